package burraco.tournament.round;

/** The life of a round. Only the direction sees one that is not posted. */
public enum RoundState {
    DRAFT("draft"),
    /** An arbiter has looked at the draft. */
    CHECKED("checked"),
    /** The seats are known (art. 19 b). No clock runs yet. */
    POSTED("posted"),
    SEATED("seated"),
    RUNNING("running"),
    /** Every table has its result. */
    COMPLETE("complete"),
    /** The ranking is made, for the direction. */
    RANKED("ranked"),
    /** The ranking is known. */
    RANKING_POSTED("ranking-posted");

    private final String id;

    RoundState(String id) {
        this.id = id;
    }

    @Override
    public String toString() {
        return id;
    }
}
