package burraco.wire;

/** The figures of {@code docs/protocol.md}. */
public final class Protocol {
    public static final int MAJOR = 1;
    public static final int MINOR = 0;
    static final int MAGIC = 0x4f52_5542;

    /** The guard value of an order that cannot be undone. */
    public static final int GUARD = 0x5741_5246;

    public static final int MOST_PAYLOAD = 250;
    static final int HEAD = 4;
    static final int LEAST_BODY = 6;
    static final int MOST_BODY = 256;

    // To the board
    static final int ASK = 0x01;
    static final int ATTACH = 0x02;
    static final int TAKEN = 0x03;
    static final int PING = 0x04;
    public static final int PLAN = 0x10;
    public static final int LIGHT = 0x11;
    public static final int SOUND = 0x12;
    public static final int ZERO = 0x13;
    public static final int DIAGNOSE = 0x14;
    public static final int TEST = 0x15;
    public static final int UPDATE_BEGIN = 0x18;
    public static final int UPDATE_BLOCK = 0x19;
    public static final int UPDATE_END = 0x1a;
    public static final int RESTART = 0x1b;

    // To the host
    static final int HELLO = 0x81;
    static final int ATTACHED = 0x82;
    static final int RESULT = 0x83;
    static final int PONG = 0x84;
    static final int STATS = 0x85;
    static final int NOTE = 0x86;
    public static final int SCAN = 0x90;
    public static final int PRESS = 0x91;
    public static final int WEIGHT = 0x92;
    public static final int ANTENNA = 0x93;
    public static final int GAP = 0x94;
    public static final int WHOLE = 0x95;

    private Protocol() {}

    static boolean isOrder(int type) {
        return PLAN <= type && type <= TEST || UPDATE_BEGIN <= type && type <= RESTART;
    }

    /** The first byte of a frame of this type. */
    static int form(int type) {
        return type == ASK || type == HELLO ? 0 : MAJOR << 4;
    }
}
