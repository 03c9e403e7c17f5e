package burraco.fitting;

import burraco.engine.act.Act;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.measure.Course;
import burraco.measure.Grade;
import burraco.measure.Happened;
import burraco.measure.Pair;
import burraco.tracking.course.AccusationGrounds;
import burraco.tracking.course.CertaintyGrounds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Turns the readings of a hand, together with its true record, into the observations to which
 * figures are fitted.
 */
public final class FitObserver {
    /** Only one in this many intervals between looks is recorded. */
    private static final int PACE = 20;

    private final Layout layout;
    private final Deck deck;
    private final Course truth;
    private final FitData observed = new FitData();
    private final Map<Integer, AntennaLooks> looks = new LinkedHashMap<>();
    private final Map<Integer, ScaleLifts> lifts = new LinkedHashMap<>();
    private final long begun;
    private final long over;

    public FitObserver(Layout layout, Deck deck, Course truth) {
        this.layout = layout;
        this.deck = deck;
        this.truth = truth;
        layout.antennas().forEach(antenna -> looks.put(antenna.id(), new AntennaLooks()));
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
        TimeFigure what =
                scale.get().zone() instanceof Zone.Stock
                        ? TimeFigure.STOCK_LIFTED
                        : TimeFigure.POZZETTO_LIFTED;
        lifts.get(weight.scale()).take(weight).ifPresent(away -> observed.time(what, away));
    }

    /**
     * Takes in the acts that the tracker put on record, matched with those that happened.
     *
     * @param grounds by line number of the tracker's record
     */
    public void said(List<Pair> pairs, Map<Integer, CertaintyGrounds> grounds) {
        for (Pair pair : pairs) {
            Optional<CertaintyGrounds> why = pair.inferred().map(one -> grounds.get(one.line()));
            boolean right = pair.grade() == Grade.EXACT || pair.grade() == Grade.LATE;
            why.ifPresent(one -> observed.say(CertaintyModel.ACTS, RatedStatement.of(one, right)));
        }
    }

    /**
     * Takes in an accusation.
     *
     * @param right whether the player had broken the rule
     */
    public void accused(AccusationGrounds blame, boolean right) {
        observed.say(CertaintyModel.ACCUSATIONS, RatedStatement.of(blame, right));
    }

    /** All observations, after the last reading. */
    FitData end() {
        List<RestingPeriod> lying = RestingPeriod.of(truth);
        RestingCards resting = new RestingCards(layout, looks, observed);
        lying.forEach(resting::observe);
        resting.end();
        new PlayGaps(layout, looks, observed).observe(truth);
        new TurnGaps(observed).observe(truth);
        layout.antennas().stream().filter(FitObserver::isOpen).forEach(this::pace);
        return observed;
    }

    private void pace(LaidAntenna antenna) {
        List<AntennaLooks.Look> all = looks.get(antenna.id()).all();
        for (int i = PACE; i < all.size(); i += PACE) {
            observed.time(TimeFigure.LOOK, all.get(i).at() - all.get(i - 1).at());
        }
    }

    /** Whether cards lie openly at this antenna. */
    static boolean isOpen(LaidAntenna antenna) {
        return antenna.zone() instanceof Zone.Pile || antenna.zone() instanceof Zone.MeldSlot;
    }
}
