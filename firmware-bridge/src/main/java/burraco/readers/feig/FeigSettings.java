package burraco.readers.feig;

/**
 * How to communicate with a reader.
 *
 * @param form the form of the frames that are sent
 * @param address its address on the line; 255 if it is the only one
 * @param antennas how antennas are selected and reported
 * @param resetEach whether its field is switched off before each inventory. A tag that was heard
 *     does not answer the next inventory, unless it has lost its power meanwhile or the reader's
 *     configuration takes care of it
 * @param answerMicros how long an inventory may take
 * @param noiseEveryMicros how often the noise is measured; 0 for never
 */
public record FeigSettings(
        FeigForm form,
        int address,
        Antennas antennas,
        boolean resetEach,
        long answerMicros,
        long noiseEveryMicros) {
    /** How an antenna is selected, and what an answer says about it. */
    public enum Antennas {
        /** There is only one antenna. */
        SINGLE,
        /** The antenna is selected, and the answer does not name it. */
        CHOSEN,
        /**
         * The antenna is selected, and the answer names it with its state and the strength of the
         * tag.
         */
        TOLD
    }

    /** Advanced frames to any address; antennas are selected and named. */
    public static final FeigSettings USUAL =
            new FeigSettings(
                    FeigForm.ADVANCED,
                    FeigFrame.EVERYONE,
                    Antennas.TOLD,
                    true,
                    1_000_000,
                    60_000_000);

    public FeigSettings {
        if (address < 0 || address > FeigFrame.EVERYONE) {
            throw new IllegalArgumentException("a reader's address is 0 to 255: " + address);
        }
        if (answerMicros < 1 || noiseEveryMicros < 0) {
            throw new IllegalArgumentException("no time to wait: " + answerMicros);
        }
    }

    public FeigSettings with(FeigForm other) {
        return new FeigSettings(
                other, address, antennas, resetEach, answerMicros, noiseEveryMicros);
    }

    public FeigSettings with(Antennas other) {
        return new FeigSettings(form, address, other, resetEach, answerMicros, noiseEveryMicros);
    }
}
