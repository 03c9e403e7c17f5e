package burraco.tournament.round;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why a meeting or a rest was made, so that everybody can be told.
 *
 * @param numbers what the kind says
 */
public record Reason(Kind kind, List<Integer> numbers) {
    public enum Kind {
        /** The lot of the tournament. */
        DRAWN("drawn"),
        /** The order of entry. */
        BY_ENTRY("entry"),
        /** The arbiter's list. */
        CHOSEN("chosen"),
        /** Ranks of both. */
        RANKED("ranked"),
        /**
         * Ranks of both, then for each who was passed over: rank, and the round in which they met,
         * or 0 where it is so that the last ones need not meet again.
         */
        NEXT_ALLOWED("next-allowed"),
        /** Ranks of both, who may meet again, and the round in which they met. */
        AGAIN("again"),
        /** Round of the stage, shift. */
        MITCHELL("mitchell"),
        /** Round of the calendar. */
        CALENDAR("calendar"),
        /** Swapped, or set by an arbiter. */
        BY_ARBITER("arbiter"),
        /** Came when the round had begun, and completes a table. */
        CAME_LATE("late"),
        /** Rests: last in the ranking of those who have not rested in the session; rank. */
        LAST("last"),
        /** Rests again: all have rested, this one longest ago; the round of that rest. */
        LONGEST_AGO("longest-ago"),
        /** Rests: the calendar has no opponent for them. */
        NO_OPPONENT("no-opponent"),
        /** Rests: the opponent of the calendar is away; its number. */
        OPPONENT_AWAY("opponent-away"),
        /** Rests: drawn. */
        REST_DRAWN("rest-drawn");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        public static Optional<Kind> parse(String id) {
            return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
        }

        @Override
        public String toString() {
            return id;
        }
    }

    public Reason {
        numbers = List.copyOf(numbers);
    }

    /** Whether there are as many numbers as the kind says something with. */
    public boolean isComplete() {
        int size = numbers.size();
        return switch (kind) {
            case DRAWN, BY_ENTRY, CHOSEN, BY_ARBITER, CAME_LATE, NO_OPPONENT, REST_DRAWN ->
                    size == 0;
            case CALENDAR, LAST, LONGEST_AGO, OPPONENT_AWAY -> size == 1;
            case RANKED, MITCHELL -> size == 2;
            case AGAIN -> size == 3;
            case NEXT_ALLOWED -> size >= 4 && size % 2 == 0;
        };
    }

    public static Reason of(Kind kind, Integer... numbers) {
        return new Reason(kind, List.of(numbers));
    }
}
