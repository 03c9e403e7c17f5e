package burraco.wire;

/**
 * Consistent overhead byte stuffing: bytes without a zero, so that a zero ends a frame. Each block
 * begins with its length; a zero follows each that is shorter than the longest, but for the last.
 */
final class Cobs {
    private static final int LONGEST = 0xff;

    private Cobs() {}

    /** How long these many bytes can become. */
    static int most(int length) {
        return length + 1 + length / (LONGEST - 1);
    }

    /**
     * @return where it ends in {@code into}; no delimiter is written
     */
    static int encode(byte[] bytes, int length, byte[] into) {
        int block = 0;
        int at = 1;
        for (int next = 0; next < length; next++) {
            if (bytes[next] != 0) {
                into[at++] = bytes[next];
                if (at - block < LONGEST || next + 1 == length) {
                    continue;
                }
            }
            into[block] = (byte) (at - block);
            block = at++;
        }
        into[block] = (byte) (at - block);
        return at;
    }

    /**
     * Decodes where it stands, as what comes out is never longer.
     *
     * @return how many bytes it was; -1 where nobody encodes so
     */
    static int decode(byte[] bytes, int length) {
        int to = 0;
        int from = 0;
        while (from < length) {
            int block = bytes[from] & 0xff;
            int end = from + block;
            if (block == 0 || end > length) {
                return -1;
            }
            System.arraycopy(bytes, from + 1, bytes, to, block - 1);
            to += block - 1;
            from = end;
            if (block < LONGEST && from < length) {
                bytes[to++] = 0;
            }
        }
        return to;
    }
}
