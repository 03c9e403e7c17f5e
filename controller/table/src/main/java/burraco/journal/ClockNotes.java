package burraco.journal;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Entries about dates. Earlier versions of the program pass over them. */
final class ClockNotes {
    static final String MOVED = "clock";
    static final String DATED = "dated";

    private static final Pattern OF_MOVE = Pattern.compile("moved (-?\\d{1,18}) since (\\d{1,18})");
    private static final Pattern OF_DAY = Pattern.compile("(\\d{1,6}) (\\d{4}-\\d\\d-\\d\\d)");

    private ClockNotes() {}

    /**
     * The clock on the wall was moved while the program ran.
     *
     * @param since the first entry that this run has written
     */
    record Moved(long millis, long since) {
        Note note(long at) {
            return new Note(at, MOVED, "moved " + millis + " since " + since);
        }
    }

    /** Somebody has entered on which day a match was played. */
    record Dated(int match, LocalDate day) {
        Note note(long at) {
            return new Note(at, DATED, match + " " + day);
        }
    }

    static Optional<Moved> moved(String body) {
        Matcher form = OF_MOVE.matcher(body);
        return form.matches()
                ? Optional.of(
                        new Moved(Long.parseLong(form.group(1)), Long.parseLong(form.group(2))))
                : Optional.empty();
    }

    static Optional<Dated> dated(String body) {
        Matcher form = OF_DAY.matcher(body);
        try {
            return form.matches()
                    ? Optional.of(
                            new Dated(
                                    Integer.parseInt(form.group(1)),
                                    LocalDate.parse(form.group(2))))
                    : Optional.empty();
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }
}
