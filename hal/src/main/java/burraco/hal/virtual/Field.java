package burraco.hal.virtual;

import burraco.hal.Antenna;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What one antenna may hear, and how likely it misses it. */
final class Field {
    /**
     * A tag within reach.
     *
     * @param miss how likely it is not heard, outside a burst of misses
     * @param depth how far inside the border it lies; negative: outside
     */
    record Candidate(Tag tag, double miss, double depth) {}

    private static final double LITTLE = 0.02;

    private final Antenna antenna;
    private final Felt felt;
    private Noise noise;
    private final Chance chance;
    private double reach;
    private final int number;
    private List<Candidate> candidates = List.of();
    private double answering;
    private boolean stale = true;

    Field(Antenna antenna, Felt felt, Noise noise, Chance chance) {
        this.antenna = antenna;
        this.felt = felt;
        this.chance = chance;
        noise(noise);
        number = felt.watch(this);
    }

    void noise(Noise other) {
        noise = other;
        // A card's edges reach farther than its middle: neighbours in a pile count from there.
        reach = noise.value(Figure.GHOST_REACH) + noise.value(Figure.CARD_HIGH);
        stale = true;
    }

    Antenna antenna() {
        return antenna;
    }

    double reach() {
        return reach;
    }

    void changed() {
        stale = true;
    }

    List<Candidate> candidates() {
        if (stale) {
            candidates = find();
            answering = candidates.stream().mapToDouble(one -> 1 - one.miss()).sum();
            stale = false;
        }
        return candidates;
    }

    /** How many tags answer, on average; those that get no power take no time. */
    double answering() {
        candidates();
        return answering;
    }

    /** Whether this tag is in a burst of misses now; to be asked once an inventory. */
    boolean inBurst(Tag tag, double begin, double end) {
        if (chance.happens(tag.bursts.get(number) ? end : begin)) {
            tag.bursts.flip(number);
        }
        return tag.bursts.get(number);
    }

    private List<Candidate> find() {
        List<Candidate> found = new ArrayList<>();
        for (Tag tag : felt.tags()) {
            if (tag.dead) {
                continue;
            }
            double miss = 1;
            double depth = Double.NEGATIVE_INFINITY;
            if (tag.spot != null) {
                miss = lying(tag);
                depth = depth(tag.spot);
            }
            for (Tag.Faint faint : tag.faint) {
                miss *= moving(tag, faint);
                depth = Math.max(depth, depth(faint.spot()));
            }
            if (miss < 1) {
                found.add(new Candidate(tag, miss, depth));
            }
        }
        return List.copyOf(found);
    }

    private double depth(Spot spot) {
        return antenna.area().depth(spot.x(), spot.y());
    }

    /** How likely a lying card is missed. */
    private double lying(Tag tag) {
        double hear = reached(tag.spot, (long) tag.index << 32 | tag.moves);
        if (hear == 0) {
            return 1;
        }
        double miss = 1 - hear * (1 - piled(tag, tag.spot, tag.order));
        for (RestingHand hand : felt.hands()) {
            if (hand.covers(tag.spot)) {
                miss = Math.max(miss, drawn(Figure.MISS_HAND, tag.index, hand.number()));
            }
        }
        for (Shield shield : felt.shields()) {
            if (shield.covers(tag.spot)) {
                miss = Math.max(miss, shield.miss());
            }
        }
        return miss;
    }

    /** How likely a card on its way is missed; above a pile as much as one that lies on it. */
    private double moving(Tag tag, Tag.Faint faint) {
        double hear = reached(faint.spot(), -faint.number());
        if (hear == 0) {
            return 1;
        }
        double moved = drawn(Figure.MISS_HAND, tag.index, faint.number());
        return 1 - hear * (1 - Math.max(moved, piled(tag, faint.spot(), Long.MAX_VALUE)));
    }

    /** How likely a lone card there is heard; 0 beyond reach. */
    private double reached(Spot spot, long which) {
        double depth = depth(spot);
        if (depth >= 0) {
            double centre = drawn(Figure.MISS_CENTRE, which, 1);
            double band = noise.value(Figure.MISS_EDGE_BAND);
            if (depth >= band) {
                return 1 - centre;
            }
            double edge = drawn(Figure.MISS_EDGE, which, 2);
            return 1 - (edge + (centre - edge) * depth / band);
        }
        if (-depth > noise.value(Figure.GHOST_REACH)) {
            return 0;
        }
        boolean near = -depth <= noise.value(Figure.GHOST_BAND);
        return drawn(near ? Figure.GHOST_NEAR : Figure.GHOST_FAR, which, 3);
    }

    /**
     * What the cards under it add to its miss. Each counts by the square of how much of it lies
     * there: a card on four squared ones is the fifth of a pile, one that is splayed over them is
     * nearly alone.
     *
     * @param order those that were laid before it lie under it
     */
    private double piled(Tag tag, Spot spot, long order) {
        double wide = noise.value(Figure.CARD_WIDE);
        double high = noise.value(Figure.CARD_HIGH);
        double[] overlaps = new double[felt.tags().size()];
        int under = 0;
        for (Tag other : felt.tags()) {
            if (other != tag && other.spot != null && other.order < order) {
                double overlap = spot.overlap(other.spot, wide, high);
                if (overlap > LITTLE) {
                    overlaps[under++] = overlap;
                }
            }
        }
        Arrays.sort(overlaps, 0, under);
        double miss = 0;
        double before = 0;
        for (int k = 1; k <= under; k++) {
            double deep = deep(k);
            double overlap = overlaps[under - k];
            miss += (deep - before) * overlap * overlap;
            before = deep;
        }
        return miss;
    }

    /** What so many squared cards under a card make of it, by how many this antenna reads. */
    private double deep(int cards) {
        int readable = antenna.stack() - 1;
        double place = cards <= readable ? (double) cards / readable : 1 + cards - readable;
        int floor = Math.min((int) place, 5);
        double lower = deepest(floor);
        return lower + (deepest(Math.min(floor + 1, 5)) - lower) * (place - (int) place);
    }

    /**
     * What the given card of a pile, for an antenna that reads two, is missed more than the first.
     */
    private double deepest(int place) {
        return switch (place) {
            case 0 -> 0;
            case 1 -> beyondFirst(Figure.MISS_SECOND);
            case 2 -> beyondFirst(Figure.MISS_THIRD);
            case 3 -> beyondFirst(Figure.MISS_FOURTH);
            case 4 -> beyondFirst(Figure.MISS_FIFTH);
            default -> beyondFirst(Figure.MISS_DEEPER);
        };
    }

    /** The figures say how much is missed in all; a lone card is missed a little anyway. */
    private double beyondFirst(Figure figure) {
        double alone = noise.value(Figure.MISS_CENTRE);
        return Math.max(0, (noise.value(figure) - alone) / (1 - alone));
    }

    private double drawn(Figure figure, long which, long salt) {
        Range range = noise.range(figure);
        double share = chance.share(which * 256 + figure.ordinal(), salt * 1024 + antenna.id());
        return range.least() + (range.most() - range.least()) * share;
    }
}
