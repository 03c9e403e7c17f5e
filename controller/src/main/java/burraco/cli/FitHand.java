package burraco.cli;

import burraco.fitting.Fit;
import burraco.fitting.Observer;
import burraco.hal.Reading;
import burraco.measure.Comparison;
import burraco.measure.Course;
import burraco.measure.Inferred;
import burraco.tracking.course.Grounds;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** One capture on its way through the tracker, and what figures are fitted to beside it. */
final class FitHand extends ReplayAudience {
    private final Course truth;
    private Optional<Observer> observer = Optional.empty();
    private Optional<HandHeard> heard = Optional.empty();

    FitHand(Course truth) {
        this.truth = truth;
    }

    @Override
    public void begun(TableFiles.Table table) {
        observer = Optional.of(new Observer(table.layout(), table.deck(), truth));
    }

    @Override
    public void read(Reading reading) {
        observer.orElseThrow().take(reading);
    }

    @Override
    public void over(HandHeard hand) {
        super.over(hand);
        heard = heard.or(() -> Optional.of(hand));
    }

    void end(String name, Fit fit) {
        Observer all = observer.orElseThrow();
        heard.ifPresent(hand -> {
            Inferred inferred = hand.inferred();
            Map<Integer, Grounds> grounds = new HashMap<>();
            hand.acts()
                    .forEach((line, act) -> act.grounds().ifPresent(why -> grounds.put(line, why)));
            all.said(Comparison.of(truth, inferred).pairs(), grounds);
        });
        fit.take(name, all);
    }
}
