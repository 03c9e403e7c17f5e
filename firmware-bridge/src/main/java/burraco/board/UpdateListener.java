package burraco.board;

/** Is told the progress of an update, on the cable's thread; must return at once. */
public interface UpdateListener {
    /** The number of bytes that have arrived. */
    void progress(int bytes, int of);

    /** The board runs the new firmware. */
    void done();

    /**
     * The update has failed; as far as is known the board runs its old firmware.
     *
     * @param detail what the board said besides; mostly empty
     */
    void failed(UpdateFailure why, String detail);
}
