package burraco.layout;

import burraco.text.Sentence;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The time of a round: how it is written, and its default. */
final class RoundTime {
    static final Duration LONGEST = Duration.ofHours(12);

    static final Sentence EXPECTED = new Sentence("read.round");

    private static final Pattern WRITTEN =
            Pattern.compile("(?:([0-9]{1,5})h)?(?:([0-9]{1,5})m)?(?:([0-9]{1,5})s)?");

    private RoundTime() {}

    static Optional<Duration> parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        Duration time =
                Duration.ofHours(number(written.group(1)))
                        .plusMinutes(number(written.group(2)))
                        .plusSeconds(number(written.group(3)));
        boolean fits = time.isPositive() && time.compareTo(LONGEST) <= 0;
        return fits ? Optional.of(time) : Optional.empty();
    }

    private static int number(String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    static String write(Duration time) {
        return part(time.toHours(), "h")
                + part(time.toMinutesPart(), "m")
                + part(time.toSecondsPart(), "s");
    }

    private static String part(long number, String unit) {
        return number == 0 ? "" : number + unit;
    }

    /** The time that the code of play gives for this number of hands. */
    static Duration usual(int hands, boolean teams) {
        if (teams) {
            return Duration.ofMinutes(40);
        }
        return Duration.ofMinutes(hands == 2 ? 30 : hands == 3 ? 40 : 55);
    }
}
