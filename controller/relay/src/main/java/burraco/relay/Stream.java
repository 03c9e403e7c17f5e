package burraco.relay;

/** What a table tells, in streams that are numbered from 1, each for itself and without gaps. */
public enum Stream {
    /** What everybody may know at once. */
    OPEN("open"),
    /** The record of a hand, when it is over. */
    RECORD("record");

    private final String id;

    Stream(String id) {
        this.id = id;
    }

    @Override
    public String toString() {
        return id;
    }
}
