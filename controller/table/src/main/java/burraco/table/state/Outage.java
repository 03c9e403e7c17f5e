package burraco.table.state;

import burraco.hal.Trouble;
import java.util.Map;

/** What is wrong with a device, told from its own words for it. Each has a sentence for people. */
public enum Outage {
    /** No device has said a word: the table itself noticed something. */
    NOT_TRUSTED,
    LOST,
    NOT_HERE,
    UNPLUGGED,
    SILENT,
    GARBLED,
    REFUSED,
    OTHER_VERSION,
    BROKEN,
    UNUSABLE,
    DETUNED,
    OPEN,
    SHORT,
    ABSENT,
    FRONT_END,
    OTHER;

    /** How the detail of a source begins that this program cannot use as it is described. */
    public static final String UNUSABLE_SAYS = "cannot be used";

    private static final String LOST_SAYS = "lost";

    /** The words of our board and of readers' drivers for an antenna. */
    private static final Map<String, Outage> ANTENNA =
            Map.of(
                    "detuned", DETUNED,
                    "open", OPEN,
                    "short", SHORT,
                    "absent", ABSENT,
                    "broken", FRONT_END);

    static Outage of(Troubles.Trouble trouble) {
        if (trouble.ailment().isPresent()) {
            return NOT_TRUSTED;
        }
        String says = trouble.detail();
        if (!says.startsWith(LOST_SAYS)) {
            return ANTENNA.getOrDefault(says, OTHER);
        }
        String why = says.substring(LOST_SAYS.length()).replaceFirst("^: *", "");
        for (Trouble one : Trouble.values()) {
            if (why.startsWith(one.sentence()) || why.equalsIgnoreCase(one.name())) {
                return of(one);
            }
        }
        return why.startsWith(UNUSABLE_SAYS) ? UNUSABLE : LOST;
    }

    /** A device's condition, as the readings of others tell it. */
    public static Outage of(Trouble trouble) {
        return switch (trouble) {
            case UNTRIED -> LOST;
            case NOT_HERE -> NOT_HERE;
            case UNPLUGGED -> UNPLUGGED;
            case SILENT -> SILENT;
            case GARBLED -> GARBLED;
            case REFUSED -> REFUSED;
            case OTHER_VERSION -> OTHER_VERSION;
            case BROKEN -> BROKEN;
        };
    }
}
