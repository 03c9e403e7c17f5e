package burraco.table.state;

import burraco.hal.Trouble;
import java.util.Map;

/** What is wrong with a device, derived from its own words. Each has a sentence for people. */
public enum Outage {
    /** No device reported anything; the table itself distrusts it. */
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
    /** The program failed at an input, and left it out. */
    PROGRAM_FAILED,
    /** The program failed so often that it takes no readings until the next hand. */
    NOT_FOLLOWED,
    /** The same, and even the passing of time makes the program fail: its clock stands. */
    CLOCK_STANDS,
    OTHER;

    private static final String PROGRAM = "program";
    private static final String FAILED_SAYS = "failed";
    private static final String NOT_FOLLOWED_SAYS = "does not follow this hand";
    private static final String CLOCK_STANDS_SAYS =
            "does not follow this hand, and its clock stands";
    private static final Map<String, Outage> OF_PROGRAM =
            Map.of(
                    FAILED_SAYS, PROGRAM_FAILED,
                    NOT_FOLLOWED_SAYS, NOT_FOLLOWED,
                    CLOCK_STANDS_SAYS, CLOCK_STANDS);

    /** How the detail of a source begins that cannot be used as it is configured. */
    public static final String UNUSABLE_SAYS = "cannot be used";

    private static final String LOST_SAYS = "lost";

    /** The words of the board and of readers' drivers for an antenna. */
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
        if (trouble.isOf(PROGRAM)) {
            return OF_PROGRAM.getOrDefault(says, OTHER);
        }
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

    /** The trouble of a program that failed: one of those that are of the program. */
    public Troubles.Trouble ofProgram(long since) {
        String says =
                OF_PROGRAM.entrySet().stream()
                        .filter(one -> one.getValue() == this)
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElseThrow();
        return new Troubles.Trouble(PROGRAM, says, since);
    }

    /** Whether the table does not take the readings of the hand. */
    public boolean isUnfollowed() {
        return this == NOT_FOLLOWED || this == CLOCK_STANDS;
    }

    /** Whether it is one of the program, and none of a device. */
    public boolean isOfProgram() {
        return OF_PROGRAM.containsValue(this);
    }

    /** The outage for a device's condition. */
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
