package burraco.hal.virtual;

import burraco.hal.Reading;
import burraco.hal.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** A scale under a place of a virtual table. */
public final class VirtualScale extends TableDevice implements Scale {
    private static final double MILLIS_AN_HOUR = 3_600_000;

    /** It follows its load in steps that are so much finer than its tellings. */
    private static final int FINER = 5;

    /** Tenths of a gram are not exact: a change of just the step is not more than the step. */
    private static final double NOTHING = 1e-6;

    private final VirtualTable table;
    private final String source;
    private final VirtualSource.Load load;
    private final Felt felt;
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
            Felt felt,
            Noise noise,
            Chance chance) {
        super("scale " + load.id());
        this.table = table;
        this.source = source;
        this.load = load;
        this.felt = felt;
        this.noise = noise;
        this.chance = chance;
        driftAnHour = noise.draw(Figure.SCALE_DRIFT, chance);
        every = (long) (noise.value(Figure.SCALE_EVERY) * 1000) / FINER;
        // After the settling time a twentieth of a change is still missing.
        double settle = Math.max(1, noise.value(Figure.SCALE_SETTLE)) * 1000;
        follows = 1 - StrictMath.exp(StrictMath.log(0.05) * every / settle);
    }

    void noise(Noise other) {
        noise = other;
        driftAnHour = noise.draw(Figure.SCALE_DRIFT, chance);
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

    /** Something leans on it with so many grams, beside whatever else does. */
    void lean(double grams) {
        leaning.add(grams);
    }

    void leave(double grams) {
        leaning.remove(grams);
    }

    void drift(double gramsAnHour) {
        driftAnHour = gramsAnHour;
    }

    /** It follows its load no more until then. */
    void stuckUntil(long millis) {
        stuckUntil = Math.max(stuckUntil, millis);
    }

    void silentUntil(long millis) {
        silentUntil = Math.max(silentUntil, millis);
    }

    /** It shares the board that hangs. */
    void hang(boolean now) {
        hangs = now;
    }

    @Override
    boolean found() {
        // After a loss it tells what it shows, changed or not.
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
        double noisy = shown - zero + chance.normal() * noise.value(Figure.SCALE_NOISE);
        double grams = StrictMath.rint(noisy * 10) / 10;
        double step = noise.value(Figure.SCALE_STEP) + NOTHING;
        boolean speaks = isUp() && !hangs && at >= silentUntil;
        if (speaks && !(Math.abs(grams - lastTold) <= step)) {
            lastTold = grams;
            // Minus zero is a number that nobody wants to read.
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
        Range range = noise.range(Figure.SCALE_CARD);
        return range.least() + (range.most() - range.least()) * table.share(tag);
    }
}
