package burraco.readers.pepper;

/**
 * How a Pepper C1 is asked.
 *
 * @param family only tags of this application family answer; 0 all
 * @param haltEach whether the field is switched off before each inventory, so that tags that were
 *     told to be quiet answer again
 */
public record PepperSettings(int family, boolean haltEach) {
    public static final PepperSettings USUAL = new PepperSettings(0, true);

    public PepperSettings {
        if (family < 0 || family > 255) {
            throw new IllegalArgumentException("an application family is 0 to 255: " + family);
        }
    }
}
