package burraco.readers.feig;

/** What a reader's status byte means for an inventory. */
enum FeigStatus {
    /** Complete. */
    OK,
    /** Complete, without tags. */
    NONE,
    /** Incomplete: ask for more. */
    MORE,
    /** A tag's answer or our question arrived damaged, or a tag reported an error. */
    DAMAGED,
    /** The reader could not communicate with the tags. */
    DISTURBED,
    /** The antenna or its driver has a fault. */
    WARNING,
    /** The reader reports a defect. */
    BROKEN,
    /** The reader does not support this. */
    REFUSED;

    static FeigStatus of(int status) {
        return switch (status) {
            case 0x00 -> OK;
            case 0x01 -> NONE;
            case 0x94 -> MORE;
            case 0x02, 0x81, 0x95 -> DAMAGED;
            case 0x83 -> DISTURBED;
            case 0x84 -> WARNING;
            case 0xF1, 0xF2, 0xF3 -> BROKEN;
            default -> REFUSED;
        };
    }
}
