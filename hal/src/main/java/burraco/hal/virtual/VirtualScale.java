package burraco.hal.virtual;

import burraco.hal.Reading;
import burraco.hal.Scale;
import burraco.hal.Trouble;

/** A scale under a place of a virtual table. */
public final class VirtualScale extends TableDevice implements Scale {
    private static final double MILLIS_AN_HOUR = 3_600_000;

    private final VirtualTable table;
    private final String source;
    private final VirtualSource.Load load;
    private final Felt felt;
    private final Noise noise;
    private final Chance chance;
    private final long every;
    private final double follows;
    private double driftAnHour;
    private double shown;
    private double zero;
    private double lastTold = Double.NaN;
    private double leaning;
    private long due;

    VirtualScale(
            VirtualTable table,
            String source,
            VirtualSource.Load load,
            Felt felt,
            Noise noise,
            Chance chance) {
        super(table, "scale " + load.id());
        this.table = table;
        this.source = source;
        this.load = load;
        this.felt = felt;
        this.noise = noise;
        this.chance = chance;
        driftAnHour = noise.draw(Figure.SCALE_DRIFT, chance);
        every = (long) (noise.value(Figure.SCALE_EVERY) * 1000);
        // After the settling time a twentieth of a change is still missing.
        double settle = Math.max(1, noise.value(Figure.SCALE_SETTLE)) * 1000;
        follows = 1 - StrictMath.exp(StrictMath.log(0.05) * every / settle);
    }

    @Override
    public int id() {
        return load.id();
    }

    @Override
    public void zero() {
        synchronized (table) {
            zero = shown;
            lastTold = Double.NaN;
        }
    }

    String source() {
        return source;
    }

    long due() {
        return due;
    }

    /** Something leans on it: so many grams, until it is told otherwise. */
    void lean(double grams) {
        leaning = grams;
    }

    void drift(double gramsAnHour) {
        driftAnHour = gramsAnHour;
    }

    /** The cable that it shares with a reader is gone; the reader tells. */
    void cutOff(Trouble trouble, String detail) {
        lost(trouble, detail);
    }

    void connected() {
        found();
        lastTold = Double.NaN;
    }

    /** Looks once. */
    void step() {
        long at = due / 1000;
        zero -= driftAnHour * every / 1000 / MILLIS_AN_HOUR;
        shown += (weight() - shown) * follows;
        double noisy = shown - zero + chance.normal() * noise.value(Figure.SCALE_NOISE);
        double grams = StrictMath.rint(noisy * 10) / 10;
        if (isUp() && !(Math.abs(grams - lastTold) <= noise.value(Figure.SCALE_STEP))) {
            lastTold = grams;
            // Minus zero is a number that nobody wants to read.
            tell(new Reading.Weight(at, load.id(), grams == 0 ? 0 : grams));
        }
        due += every;
    }

    private double weight() {
        double grams = leaning;
        for (Tag tag : felt.tags()) {
            if (tag.spot != null && load.area().contains(tag.spot.x(), tag.spot.y())) {
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
