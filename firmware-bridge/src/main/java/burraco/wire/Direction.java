package burraco.wire;

/** Which way a frame goes. */
public enum Direction {
    TO_BOARD,
    TO_HOST;

    static Direction of(int type) {
        return type < 0x80 ? TO_BOARD : TO_HOST;
    }
}
