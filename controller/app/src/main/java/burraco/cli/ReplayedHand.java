package burraco.cli;

import burraco.cards.Card;
import burraco.measure.Doubt;
import burraco.measure.Inferred;
import burraco.measure.Timed;
import burraco.tracking.Told;
import burraco.tracking.course.Entry;
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
record ReplayedHand(int number, String record, SortedMap<Integer, Entry> acts, List<Told> asides) {

    /** Collects reports until the hand is over. */
    static final class Listener {
        private final SortedMap<Integer, Entry> acts = new TreeMap<>();
        private final List<Told> asides = new ArrayList<>();
        private int number = 1;

        int number() {
            return number;
        }

        void hear(Told told) {
            switch (told) {
                case Told.Decided decided -> acts.put(decided.line(), decided.entry());
                case Told.Withdrawn withdrawn -> acts.remove(withdrawn.line());
                case Told.Unsure unsure -> asides.add(unsure);
                case Told.Resolved resolved -> asides.add(resolved);
                case Told.Differs differs -> asides.add(differs);
                case Told.Agrees agrees -> asides.add(agrees);
                case Told.Foreign foreign -> asides.add(foreign);
                case Told.Trouble trouble -> asides.add(trouble);
                case Told.Sense sense -> asides.add(sense);
                case Told.HandOver _ -> {}
            }
        }

        /** Returns the finished hand and starts a new one. */
        ReplayedHand over(Told.HandOver end) {
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
    Inferred inferred() {
        List<Timed> times = new ArrayList<>();
        acts.forEach((line, act) ->
                times.add(new Timed(line, act.since(), act.complete(), act.decided(), act.sure())));
        List<Doubt> doubts = new ArrayList<>();
        int prompts = 0;
        for (Told aside : asides) {
            if (aside instanceof Told.Unsure unsure) {
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
