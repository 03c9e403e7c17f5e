package burraco.readers.feig;

/**
 * How to speak with a reader.
 *
 * @param form the form in which it is asked
 * @param address its number on the line; 255 where it is alone there
 * @param antennas how it knows of its antennas
 * @param resetEach whether its field is switched off before each inventory. A tag that was heard
 *     stays quiet in the next inventory, unless it has lost its power meanwhile or the reader's
 *     configuration sees to that itself
 * @param answerMicros how long an inventory may take
 * @param noiseEveryMicros how often the noise is measured; 0 never
 */
public record FeigSettings(
        FeigForm form,
        int address,
        Antennas antennas,
        boolean resetEach,
        long answerMicros,
        long noiseEveryMicros) {
    /** How the antenna is chosen, and what an answer says of it. */
    public enum Antennas {
        /** There is one, and nothing is said of it. */
        SINGLE,
        /** It is chosen, and the answer does not say what it was. */
        CHOSEN,
        /** It is chosen, and the answer names it with its state and the tag's strength. */
        TOLD
    }

    /** Advanced frames to whoever is there; the antenna is chosen and told. */
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
