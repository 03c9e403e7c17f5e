package burraco.engine.score;

/** What a match is worth in the ranking, 20 points in all (art. 17). */
public record VictoryPoints(int ns, int ew) {
    static final int EVEN = 10;
    static final int ALL = 20;

    /** From the match points of both lines, which may be negative. */
    public static VictoryPoints of(MatchLength length, long ns, long ew) {
        int winner = length.winnersPoints(Math.abs(ns - ew));
        return ns >= ew
                ? new VictoryPoints(winner, ALL - winner)
                : new VictoryPoints(ALL - winner, winner);
    }
}
