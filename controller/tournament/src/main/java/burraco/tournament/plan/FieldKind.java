package burraco.tournament.plan;

import java.util.Optional;
import java.util.stream.Stream;

/** Who enters a tournament (art. 2). */
public enum FieldKind {
    PAIRS("pairs", 2, 2),
    /** The captain names who plays before each match. */
    TEAMS("teams", 4, 8),
    /** The partner changes in every round. */
    INDIVIDUALS("individuals", 1, 1);

    private final String id;
    private final int fewest;
    private final int most;

    FieldKind(String id, int fewest, int most) {
        this.id = id;
        this.fewest = fewest;
        this.most = most;
    }

    public static Optional<FieldKind> parse(String id) {
        return Stream.of(values()).filter(kind -> kind.id.equals(id)).findFirst();
    }

    /** How many of them sit on one side of a table. */
    public int perSide() {
        return this == INDIVIDUALS ? 2 : 1;
    }

    /** How many of them make one full table. */
    public int perTable() {
        return 2 * perSide();
    }

    /** Fewest players of one entry. */
    public int fewestPlayers() {
        return fewest;
    }

    /** Most players of one entry. */
    public int mostPlayers() {
        return most;
    }

    @Override
    public String toString() {
        return id;
    }
}
