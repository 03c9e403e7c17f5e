package burraco.hal.virtual;

import java.util.Optional;

/**
 * The figures of the noise model. None was measured on a real table; a club can replace them by its
 * own. The defaults are those of the reference profile.
 */
public enum NoiseFigure {
    // How long an inventory takes
    SCAN_SETTLE("scan.settle", "ms", 5, 15, "until the field of an antenna stands"),
    SCAN_MODULATION(
            "scan.modulation", "%", 100, 100, "ASK depth, 100 or 10: the air is slower at 10"),
    SCAN_AIR("scan.air", "times", 1.0, 1.15, "the air time, as against the table"),
    SCAN_HOST("scan.host", "ms", 0, 0, "more for each tag, for readers that tell one by one"),
    SCAN_TAGS("scan.tags", "tags", 0, 0, "told at most, 1 by single-tag front ends; 0: all"),
    SCAN_JITTER("scan.jitter", "ms", 2, 2, "mean of what comes on top by chance"),

    // What is not heard
    MISS_CENTRE("miss.centre", "share", 0.01, 0.03, "a lone card over an antenna"),
    MISS_EDGE("miss.edge", "share", 0.10, 0.30, "a lone card at its border"),
    MISS_EDGE_BAND("miss.edge-band", "cm", 1.5, 1.5, "how far inside the border begins to matter"),
    MISS_HAND("miss.hand", "share", 0.20, 0.50, "a card under a hand, or moving"),
    MISS_SECOND("miss.second", "share", 0.10, 0.10, "the second card of a pile, from the felt up"),
    MISS_THIRD("miss.third", "share", 0.50, 0.50, "the third"),
    MISS_FOURTH("miss.fourth", "share", 0.90, 0.90, "the fourth"),
    MISS_FIFTH("miss.fifth", "share", 0.95, 0.95, "the fifth"),
    MISS_DEEPER("miss.deeper", "share", 0.98, 0.98, "any card above"),
    BURST_BEGIN("burst.begin", "share", 0.01, 0.01, "a burst of misses begins, per inventory"),
    BURST_END("burst.end", "share", 0.25, 0.25, "and ends"),
    BURST_MISS("burst.miss", "share", 0.80, 0.80, "missed while it lasts, at least"),
    TRAP_EVERY(
            "trap.every", "s", 0, 0, "a tag that stays active (ISO 14443) falls silent; 0: never"),
    TRAP_LENGTH("trap.length", "ms", 200, 600, "for so long"),

    // What is heard and is not so
    GHOST_NEAR("ghost.near", "share", 0.05, 0.20, "a neighbour hears a card near the border"),
    GHOST_FAR("ghost.far", "share", 0.001, 0.01, "a neighbour hears a card farther off"),
    GHOST_BAND("ghost.band", "cm", 1.5, 1.5, "what near means"),
    GHOST_REACH("ghost.reach", "cm", 7, 7, "beyond that nothing is heard"),
    FLIGHT_LINGER(
            "flight.linger",
            "ms",
            300,
            900,
            "a card on its way is heard where it was, and where it goes"),
    BRUSH_CHANCE(
            "brush.chance", "share", 0.3, 0.3, "a carried card is heard by an antenna it passes"),
    BRUSH_LENGTH("brush.length", "ms", 50, 300, "for so long"),
    GARBLE("garble.chance", "share", 1e-4, 1e-4, "an answer arrives with a wrong number"),
    GARBLE_TWO(
            "garble.two-readers",
            "share",
            5e-3,
            5e-3,
            "the same, with another reader at work beside it"),
    GARBLE_REACH("garble.reach", "cm", 3, 3, "what beside means"),
    FOREIGN("foreign.per-minute", "a minute", 1e-3, 1e-3, "a tag that is no card comes near"),
    FOREIGN_STAY("foreign.stay", "s", 5, 120, "and stays so long"),

    // What is unclear
    COLLISION(
            "unclear.collision",
            "share",
            0.002,
            0.002,
            "two tags or more answer at once, and it cannot be sorted out"),
    CRC("unclear.crc", "share", 0.001, 0.001, "an answer is damaged, and known to be"),
    TIMEOUT("unclear.timeout", "share", 0.0005, 0.0005, "an answer stops in the middle"),

