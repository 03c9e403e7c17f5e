package burraco.cli.options;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as people type them: {@code 90s}, {@code 1m30s}, {@code 1.5s}, {@code 250ms}. */
public final class Millis {
    private static final Pattern WRITTEN =
            Pattern.compile(
                    "(?:(\\d{1,3})h)?(?:(\\d{1,5})m)?"
                            + "(?:(\\d{1,7})(?:\\.(\\d{1,3}))?s)?(?:(\\d{1,9})ms)?");

    private Millis() {}

    public static OptionalLong parse(String text) {
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

    /** As it is typed; what is longer than a second is rounded down to whole seconds. */
    public static String written(long millis) {
        long seconds = millis / 1000;
        if (seconds == 0 && millis > 0) {
            return millis + "ms";
        }
        if (seconds < 60) {
            return seconds + "s";
        }
        return seconds / 60 + "m" + (seconds % 60 == 0 ? "" : seconds % 60 + "s");
    }
}
