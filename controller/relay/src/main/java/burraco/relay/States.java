package burraco.relay;

/** What a hall knows of its tables at the moment. It is not kept over a restart. */
public interface States {
    /**
     * A table was heard.
     *
     * @param head with its state, if that is new
     * @param now the hall's time
     */
    void heard(Request.Head head, long now);

    /** The state of this table as it knows it; empty before the first one. */
    String of(String table);

    static int digest(String state) {
        return state.hashCode();
    }
}
