package burraco.table.input;

/** What people may answer when something else lies at a place than the record says. */
public enum DiscrepancyAnswer {
    /** The cards do lie there: the act that brought them there goes on record. */
    LIES_THERE,
    /** The act was taken back or did not happen; nothing has to be done about it. */
    TAKEN_BACK,
    /** Nobody knows: the table looks again. */
    LOOK_AGAIN;

    /** The answer that is offered next, in a circle. */
    public DiscrepancyAnswer next() {
        DiscrepancyAnswer[] all = values();
        return all[(ordinal() + 1) % all.length];
    }
}
