package burraco.tournament.round;

import burraco.engine.score.Absence.Award;
import java.util.List;

/** What is known of a meeting when it is over. */
public sealed interface MeetingResult {
    /** Match points of one hand of a pair, or of one table of a team. */
    record Part(int first, int second) {}

    /**
     * Match points of both sides.
     *
     * @param parts hands, or tables of teams, where the slip has them
     */
    record Played(int first, int second, List<Part> parts) implements MeetingResult {
        public Played {
            parts = List.copyOf(parts);
        }

        /** Both sides' totals in each other's place. */
        public Played swapped() {
            return new Played(
                    second,
                    first,
                    parts.stream().map(part -> new Part(part.second(), part.first())).toList());
        }
    }

    /** An arbiter gives the points, whatever was played. */
    record Awarded(Award first, Award second) implements MeetingResult {}

    /**
     * Art. 33: a side has left the table.
     *
     * @param first whether the first side has left
     * @param second whether the second side has left
     * @param earned what the side that stays had won by then, nothing if less than a rest gives
     */
    record Abandoned(boolean first, boolean second, Award earned) implements MeetingResult {}
}
