package burraco.readers.feig;

/** The two forms of a frame. A reader answers in the form in which it was asked. */
public enum FeigForm {
    /** One byte gives the length: at most 255 bytes. */
    STANDARD(1, 255),
    /** It begins with 02, and two bytes give the length. */
    ADVANCED(3, 4_096);

    /** The first byte of an advanced frame; no standard frame is so short. */
    static final int STX = 0x02;

    /** Address, command and check. */
    private static final int REST = 4;

    private final int head;
    private final int longest;

    FeigForm(int head, int longest) {
        this.head = head;
        this.longest = longest;
    }

    /** The bytes before the address. */
    int head() {
        return head;
    }

    /** A frame without data. */
    int shortest() {
        return head + REST;
    }

    /** Longer frames count as damaged; a hundred tags need 2,100 bytes. */
    int longest() {
        return longest;
    }
}
