package burraco.tracking.senses;

import burraco.hal.Reading;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.SensorFigures;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** Checks whether the values of the scales are possible and agree with what the antennas hear. */
final class ScaleChecks {
    private final Layout layout;
    private final TableScales weights;
    private final AntennaMonitors ears;
    private final SequencedMap<Integer, ScalePlausibility> shown = new LinkedHashMap<>();

    /** When each scale last reported. */
    private final Map<Zone, Long> spoke = new HashMap<>();

    ScaleChecks(Layout layout, TableScales weights, AntennaMonitors ears) {
        this.layout = layout;
        this.weights = weights;
        this.ears = ears;
        layout.scales().forEach(scale -> shown.put(scale.id(), new ScalePlausibility()));
    }

    void hear(Reading.Weight weight) {
        ScalePlausibility tally = shown.get(weight.scale());
        if (tally != null) {
            tally.count(Math.abs(weight.grams()) < SensorFigures.MOST_GRAMS);
            spoke.put(at(weight.scale()).zone(), weight.at());
        }
    }

    List<LaidScale> all() {
        return layout.scales();
    }

    LaidScale at(int id) {
        return all().stream().filter(one -> one.id() == id).findFirst().orElseThrow();
    }

    /** Whether a scale shows an impossible weight or contradicts its antenna. */
    boolean isWrong(LaidScale scale, long now) {
        return shown.get(scale.id()).isImpossible()
                || contradicts(scale, SensorFigures.CONTRADICTS_MILLIS, now);
    }

    boolean isWell(LaidScale scale, long now) {
        return shown.get(scale.id()).isThinkable()
                && !contradicts(scale, SensorFigures.CONTRADICTS_MILLIS, now);
    }

    /**
     * Whether the scale has shown nothing for this many milliseconds while cards are heard there.
     */
    boolean contradicts(LaidScale scale, long millis, long now) {
        Optional<ScaleCounter> balance = on(scale.zone());
        if (balance.isEmpty() || balance.get().stirred() || isSomething(balance.get())) {
            return false;
        }
        return ears.all().stream()
                .anyMatch(ear ->
                        ear.laid.zone().equals(scale.zone())
                                && ear.hearsFor(millis, balance.get().steppedAt(), now));
    }

    /** The weight counts too, because the number of cards may be known wrongly. */
    private static boolean isSomething(ScaleCounter balance) {
        return balance.count() > 0 || balance.whole() > 0;
    }

    private Optional<ScaleCounter> on(Zone zone) {
        return weights.on(zone).filter(ScaleCounter::counts);
    }

    /** Whether somebody holds the stock, or all of it is gone. */
    boolean isStockGone() {
        return weights.onStock()
                .filter(scale -> scale.whole() <= 0 || 2 * scale.whole() < scale.count())
                .isPresent();
    }

    /** The changes of the stock. */
    List<ScaleCounter.Step> steps() {
        return weights.onStock().map(ScaleCounter::steps).orElse(List.of());
    }

    /**
     * How long a stack has rested on the scale under an antenna that named none of its cards.
     *
     * @param back when the antenna's reader last came back; older values do not count
     */
    long restsUnder(AntennaMonitor ear, long back, long now) {
        Optional<ScaleCounter> scale = on(ear.laid.zone());
        if (scale.isEmpty()) {
            return 0;
        }
        ScaleCounter balance = scale.get();
        boolean rests =
                spoke.getOrDefault(ear.laid.zone(), 0L) >= back
                        && !balance.stirred()
                        && balance.count() >= SensorFigures.A_STACK
                        && balance.whole() >= SensorFigures.A_STACK;
        return rests ? now - Math.max(ear.muteSince(), balance.steppedAt()) : 0;
    }
}
