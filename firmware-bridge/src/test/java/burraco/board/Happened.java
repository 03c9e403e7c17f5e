package burraco.board;

/**
 * An event at a board; its number distinguishes it from other events of the same device.
 *
 * @param thing the antenna, button or scale
 * @param repeat how many times in a row the same tags had been heard there before
 */
record Happened(Kind kind, int thing, int number, int repeat) {
    enum Kind {
        SCAN,
        PRESS,
        WEIGHT
    }

    private static final int GRAM = 1_000;
    private static final int GOES_ROUND = 1_000_000;

    /** Different for every device. */
    int key() {
        return kind.ordinal() << 8 | thing;
    }

    /** Whether a board short of memory may only count it. */
    boolean mayBeLeftOutAfter(Happened before) {
        return kind == Kind.SCAN
                && before != null
                && before.number() == number
                && before.repeat() + 1 == repeat;
    }

    // Contents by number

    static int tags(int number) {
        return number % 97 == 0 ? 64 : number % 31 == 0 ? 27 : 1 + number * 7 % 6;
    }

    static int outcome(int number) {
        return number % 11 < 5 ? number % 11 : 0;
    }

    static long uid(int number, int tag) {
        return 0xE004_0000_0000_0000L | (long) number << 8 | tag;
    }

    static int numberOf(long uid) {
        return (int) (uid >> 8) & 0x7fff_ffff;
    }

    static int milligrams(int number) {
        return number % GOES_ROUND * GRAM;
    }
}
