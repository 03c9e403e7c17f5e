package burraco.tournament.round;

/** What an arbiter changes in a draft. */
public sealed interface Edit {
    String by();

    String why();

    /** Two contestants take each other's place. */
    record Swap(int one, int other, String by, String why) implements Edit {}

    /** Two tables take each other's number. */
    record SwapTables(int one, int other, String by, String why) implements Edit {}

    /**
     * One takes a place at a table; whoever the draft has there gets theirs. Who has it already
     * keeps it when the draft is made anew.
     */
    record Move(int number, int table, boolean first, String by, String why) implements Edit {}

    /** Whoever they meet, one plays at this table; what the draft has there gets the other. */
    record Pin(int number, int table, String by, String why) implements Edit {}
}
