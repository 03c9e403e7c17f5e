package burraco.table;

/**
 * The room that is left on the sheet of a hand.
 *
 * @param lines how many more it takes
 */
record SheetRoom(int lines) {
    /** Largest number of lines of a hand, which normally has some hundred. */
    private static final int MOST_LINES = 2_000;

    /** How many of these players cannot use, so that the arbiter still can. */
    private static final int KEPT_FOR_ARBITERS = 500;

    static SheetRoom of(TableWorkspace workspace) {
        int taken = workspace.sheet().lines().size() + workspace.waiting.size();
        return new SheetRoom(MOST_LINES - taken);
    }

    boolean isFull() {
        return lines <= 0;
    }

    /** Whether the remaining lines are reserved for the arbiter. */
    boolean isFullForPlayers() {
        return lines <= KEPT_FOR_ARBITERS;
    }
}
