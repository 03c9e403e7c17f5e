package burraco.readers.feig;

/** The two forms of a frame. A reader answers in the form in which it was asked. */
public enum FeigForm {
    /** One byte gives the length: at most 255 bytes. */
    STANDARD(1, 255),
    /** The frame begins with 02, and two bytes give the length. */
    ADVANCED(3, 4_096);

    /** The first byte of an advanced frame; no standard frame is as short as that. */
    static final int STX = 0x02;

    /** The bytes for address, command and checksum. */
    private static final int REST = 4;

    private final int head;
    private final int longest;

    FeigForm(int head, int longest) {
        this.head = head;
        this.longest = longest;
    }

    /** The number of bytes before the address. */
    int head() {
        return head;
    }

    /** The length of a frame without data. */
    int shortest() {
        return head + REST;
    }

    /**
     * The longest frame that is accepted; longer ones count as damaged. A hundred tags need 2,100
     * bytes.
     */
    int longest() {
        return longest;
    }
}
