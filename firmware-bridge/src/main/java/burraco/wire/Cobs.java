package burraco.wire;

/**
 * Consistent overhead byte stuffing: encodes bytes without zeros, so that a zero can end a frame.
 * Each block begins with its length, and stands for its bytes followed by a zero, except blocks of
 * the maximum length and the last block.
 */
final class Cobs {
    private static final int LONGEST = 0xff;

    private Cobs() {}

    /** The maximum length of this number of bytes when encoded. */
    static int most(int length) {
        return length + 1 + length / (LONGEST - 1);
    }

    /**
     * @return the end of the output in {@code into}; no delimiter is written
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
     * Decodes in place, as the output is never longer.
     *
     * @return the length of the output; -1 if the input is invalid
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
