package burraco.journal;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Inputs in a journal that are left out when the table is restored, because the program fails at
 * them. They are counted from the beginning of the hand, from 1.
 */
public record Skip(long first, long last) {
    static final String KIND = "skipped";

    private static final Pattern BODY = Pattern.compile("(\\d{1,18}) (\\d{1,18})");

    /** A single input. */
    public static Skip of(long input) {
        return new Skip(input, input);
    }

    /** Whether one of them covers that input. */
    public static boolean covers(List<Skip> skips, long input) {
        return skips.stream().anyMatch(one -> one.first <= input && input <= one.last);
    }

    Note note(long at) {
        return new Note(at, KIND, first + " " + last);
    }

    /** The inputs that the note tells to leave out; empty if it is about something else. */
    static Optional<Skip> of(Note note) {
        Matcher body = BODY.matcher(note.body());
        return note.kind().equals(KIND) && body.matches()
                ? Optional.of(
                        new Skip(Long.parseLong(body.group(1)), Long.parseLong(body.group(2))))
                : Optional.empty();
    }
}
