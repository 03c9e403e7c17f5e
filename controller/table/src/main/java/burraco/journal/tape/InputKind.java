package burraco.journal.tape;

/**
 * The kinds of inputs on a tape. Their ordinals are written, so new ones must be added at the end.
 */
enum InputKind {
    INVENTORY,
    UNCLEAR,
    WEIGHT,
    PRESS,
    ANTENNA_FAULT,
    SOURCE_FAULT,
    ORDER,
    TICK;

    private static final InputKind[] ALL = values();

    static InputKind of(int number) {
        if (number < 0 || number >= ALL.length) {
            throw new UnreadableException("no kind of input has the number " + number);
        }
        return ALL[number];
    }
}
