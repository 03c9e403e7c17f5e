package burraco.hall.ledger;

/** A disk on which there is no space, for tests. */
public final class FullDisk {
    private FullDisk() {}

    /** The file cannot grow until it is opened again, as it is after it could not be written. */
    public static void under(HallStore file) throws LedgerException {
        HallFileTest.fills(file);
    }
}
