package burraco.hal.virtual;

import burraco.hal.Antenna;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The tags that one antenna may hear, with the probability that it misses them. */
final class Field {
    /**
     * A tag within reach.
     *
     * @param miss the probability of a miss outside a burst
     * @param depth its distance from the border; negative outside
     */
    record Candidate(Tag tag, double miss, double depth) {}

    private static final double LITTLE = 0.02;

    private final Antenna antenna;
    private final VirtualFelt felt;
    private Noise noise;
    private final Chance chance;
    private double reach;
    private final int number;
    private List<Candidate> candidates = List.of();
    private double answering;
    private boolean stale = true;

    Field(Antenna antenna, VirtualFelt felt, Noise noise, Chance chance) {
        this.antenna = antenna;
        this.felt = felt;
        this.chance = chance;
        noise(noise);
        number = felt.watch(this);
    }

    void noise(Noise other) {
        noise = other;
        // Neighbours in a pile count within the size of a card.
        reach = noise.value(NoiseFigure.GHOST_REACH) + noise.value(NoiseFigure.CARD_HIGH);
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

    /** The average number of tags that answer; tags without power take no time. */
    double answering() {
        candidates();
        return answering;
    }

    /** Whether this tag is in a burst of misses now. Call it once per inventory. */
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

    private double depth(CardSpot spot) {
        return antenna.area().depth(spot.x(), spot.y());
    }

    /** The probability that a lying card is missed. */
    private double lying(Tag tag) {
        double hear = reached(tag.spot, (long) tag.index << 32 | tag.moves);
        if (hear == 0) {
            return 1;
        }
        double miss = 1 - hear * (1 - piled(tag, tag.spot, tag.order));
        for (RestingHand hand : felt.hands()) {
            if (hand.covers(tag.spot)) {
                miss = Math.max(miss, drawn(NoiseFigure.MISS_HAND, tag.index, hand.number()));
            }
        }
        for (Shield shield : felt.shields()) {
            if (shield.covers(tag.spot)) {
                miss = Math.max(miss, shield.miss());
            }
        }
        return miss;
    }

    /**
     * The probability that a moving card is missed; above a pile it is that of a card on the pile.
     */
    private double moving(Tag tag, Tag.Faint faint) {
        double hear = reached(faint.spot(), -faint.number());
        if (hear == 0) {
            return 1;
        }
        double moved = drawn(NoiseFigure.MISS_HAND, tag.index, faint.number());
        return 1 - hear * (1 - Math.max(moved, piled(tag, faint.spot(), Long.MAX_VALUE)));
    }

    /** The probability that a single card there is heard; 0 out of reach. */
    private double reached(CardSpot spot, long which) {
        double depth = depth(spot);
        if (depth >= 0) {
            double centre = drawn(NoiseFigure.MISS_CENTRE, which, 1);
            double band = noise.value(NoiseFigure.MISS_EDGE_BAND);
            if (depth >= band) {
                return 1 - centre;
            }
            double edge = drawn(NoiseFigure.MISS_EDGE, which, 2);
            return 1 - (edge + (centre - edge) * depth / band);
        }
        if (-depth > noise.value(NoiseFigure.GHOST_REACH)) {
            return 0;
        }
        boolean near = -depth <= noise.value(NoiseFigure.GHOST_BAND);
        return drawn(near ? NoiseFigure.GHOST_NEAR : NoiseFigure.GHOST_FAR, which, 3);
    }

    /**
     * The probability of a miss that the cards under it add. Each counts by the square of its
     * overlap: a card on four squared ones is the fifth of a pile, one that is splayed over them is
     * nearly alone.
     *
     * @param order cards with a lower order lie under it
     */
    private double piled(Tag tag, CardSpot spot, long order) {
        double wide = noise.value(NoiseFigure.CARD_WIDE);
        double high = noise.value(NoiseFigure.CARD_HIGH);
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

    /**
     * The effect of this number of squared cards under a card, for the number of cards that this
     * antenna reads.
     */
    private double deep(int cards) {
        int readable = antenna.stack() - 1;
        double place = cards <= readable ? (double) cards / readable : 1 + cards - readable;
        int floor = Math.min((int) place, 5);
        double lower = deepest(floor);
        return lower + (deepest(Math.min(floor + 1, 5)) - lower) * (place - (int) place);
    }

    /**
     * How much more the given card of a pile is missed than the first, for an antenna that reads
     * two.
     */
    private double deepest(int place) {
        return switch (place) {
            case 0 -> 0;
            case 1 -> beyondFirst(NoiseFigure.MISS_SECOND);
            case 2 -> beyondFirst(NoiseFigure.MISS_THIRD);
            case 3 -> beyondFirst(NoiseFigure.MISS_FOURTH);
            case 4 -> beyondFirst(NoiseFigure.MISS_FIFTH);
            default -> beyondFirst(NoiseFigure.MISS_DEEPER);
        };
    }

    /** The figures include the misses of a single card, which are subtracted here. */
    private double beyondFirst(NoiseFigure figure) {
        double alone = noise.value(NoiseFigure.MISS_CENTRE);
        return Math.max(0, (noise.value(figure) - alone) / (1 - alone));
    }

    private double drawn(NoiseFigure figure, long which, long salt) {
        Range range = noise.range(figure);
        double share = chance.share(which * 256 + figure.ordinal(), salt * 1024 + antenna.id());
        return range.least() + (range.most() - range.least()) * share;
    }
}
