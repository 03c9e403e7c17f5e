package burraco.tournament.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What decides between equal victory points. The code of 2018 names nothing. */
public enum TieBreak {
    /** Victory points against each other, where all who are level have met. */
    DIRECT("direct"),
    /** Sum of the differences. */
    MATCH_POINTS("match-points"),
    /** Victory points in the Danese rounds. */
    DANESE_POINTS("danese-points"),
    /** Victory points of the last round, then of the one before, and so on. */
    LATER_ROUNDS("later-rounds"),
    WINS("wins"),
    /** A lot that the seed of the tournament decides. Always the last. */
    LOT("lot");

    /** The default of this program. */
    public static final List<TieBreak> USUAL = List.of(DIRECT, MATCH_POINTS, LOT);

    private final String id;

    TieBreak(String id) {
        this.id = id;
    }

    public static Optional<TieBreak> parse(String id) {
        return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