    // What breaks
    READER_HANGS("reader.hangs", "an hour", 0.05, 0.05, "a reader hangs"),
    READER_HANG("reader.hang", "ms", 1000, 5000, "for so long"),
    LINK_LOSSES("link.losses", "an hour", 0.02, 0.02, "a link is lost"),
    LINK_LOSS("link.loss", "ms", 3000, 3000, "for so long"),
    LINK_DAMAGE(
            "link.damage",
            "a byte",
            1.1e-5,
            1.1e-5,
            "a byte is lost or flipped: that inventory does not arrive"),
    TAG_DEATHS("tag.deaths", "an hour", 0.02, 0.02, "one of the tags dies"),
    ANTENNA_DETUNINGS("antenna.detunings", "an hour", 0.02, 0.02, "a connector works loose"),
    ANTENNA_DETUNING("antenna.detuning", "an hour", 1, 3, "its misses grow by so many times"),

    // Cards
    CARD_WIDE(
            "card.width",
            "cm",
            CardSpot.CARD_WIDTH_CM,
            CardSpot.CARD_WIDTH_CM,
            "how wide a card is"),
    CARD_HIGH("card.height", "cm", CardSpot.CARD_HEIGHT_CM, CardSpot.CARD_HEIGHT_CM, "how high"),

    // Scales
    SCALE_NOISE("scale.noise", "g", 0.1, 0.1, "deviation of what it shows"),
    SCALE_DRIFT("scale.drift", "g an hour", -0.5, 0.5, "where its zero goes"),
    SCALE_SETTLE(
            "scale.settle", "ms", 500, 500, "until it shows nineteen parts of twenty of a change"),
    SCALE_EVERY("scale.every", "ms", 250, 250, "how often it looks"),
    SCALE_STEP("scale.step", "g", 0.2, 0.2, "it tells a change that is more than this"),
    SCALE_HAND("scale.hand", "g", 20, 90, "a hand that rests on it"),
    SCALE_CARD(
            "scale.card",
            "share",
            -0.02,
            0.02,
            "how much a card differs from the others in weight"),

    // Strength
    STRENGTH(
            "strength.told",
            "dBm",
            0,
            0,
            "how strong a lone card is at the centre; 0: this reader does not say"),
    STRENGTH_EDGE("strength.edge", "dB", 12, 12, "how much weaker at the border"),
    STRENGTH_NOISE("strength.noise", "dB", 2, 2, "its deviation");

    private final String key;
    private final String unit;
    private final Range reference;
    private final String meaning;

    NoiseFigure(String key, String unit, double least, double most, String meaning) {
        this.key = key;
        this.unit = unit;
        reference = new Range(least, most);
        this.meaning = meaning;
    }

    /** Its name in a noise file. */
    public String key() {
        return key;
    }

    public String unit() {
        return unit;
    }

    public Range reference() {
        return reference;
    }

    public String meaning() {
        return meaning;
    }

    public static Optional<NoiseFigure> parse(String key) {
        for (NoiseFigure figure : values()) {
            if (figure.key.equals(key)) {
                return Optional.of(figure);
            }
        }
        return Optional.empty();
    }

    /** Whether this range is valid for the figure. */
    public boolean allows(double least, double most) {
        // Written so that NaN is refused too.
        return floor() <= least && least <= most && most <= limit();
    }

    /** Why this range is invalid. */
    String refusal(double least, double most) {
        String written = least == most ? plain(least) : plain(least) + " to " + plain(most);
        return key
                + " cannot be "
                + written
                + ": it is one number, or from a least to a most, between "
                + plain(floor())
                + " and "
                + plain(limit());
    }

    /** Without decimals that say nothing. */
    public static String plain(double number) {
        return number == StrictMath.rint(number) && Math.abs(number) < 1e15
                ? Long.toString((long) number)
                : Double.toString(number);
    }

    /** The highest value: 1 for a share, and once a second for a rate. */
    public double limit() {
        return switch (unit) {
            case "share", "a byte" -> 1;
            case "%" -> 100;
            case "a minute" -> 60;
            case "an hour" -> 3600;
            default -> 1e6;
        };
    }

    /** The lowest value: more than 0 if the figure is a divisor or an interval. */
    public double floor() {
        if (this == SCALE_EVERY || this == SCAN_MODULATION) {
            return 10;
        }
        if (this == SCAN_AIR) {
            return 0.1;
        }
        boolean eitherWay = reference.least() < 0 || this == STRENGTH;
        return eitherWay ? -limit() : 0;
    }
}
