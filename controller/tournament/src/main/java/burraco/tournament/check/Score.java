package burraco.tournament.check;

/** Points of a round. */
record Score(int victory, int match, Kind kind) {
    enum Kind {
        PLAYED,
        RESTED,
        /** Decided without a match. */
        DECIDED,
        /** Still to come. */
        OPEN
    }

    static final Score NONE = new Score(0, 0, Kind.DECIDED);
}
