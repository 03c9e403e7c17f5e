package burraco.tournament.round;

import java.util.Optional;
import java.util.stream.Stream;

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

    public static Optional<RoundState> parse(String id) {
        return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    public boolean isPosted() {
        return compareTo(POSTED) >= 0;
    }

    @Override
    public String toString() {
        return id;
    }
}
