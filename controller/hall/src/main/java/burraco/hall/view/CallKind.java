package burraco.hall.view;

/** What may need an arbiter. */
enum CallKind {
    /** A button at the table was pressed. */
    CALL("call"),
    /** Somebody calls with a phone. */
    PHONE("phone"),
    /** A ruling waits. */
    RULING("ruling"),
    /** The table does not see all. */
    BLIND("blind"),
    /** The table is not sure what happened. */
    DOUBT("doubt"),
    /** Nothing is heard of a table that plays. */
    SILENT("silent"),
    /** A score waits for its confirmation. */
    UNCONFIRMED("unconfirmed"),
    /** It is not clear what a table's result is. */
    RESULT("result"),
    /** A turn takes longer than it may. */
    TURN("turn"),
    /** A table has played less than most. */
    SLOW("slow"),
    /** A device wants to join. */
    JOIN("join"),
    /** A journal wants to be accepted. */
    JOURNAL("journal");

    private final String id;

    CallKind(String id) {
        this.id = id;
    }

    @Override
    public String toString() {
        return id;
    }
}
