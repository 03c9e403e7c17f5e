package burraco.tournament.ranking;

/**
 * What one contestant gets for one round.
 *
 * @param matchPoints a signed difference: those of a table that was played add up to 0
 */
public record Points(int victoryPoints, int matchPoints, Cause cause) {
    /** Why, for a round that was not played as well. */
    public enum Cause {
        PLAYED("played"),
        /** No result yet. */
        AWAITED("awaited"),
        REST("rest"),
        /** Given by an arbiter. */
        AWARDED("awarded"),
        /** The opponents came more than ten minutes late. */
        WON_BY_LATENESS("won-by-lateness"),
        LOST_BY_LATENESS("lost-by-lateness"),
        /** The opponents left. */
        STAYED("stayed"),
        /** Away for a time. */
        AWAY("away"),
        /** Left for good or without a reason, or both sides left. */
        GONE("gone"),
        /** Entered later. */
        NOT_ENTERED("not-entered");

        private final String id;

        Cause(String id) {
            this.id = id;
        }

        @Override
        public String toString() {
            return id;
        }
    }
}
