package burraco.readers.pepper;

/**
 * The settings of a Pepper C1.
 *
 * @param family only tags of this application family answer; 0 for all
 * @param haltEach whether the field is switched off before each inventory, so that tags that were
 *     silenced answer again
 */
public record PepperSettings(int family, boolean haltEach) {
    public static final PepperSettings USUAL = new PepperSettings(0, true);

    public PepperSettings {
        if (family < 0 || family > 255) {
            throw new IllegalArgumentException("an application family is 0 to 255: " + family);
        }
    }
}
