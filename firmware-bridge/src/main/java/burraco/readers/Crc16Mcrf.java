package burraco.readers;

/** The checksum CRC-16/MCRF4XX, which several vendors use. */
public final class Crc16Mcrf {
    private static final int POLYNOMIAL = 0x8408;
    private static final int START = 0xFFFF;

    private Crc16Mcrf() {}

    /** The checksum of the bytes from {@code from} (inclusive) to {@code to} (exclusive). */
    public static int mcrf4xx(byte[] bytes, int from, int to) {
        int crc = START;
        for (int i = from; i < to; i++) {
            crc ^= bytes[i] & 0xFF;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 1) == 0 ? crc >> 1 : crc >> 1 ^ POLYNOMIAL;
            }
        }
        return crc;
    }
}
