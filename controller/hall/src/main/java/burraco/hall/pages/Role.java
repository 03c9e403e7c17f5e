package burraco.hall.pages;

/** What somebody who has signed in may do. */
public enum Role {
    /** Everything. */
    DIRECTION("direction"),
    /** Deals with calls; gives a table more time, says who sits where, tells a table something. */
    ARBITER("arbiter"),
    /** Tells everybody something, and sees when the round will be over. */
    SPEAKER("speaker"),
    /** Sees what needs an arbiter. */
    READER("reader");

    private final String id;

    Role(String id) {
        this.id = id;
    }

    @Override
    public String toString() {
        return id;
    }
}
