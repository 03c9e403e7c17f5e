package burraco.table.input;

/** What people say of a place where something else lies than the record has there. */
public enum Settling {
    /** The cards lie there: the act that has brought them there goes on record. */
    LIES_THERE,
    /** It was taken back, or it never was: nobody is to do anything about it. */
    TAKEN_BACK,
    /** Nobody knows: the table is to look again. */
    LOOK_AGAIN;

    /** What is offered behind it; from the last one on the first. */
    public Settling next() {
        Settling[] all = values();
        return all[(ordinal() + 1) % all.length];
    }
}
