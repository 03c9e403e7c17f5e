package burraco.examination;

/** How a device was found, in a word. */
public enum Mark {
    WORKS,
    FAILS,
    /** Something that it hangs on does not work. */
    UNTRIED,
    /**
     * It took what it was told, and nothing comes back from it: somebody has to look. Nobody has
     * seen its driver with a real device yet.
     */
    UNPROVEN
}
