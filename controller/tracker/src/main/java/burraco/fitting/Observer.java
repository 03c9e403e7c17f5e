package burraco.fitting;

import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.measure.Course;
import burraco.measure.Happened;
import burraco.measure.Outcome;
import burraco.measure.Pair;
import burraco.tracking.course.Blame;
import burraco.tracking.course.Grounds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes of a hand's readings, beside what truly happened, what figures are fitted to. */
public final class Observer {
    /** One look of so many says how often there is one. */
    private static final int PACE = 20;

    private final Layout layout;
    private final Deck deck;
    private final Course truth;
    private final Observed observed = new Observed();
    private final Map<Integer, Looks> looks = new LinkedHashMap<>();
    private final Map<Integer, ScaleLifts> lifts = new LinkedHashMap<>();
    private final long begun;
    private final long over;

    public Observer(Layout layout, Deck deck, Course truth) {
        this.layout = layout;
        this.deck = deck;
        this.truth = truth;
        layout.antennas().forEach(antenna -> looks.put(antenna.id(), new Looks()));
        layout.scales().forEach(scale -> lifts.put(scale.id(), new ScaleLifts(scale.card())));
        begun =
                timed(truth)
                        .filter(act -> act.act() instanceof Act.TurnUp)
                        .mapToLong(Happened::complete)
                        .min()
                        .orElse(Long.MAX_VALUE);
        over = timed(truth).mapToLong(Happened::begun).max().orElse(-1);
    }

    private static Stream<Happened> timed(Course truth) {
        return truth.acts().stream().filter(Happened::isTimed);
    }

    public void take(Reading reading) {
        switch (reading) {
            case Reading.Inventory inventory -> {
                if (looks.containsKey(inventory.antenna())) {
                    looks.get(inventory.antenna()).take(inventory, deck);
                }
            }
            case Reading.Weight weight -> weigh(weight);
            case Reading.Unclear _,
                    Reading.Press _,
                    Reading.AntennaFault _,
                    Reading.SourceFault _ -> {}
        }
    }

    private void weigh(Reading.Weight weight) {
        Optional<LaidScale> scale =
                layout.scales().stream().filter(one -> one.id() == weight.scale()).findFirst();
        if (scale.isEmpty() || weight.at() < begun || weight.at() > over) {
            return;
        }
        Timing what =
                scale.get().zone() instanceof Zone.Stock
                        ? Timing.STOCK_LIFTED
                        : Timing.POZZETTO_LIFTED;
        lifts.get(weight.scale()).take(weight).ifPresent(away -> observed.time(what, away));
    }

    /**
     * The acts that the tracker put on record, beside those that were done.
     *
     * @param grounds by the lines of its record
     */
    public void said(List<Pair> pairs, Map<Integer, Grounds> grounds) {
        for (Pair pair : pairs) {
            Optional<Grounds> why = pair.inferred().map(one -> grounds.get(one.line()));
            boolean right = pair.outcome() == Outcome.EXACT || pair.outcome() == Outcome.LATE;
            why.ifPresent(one -> observed.say(Weighing.ACTS, Said.of(one, right)));
        }
    }

    /**
     * Somebody was accused.
     *
     * @param right whether he had done wrong
     */
    public void accused(Blame blame, boolean right) {
        observed.say(Weighing.ACCUSATIONS, Said.of(blame, right));
    }

    /** Everything that was observed, once all readings have been taken. */
    Observed end() {
        List<Lying> lying = Lying.of(truth);
        RestingCards resting = new RestingCards(layout, looks, observed);
        lying.forEach(resting::observe);
        resting.end();
        new Plays(layout, looks, observed).observe(truth);
        new Turns(observed).observe(truth);
        layout.antennas().stream().filter(Observer::isOpen).forEach(this::pace);
        return observed;
    }

    private void pace(LaidAntenna antenna) {
        List<Looks.Look> all = looks.get(antenna.id()).all();
        for (int i = PACE; i < all.size(); i += PACE) {
            observed.time(Timing.LOOK, all.get(i).at() - all.get(i - 1).at());
        }
    }

    /** Where cards lie openly. */
    static boolean isOpen(LaidAntenna antenna) {
        return antenna.zone() instanceof Zone.Pile || antenna.zone() instanceof Zone.MeldSlot;
    }
}
