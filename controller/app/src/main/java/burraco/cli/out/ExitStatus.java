package burraco.cli.out;

/** What a command ends with; 3 and 4 belong to the script {@code ./table}. */
public final class ExitStatus {
    public static final int DONE = 0;
    public static final int RULED = 1;
    public static final int NOT_WHOLE = 1;
    public static final int BAD_INPUT = 2;

    private ExitStatus() {}
}
