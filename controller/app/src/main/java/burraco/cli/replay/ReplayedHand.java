package burraco.cli.replay;

import burraco.cards.Card;
import burraco.measure.Doubt;
import burraco.measure.Inferred;
import burraco.measure.Timed;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything the tracker reported about one hand.
 *
 * @param acts those that stand, by their lines
 * @param asides what was told between the acts
 */
public record ReplayedHand(
        int number, String record, SortedMap<Integer, TrackedAct> acts, List<TrackerEvent> asides) {

    /** Collects reports until the hand is over. */
    public static final class Listener {
        private final SortedMap<Integer, TrackedAct> acts = new TreeMap<>();
        private final List<TrackerEvent> asides = new ArrayList<>();
        private int number = 1;

        int number() {
            return number;
        }

        public void hear(TrackerEvent told) {
            switch (told) {
                case TrackerEvent.Decided decided -> acts.put(decided.line(), decided.entry());
                case TrackerEvent.Withdrawn withdrawn -> acts.remove(withdrawn.line());
                case TrackerEvent.Unsure unsure -> asides.add(unsure);
                case TrackerEvent.Resolved resolved -> asides.add(resolved);
                case TrackerEvent.Differs differs -> asides.add(differs);
                case TrackerEvent.Agrees agrees -> asides.add(agrees);
                case TrackerEvent.Foreign foreign -> asides.add(foreign);
                case TrackerEvent.Trouble trouble -> asides.add(trouble);
                case TrackerEvent.TrustChanged sense -> asides.add(sense);
                case TrackerEvent.HandOver _ -> {}
            }
        }

        /** Returns the finished hand and starts a new one. */
        public ReplayedHand over(TrackerEvent.HandOver end) {
            ReplayedHand hand =
                    new ReplayedHand(
                            number, end.record(), new TreeMap<>(acts), List.copyOf(asides));
            number++;
            acts.clear();
            asides.clear();
            return hand;
        }
    }

    /** The hand in the form in which it is compared with the truth. */
    public Inferred inferred() {
        List<Timed> times = new ArrayList<>();
        acts.forEach((line, act) ->
                times.add(new Timed(line, act.since(), act.complete(), act.decided(), act.sure())));
        List<Doubt> doubts = new ArrayList<>();
        int prompts = 0;
        for (TrackerEvent aside : asides) {
            if (aside instanceof TrackerEvent.Unsure unsure) {
                List<String> cards = unsure.cards().stream().map(ReplayedHand::name).toList();
                doubts.add(new Doubt(unsure.decided(), unsure.seat(), cards));
                prompts += unsure.prompt() ? 1 : 0;
            }
        }
        return new Inferred(record, times, prompts, doubts);
    }

    private static String name(Card card) {
        return card.face().toString();
    }
}
