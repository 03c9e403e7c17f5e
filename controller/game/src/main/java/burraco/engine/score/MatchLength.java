package burraco.engine.score;

import java.util.Optional;

/**
 * The number of hands of a match, which decides which table of art. 17 gives its victory points.
 */
public enum MatchLength {
    TWO_HANDS("2", 40, 120, 200, 300, 400, 500, 620, 740, 870, 1000),
    THREE_HANDS("3", 50, 150, 250, 350, 500, 650, 800, 1000, 1250, 1500),
    FOUR_HANDS("4", 100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 2000),
    TEAMS("teams", 150, 350, 550, 800, 1050, 1300, 1600, 1900, 2200, 2500);

    private static final int STEP = 5;

    private final String id;
    private final int[] upTo;

    /**
     * @param upTo the largest differences for 10-10, 11-9 and so on to 19-1; a difference between
     *     two rows belongs to the second of them
     */
    MatchLength(String id, int... upTo) {
        this.id = id;
        this.upTo = upTo;
    }

    public static Optional<MatchLength> parse(String id) {
        for (MatchLength length : values()) {
            if (length.id.equals(id)) {
                return Optional.of(length);
            }
        }
        return Optional.empty();
    }

    /** The victory points, 10 to 20, of the line that leads by this many match points. */
    public int winnersPoints(long difference) {
        int row = 0;
        while (row < upTo.length && difference > upTo[row]) {
            row++;
        }
        return VictoryPoints.EVEN + row;
    }

    /**
     * The least difference that gives these victory points: the match points equivalent to them.
     */
    public int leastDifference(int winnersPoints) {
        int row = winnersPoints - VictoryPoints.EVEN;
        return row == 0 ? 0 : upTo[row - 1] + STEP;
    }

    @Override
    public String toString() {
        return id;
    }
}
