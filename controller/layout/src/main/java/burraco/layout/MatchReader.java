package burraco.layout;

import burraco.text.Sentence;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Reads the {@code [match]} section. */
final class MatchReader {
    private static final List<String> KEYS = List.of("hands", "teams", "round", "turn", "notice");
    private static final int USUAL_HANDS = 3;
    private static final int HANDS_OF_TEAMS = 4;

    private MatchReader() {}

    static MatchInfo read(Section match) {
        match.knows(KEYS);
        boolean teams = match.truth("teams").orElse(false);
        Optional<Integer> written = match.whole("hands", 2, 4);
        if (teams && written.isPresent() && written.get() != HANDS_OF_TEAMS) {
            match.wrong("hands", new Sentence("read.hands"));
        }
        int hands = teams ? HANDS_OF_TEAMS : written.orElse(USUAL_HANDS);
        return new MatchInfo(
                hands,
                teams,
                round(match).orElse(RoundTime.usual(hands, teams)),
                match.truth("turn").orElse(true),
                match.oneOf("notice", List.of("at-once", "on-call"))
                        .orElse("at-once")
                        .equals("on-call"));
    }

    private static Optional<Duration> round(Section match) {
        Optional<String> written = match.text("round", RoundTime.EXPECTED);
        Optional<Duration> time = written.flatMap(RoundTime::parse);
        return time.isEmpty() && written.isPresent()
                ? match.wrong("round", RoundTime.EXPECTED)
                : time;
    }
}
