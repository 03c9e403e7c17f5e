package burraco.readers.feig;

/**
 * The noise that a reader measured, in its own unit.
 *
 * @param micros when
 */
public record Noise(int least, int average, int most, long micros) {
    /** Three numbers of two bytes, the higher byte first. <b>Unverified:</b> which comes first. */
    static final int BYTES = 6;

    static Noise of(byte[] data, int at, long micros) {
        return new Noise(word(data, at), word(data, at + 2), word(data, at + 4), micros);
    }

    private static int word(byte[] data, int at) {
        return (data[at] & 0xFF) << 8 | data[at + 1] & 0xFF;
    }
}
