package burraco.wire;

/** The result of an order. */
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
        /** Not known, because the board has restarted or the code is unknown. */
        UNKNOWN
    }
}
