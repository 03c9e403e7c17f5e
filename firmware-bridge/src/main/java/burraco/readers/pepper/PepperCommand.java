package burraco.readers.pepper;

/** The commands of a Pepper C1 that this program uses. */
enum PepperCommand {
    PING(0x01),
    HALT(0x05),
    POLLING(0x06),
    VERSION(0x0b),
    FIRST_TAG(0x90),
    NEXT_TAG(0x91);

    static final int DONE = 0x00;
    static final int BY_ITSELF = 0xfe;
    static final int ERROR = 0xff;

    final int code;

    PepperCommand(int code) {
        this.code = code;
    }
}
