package burraco.hal.virtual;

import burraco.hal.Reading;
import burraco.hal.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** A scale under a place of a virtual table. */
public final class VirtualScale extends TableDevice implements Scale {
    private static final double MILLIS_AN_HOUR = 3_600_000;

    /** It follows its load in steps that are finer than its reports by this factor. */
    private static final int FINER = 5;

    /** Tolerance for rounding errors: a change of exactly one step is not more than one step. */
    private static final double NOTHING = 1e-6;

    private final VirtualTable table;
    private final String source;
    private final VirtualSource.Load load;
    private final VirtualFelt felt;
    private Noise noise;
    private final Chance chance;
    private final long every;
    private final double follows;
    private double driftAnHour;
    private double shown;
    private double zero;
    private double lastTold = Double.NaN;
    private final List<Double> leaning = new ArrayList<>();
    private final AtomicBoolean zeroing = new AtomicBoolean();
    private boolean hangs;
    private long stuckUntil;
    private long silentUntil;
    private long due;
    private int untilItTells;

    VirtualScale(
            VirtualTable table,
            String source,
            VirtualSource.Load load,
            VirtualFelt felt,
            Noise noise,
            Chance chance) {
        super("scale " + load.id());
        this.table = table;
        this.source = source;
        this.load = load;
        this.felt = felt;
        this.noise = noise;
        this.chance = chance;
        driftAnHour = noise.draw(NoiseFigure.SCALE_DRIFT, chance);
        every = (long) (noise.value(NoiseFigure.SCALE_EVERY) * 1000) / FINER;
        // After the settling time a twentieth of a change is still missing.
        double settle = Math.max(1, noise.value(NoiseFigure.SCALE_SETTLE)) * 1000;
        follows = 1 - StrictMath.exp(StrictMath.log(0.05) * every / settle);
    }

    void noise(Noise other) {
        noise = other;
        driftAnHour = noise.draw(NoiseFigure.SCALE_DRIFT, chance);
    }

    @Override
    public int id() {
        return load.id();
    }

    @Override
    public void zero() {
        zeroing.set(true);
    }

    @Override
    public String source() {
        return source;
    }

    long due() {
        return due;
    }

    /** Adds a weight that rests on it. */
    void lean(double grams) {
        leaning.add(grams);
    }

    void leave(double grams) {
        leaning.remove(grams);
    }

    void drift(double gramsAnHour) {
        driftAnHour = gramsAnHour;
    }

    /** It keeps its value until this time. */
    void stuckUntil(long millis) {
        stuckUntil = Math.max(stuckUntil, millis);
    }

    void silentUntil(long millis) {
        silentUntil = Math.max(silentUntil, millis);
    }

    /** It hangs together with its board. */
    void hang(boolean now) {
        hangs = now;
    }

    @Override
    boolean found() {
        // After a loss it reports its value even if that has not changed.
        lastTold = Double.NaN;
        return super.found();
    }

    /** Looks once. */
    void step() {
        long at = due / 1000;
        if (zeroing.getAndSet(false)) {
            zero = shown;
            lastTold = Double.NaN;
        }
        due += every;
        zero -= driftAnHour * every / 1000 / MILLIS_AN_HOUR;
        if (at >= stuckUntil) {
            shown += (weight() - shown) * follows;
        }
        if (untilItTells-- > 0) {
            return;
        }
        untilItTells = FINER - 1;
        double noisy = shown - zero + chance.normal() * noise.value(NoiseFigure.SCALE_NOISE);
        double grams = StrictMath.rint(noisy * 10) / 10;
        double step = noise.value(NoiseFigure.SCALE_STEP) + NOTHING;
        boolean speaks = isUp() && !hangs && at >= silentUntil;
        if (speaks && !(Math.abs(grams - lastTold) <= step)) {
            lastTold = grams;
            // Avoids negative zero.
            tell(new Reading.Weight(at, load.id(), grams == 0 ? 0 : grams));
        }
    }

    private double weight() {
        double grams = leaning.stream().mapToDouble(Double::doubleValue).sum();
        for (Tag tag : felt.tags()) {
            boolean weighs = tag.spot != null && !tag.stranger;
            if (weighs && load.area().contains(tag.spot.x(), tag.spot.y())) {
                grams += load.card() * (1 + differs(tag));
            }
        }
        for (RestingHand hand : felt.hands()) {
            if (load.area().contains(hand.x(), hand.y())) {
                grams += hand.grams();
            }
        }
        return grams;
    }

    private double differs(Tag tag) {
        Range range = noise.range(NoiseFigure.SCALE_CARD);
        return range.least() + (range.most() - range.least()) * table.share(tag);
    }
}
