package burraco.tournament.round;

/** What an arbiter changes in a draft. */
public sealed interface Edit {
    String by();

    String why();

    /** Two contestants take each other's place. */
    record Swap(int one, int other, String by, String why) implements Edit {}

    /** Two tables take each other's number. */
    record SwapTables(int one, int other, String by, String why) implements Edit {}
}
