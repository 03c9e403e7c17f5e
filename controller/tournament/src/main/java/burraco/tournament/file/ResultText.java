package burraco.tournament.file;

import burraco.engine.score.Absence.Award;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Abandoned;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The result of a meeting: {@code 620:310}, {@code awarded 12/305 8/-305} or {@code abandoned first
 * earned 13/620}. A colon stands between match points of both sides, a slash between victory points
 * and match points of one.
 */
final class ResultText {
    /** Who has left. */
    private enum Left {
        FIRST("first", true, false),
        SECOND("second", false, true),
        BOTH("both", true, true),
        NOBODY("nobody", false, false);

        private final String id;
        private final boolean first;
        private final boolean second;

        Left(String id, boolean first, boolean second) {
            this.id = id;
            this.first = first;
            this.second = second;
        }

        static Left of(Abandoned abandoned) {
            return Stream.of(values())
                    .filter(one ->
                            one.first == abandoned.first() && one.second == abandoned.second())
                    .findFirst()
                    .orElseThrow();
        }

        static Optional<Left> parse(String id) {
            return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
        }

        @Override
        public String toString() {
            return id;
        }
    }

    private ResultText() {}

    static MeetingResult read(Cursor line) throws Wrong {
        if (line.takes("awarded")) {
            return new Awarded(award(line), award(line));
        }
        if (line.takes("abandoned")) {
            Left left = line.one(Left.values(), Left::parse);
            return new Abandoned(left.first, left.second, award(line.skip("earned")));
        }
        int[] points = line.two(':');
        return new Played(points[0], points[1], parts(line));
    }

    private static List<Part> parts(Cursor line) throws Wrong {
        List<Part> parts = new ArrayList<>();
        if (line.takes("parts")) {
            do {
                int[] points = line.two(':');
                parts.add(new Part(points[0], points[1]));
            } while (line.atDigit());
        }
        return parts;
    }

    private static Award award(Cursor line) throws Wrong {
        int[] points = line.two('/');
        return new Award(points[0], points[1]);
    }

    static String of(MeetingResult result) {
        return switch (result) {
            case Played(int first, int second, List<Part> parts) ->
                    first + ":" + second + (parts.isEmpty() ? "" : " parts" + parts(parts));
            case Awarded(Award first, Award second) -> "awarded " + of(first) + " " + of(second);
            case Abandoned abandoned ->
                    "abandoned " + Left.of(abandoned) + " earned " + of(abandoned.earned());
        };
    }

    private static String parts(List<Part> parts) {
        StringBuilder text = new StringBuilder();
        parts.forEach(
                part -> text.append(' ').append(part.first()).append(':').append(part.second()));
        return text.toString();
    }

    static String of(Award award) {
        return award.victoryPoints() + "/" + award.matchPoints();
    }
}
