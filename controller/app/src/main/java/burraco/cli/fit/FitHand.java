package burraco.cli.fit;

import burraco.cards.Seat;
import burraco.cli.files.TableFiles;
import burraco.cli.replay.ReplayAudience;
import burraco.cli.replay.ReplayedHand;
import burraco.engine.act.Act;
import burraco.fitting.Fit;
import burraco.fitting.FitObserver;
import burraco.hal.Reading;
import burraco.measure.Comparison;
import burraco.measure.Course;
import burraco.measure.Happened;
import burraco.measure.Inferred;
import burraco.measure.Witness;
import burraco.tracking.course.CertaintyGrounds;
import burraco.tracking.event.TrackerEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Replays one capture through the tracker and collects observations for fitting. */
final class FitHand extends ReplayAudience {
    private final Course truth;
    private final Witness witness;
    private final Set<Act> accused = new HashSet<>();
    private Optional<FitObserver> observer = Optional.empty();
    private Optional<ReplayedHand> heard = Optional.empty();

    /**
     * @param witness of the same hand; is not asked if no times were recorded
     */
    FitHand(Course truth, Witness witness) {
        this.truth = truth;
        this.witness = witness;
    }

    @Override
    public void begun(TableFiles.Table table) {
        observer = Optional.of(new FitObserver(table.layout(), table.deck(), truth));
    }

    @Override
    public void read(Reading reading) {
        observer.orElseThrow().take(reading);
    }

    /** The certainty of each act when it was first recognised, even if it was withdrawn later. */
    @Override
    public void told(TrackerEvent told, int hand) {
        if (told instanceof TrackerEvent.Decided(_, var entry) && entry.blame().isPresent()) {
            boolean isTimed = truth.acts().stream().anyMatch(Happened::isTimed);
            if (isTimed && accused.add(entry.act())) {
                Seat seat = ((Act.OfSeat) entry.act()).seat();
                boolean inOrder = witness.wasInOrder(seat, entry.cards(), entry.decided());
                observer.orElseThrow().accused(entry.blame().get(), !inOrder);
            }
        }
    }

    @Override
    public void over(ReplayedHand hand) {
        super.over(hand);
        heard = heard.or(() -> Optional.of(hand));
    }

    void end(String name, Fit fit) {
        FitObserver all = observer.orElseThrow();
        heard.ifPresent(hand -> {
            Inferred inferred = hand.inferred();
            Map<Integer, CertaintyGrounds> grounds = new HashMap<>();
            hand.acts()
                    .forEach((line, act) -> act.grounds().ifPresent(why -> grounds.put(line, why)));
            all.said(Comparison.of(truth, inferred).pairs(), grounds);
        });
        fit.take(name, all);
    }
}
