package burraco.cli;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as people type them: {@code 90s}, {@code 1m30s}, {@code 1.5s}, {@code 250ms}. */
final class Millis {
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "(?:(\\d{1,3})h)?(?:(\\d{1,5})m)?"
                            + "(?:(\\d{1,7})(?:\\.(\\d{1,3}))?s)?(?:(\\d{1,9})ms)?");

    private Millis() {}

    static OptionalLong parse(String text) {
        Matcher parts = WRITTEN.matcher(text);
        if (text.isEmpty() || !parts.matches()) {
            return OptionalLong.empty();
        }
        long minutes = number(parts.group(1)) * 60 + number(parts.group(2));
        long seconds = minutes * 60 + number(parts.group(3));
        String thousandths = parts.group(4) == null ? "" : parts.group(4);
        long millis = number((thousandths + "000").substring(0, 3)) + number(parts.group(5));
        return OptionalLong.of(seconds * 1000 + millis);
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** As it is typed, to the second. */
    static String written(long millis) {
        long seconds = millis / 1000;
        return seconds < 60 ? seconds + "s" : seconds / 60 + "m" + seconds % 60 + "s";
    }
}
