package burraco.readers.feig;

/**
 * The noise that a reader measured, in its own unit.
 *
 * @param micros the time of the measurement
 */
public record NoiseLevel(int least, int average, int most, long micros) {
    /**
     * Three numbers of two bytes, the more significant byte first. <b>Unverified:</b> their order.
     */
    static final int BYTES = 6;

    static NoiseLevel of(byte[] data, int at, long micros) {
        return new NoiseLevel(word(data, at), word(data, at + 2), word(data, at + 4), micros);
    }

    private static int word(byte[] data, int at) {
        return (data[at] & 0xFF) << 8 | data[at + 1] & 0xFF;
    }
}
