package burraco.journal.tape;

/** What kind of input follows. Written by its number: new ones go to the end. */
enum Mark {
    INVENTORY,
    UNCLEAR,
    WEIGHT,
    PRESS,
    ANTENNA_FAULT,
    SOURCE_FAULT,
    ORDER,
    TICK;

    private static final Mark[] ALL = values();

    static Mark of(int number) {
        if (number < 0 || number >= ALL.length) {
            throw new Unreadable("no kind of input has the number " + number);
        }
        return ALL[number];
    }
}
