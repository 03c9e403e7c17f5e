package burraco.tournament.plan;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * How this program reads the code where that can be read in more than one way. A tournament keeps
 * the edition it was begun with: its file says which, and is worked out by it for ever.
 */
public enum Edition {
    FIRST(1),
    /**
     * The place of a pair that has left for good can be taken by another. A meeting that nobody
     * played is none, and who stayed alone at a table has rested. Points off count on in a stage
     * that begins at 0. A swap of points says that the table agrees, and points that an arbiter
     * gives have bounds, a name and a reason.
     */
    SECOND(2);

    /** Of a tournament that begins now. */
    public static final Edition NEWEST = SECOND;

    private final int number;

    Edition(int number) {
        this.number = number;
    }

    /** The version of the file. */
    public int number() {
        return number;
    }

    public static Optional<Edition> of(int number) {
        return Stream.of(values()).filter(one -> one.number == number).findFirst();
    }
}
