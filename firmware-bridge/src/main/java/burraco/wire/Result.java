package burraco.wire;

/** What came of an order. */
public record Result(Code code, String detail) {
    public enum Code {
        DONE,
        NOT_NOW,
        NO_SUCH_THING,
        NO_SENSE,
        WRONG_GUARD,
        WRONG_CRC,
        CANNOT,
        FAILED,
        /** The board started anew or a code came that we do not know: nobody can say. */
        UNKNOWN
    }
}
