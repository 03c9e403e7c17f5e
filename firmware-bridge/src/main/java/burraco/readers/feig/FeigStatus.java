package burraco.readers.feig;

/** What a reader's status byte says about an inventory. */
enum FeigStatus {
    /** All is there. */
    OK,
    /** All is there, and it is nothing. */
    NONE,
    /** There is more; ask again. */
    MORE,
    /** What a tag or we said arrived damaged, or a tag said that something was wrong. */
    DAMAGED,
    /** Reader and tags could not speak with each other. */
    DISTURBED,
    /** The antenna or what drives it is not as it should be. */
    WARNING,
    /** The reader says that it is broken. */
    BROKEN,
    /** The reader does not do that. */
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
