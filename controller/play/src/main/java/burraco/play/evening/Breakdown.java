package burraco.play.evening;

import java.util.Optional;

/**
 * The faults that a virtual table can be ordered to have while people play on it. docs/sensing.md
 * describes each.
 */
public enum Breakdown {
    ALL_ANTENNAS_EMPTY("all-antennas-empty", Of.NOTHING),
    ONE_ANTENNA_DEAF("one-antenna-deaf", Of.ANTENNA),
    ANTENNA_WEAK("antenna-weak", Of.ANTENNA),
    ANTENNA_CHATTER("antenna-chatter", Of.ANTENNA),
    ANTENNA_JAMMED("antenna-jammed", Of.ANTENNA),
    ANTENNA_STUCK("antenna-stuck", Of.ANTENNA),
    SHIELDED_PILE("shielded-pile", Of.ANTENNA),
    READER_SILENT("reader-silent", Of.READER),
    READER_LOST("reader-lost", Of.READER),
    READER_HANGS("reader-hangs", Of.READER),
    READER_GARBLES("reader-garbles", Of.READER),
    SLOW_READER("slow-reader", Of.READER),
    STRANGE_TAGS("strange-tags", Of.MANY),
    SWAPPED_TAGS("swapped-tags", Of.MANY),
    DEAD_TAGS("dead-tags", Of.MANY),
    MELDS_LIFTED("melds-lifted", Of.NOTHING),
    SCALE_STUCK("scale-stuck", Of.SCALE),
    SCALE_SILENT("scale-silent", Of.SCALE),
    SCALE_DRIFT("scale-drift", Of.SCALE),
    SCALE_JUMPS("scale-jumps", Of.SCALE);

    /** What the number behind a breakdown's name means. */
    public enum Of {
        NOTHING,
        ANTENNA,
        /** The reader of the antenna with that number. */
        READER,
        SCALE,
        /** The number of things that break. */
        MANY
    }

    private final String key;
    private final Of of;

    Breakdown(String key, Of of) {
        this.key = key;
        this.of = of;
    }

    /** Its name on the command line and in the documentation. */
    public String key() {
        return key;
    }

    public Of of() {
        return of;
    }

    public static Optional<Breakdown> parse(String key) {
        for (Breakdown breakdown : values()) {
            if (breakdown.key.equals(key)) {
                return Optional.of(breakdown);
            }
        }
        return Optional.empty();
    }
}
