package burraco.hal.virtual;

/**
 * How long an inventory of 16 slots takes on the air (ISO 15693 at its high data rate), by the
 * number of tags; computed from the standard's timing.
 */
final class AirTime {
    private static final int[] TAGS = {0, 1, 2, 5, 7, 11, 13, 20, 30, 41, 54, 108};
    private static final double[] DEEP_MILLIS = {
        9.8, 13.9, 19, 39, 54, 92, 111, 184, 284, 389, 498, 943
    };
    private static final double[] SHALLOW_MILLIS = {
        70, 70.5, 76, 117, 150, 259, 317, 538, 839, 1142, 1424, 2562
    };

    private AirTime() {}

    /**
     * @param tags the number of tags that answer; an average may be a fraction
     * @param modulation 10 to 100 %: values in between are as slow as 10
     * @return milliseconds
     */
    static double of(double tags, double modulation) {
        double[] table = modulation >= 100 ? DEEP_MILLIS : SHALLOW_MILLIS;
        int i = 1;
        while (i < TAGS.length - 1 && TAGS[i] < tags) {
            i++;
        }
        double slope = (table[i] - table[i - 1]) / (TAGS[i] - TAGS[i - 1]);
        return table[i - 1] + slope * (tags - TAGS[i - 1]);
    }
}
