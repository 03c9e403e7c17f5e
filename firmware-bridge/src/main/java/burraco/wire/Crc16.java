package burraco.wire;

/** CRC-16/CCITT-FALSE: polynomial 0x1021, most significant bit first, nothing added at the end. */
final class Crc16 {
    static final int BEGIN = 0xffff;
    private static final int POLYNOMIAL = 0x1021;
    private static final char[] TABLE = table();

    private Crc16() {}

    private static char[] table() {
        char[] table = new char[256];
        for (int index = 0; index < 256; index++) {
            int crc = index << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) == 0 ? crc << 1 : crc << 1 ^ POLYNOMIAL;
            }
            table[index] = (char) crc;
        }
        return table;
    }

    /** Continues the check sum {@code begin} with these bytes. */
    static int of(int begin, byte[] bytes, int from, int to) {
        int crc = begin;
        for (int at = from; at < to; at++) {
            crc = (crc << 8 ^ TABLE[(crc >>> 8 ^ bytes[at]) & 0xff]) & 0xffff;
        }
        return crc;
    }
}
