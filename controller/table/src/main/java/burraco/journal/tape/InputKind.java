package burraco.journal.tape;

/**
 * The kinds of inputs on a tape. Their ordinals are written, so new ones must be added at the end.
 */
enum InputKind {
    INVENTORY,
    UNCLEAR,
    WEIGHT,
    /**
     * A press in a version in which the buttons at the seats entered no count. There was one that
     * wrote this although they did.
     */
    PRESS_BEFORE_COUNTS,
    ANTENNA_FAULT,
    SOURCE_FAULT,
    ORDER,
    TICK,
    PRESS;

    private static final InputKind[] ALL = values();

    static InputKind of(int number) {
        if (number < 0 || number >= ALL.length) {
            throw new UnreadableException("no kind of input has the number " + number);
        }
        return ALL[number];
    }
}
