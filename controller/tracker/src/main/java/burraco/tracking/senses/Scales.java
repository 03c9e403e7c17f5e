package burraco.tracking.senses;

import burraco.hal.Reading;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.Trust;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** What the scales showed lately, and whether it can be true beside what the antennas hear. */
final class Scales {
    private final Layout layout;
    private final Weights weights;
    private final Ears ears;
    private final SequencedMap<Integer, Tally> shown = new LinkedHashMap<>();

    /** When each scale spoke last. */
    private final Map<Zone, Long> spoke = new HashMap<>();

    Scales(Layout layout, Weights weights, Ears ears) {
        this.layout = layout;
        this.weights = weights;
        this.ears = ears;
        layout.scales().forEach(scale -> shown.put(scale.id(), new Tally()));
    }

    void hear(Reading.Weight weight) {
        Tally tally = shown.get(weight.scale());
        if (tally != null) {
            tally.count(Math.abs(weight.grams()) < Trust.MOST_GRAMS);
            spoke.put(at(weight.scale()).zone(), weight.at());
        }
    }

    List<LaidScale> all() {
        return layout.scales();
    }

    LaidScale at(int id) {
        return all().stream().filter(one -> one.id() == id).findFirst().orElseThrow();
    }

    /** Whether it shows what no table has on it, or what its antenna says is not so. */
    boolean isWrong(LaidScale scale, long now) {
        return shown.get(scale.id()).isImpossible() || contradicts(scale, Trust.CONTRADICTS, now);
    }

    boolean isWell(LaidScale scale, long now) {
        return shown.get(scale.id()).isThinkable() && !contradicts(scale, Trust.CONTRADICTS, now);
    }

    /** Whether it shows nothing where cards are heard all the time, for so long. */
    boolean contradicts(LaidScale scale, long millis, long now) {
        Optional<Balance> balance = on(scale.zone());
        if (balance.isEmpty() || balance.get().stirred() || isSomething(balance.get())) {
            return false;
        }
        return ears.all().stream()
                .anyMatch(ear ->
                        ear.laid.zone().equals(scale.zone())
                                && ear.hearsFor(millis, balance.get().steppedAt(), now));
    }

    /** By what it weighs too: how many lie there may be known wrongly. */
    private static boolean isSomething(Balance balance) {
        return balance.count() > 0 || balance.whole() > 0;
    }

    private Optional<Balance> on(Zone zone) {
        return weights.on(zone).filter(Balance::counts);
    }

    /** Whether somebody has the stock in his hand, or all of it is gone. */
    boolean isStockGone() {
        return weights.onStock()
                .filter(scale -> scale.whole() <= 0 || 2 * scale.whole() < scale.count())
                .isPresent();
    }

    /** When cards left the stock or came to it. */
    List<Balance.Step> steps() {
        return weights.onStock().map(Balance::steps).orElse(List.of());
    }

    /**
     * For how long a stack has rested on the scale under an antenna that named none of it.
     *
     * @param back when the antenna's reader came back last: what was shown before is old
     */
    long restsUnder(Ear ear, long back, long now) {
        Optional<Balance> scale = on(ear.laid.zone());
        if (scale.isEmpty()) {
            return 0;
        }
        Balance balance = scale.get();
        boolean rests =
                spoke.getOrDefault(ear.laid.zone(), 0L) >= back
                        && !balance.stirred()
                        && balance.count() >= Trust.A_STACK
                        && balance.whole() >= Trust.A_STACK;
        return rests ? now - Math.max(ear.muteSince(), balance.steppedAt()) : 0;
    }
}
