package burraco.board;

/** Is told how a new firmware gets on, on the cable's thread; returns at once. */
public interface UpdateListener {
    /** So many bytes of all have arrived. */
    void progress(int bytes, int of);

    /** The board runs it. */
    void done();

    /**
     * It does not; the board runs what it ran before, as far as that is known.
     *
     * @param why a sentence for a person
     */
    void failed(String why);
}
