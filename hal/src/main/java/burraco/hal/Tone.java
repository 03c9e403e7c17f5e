package burraco.hal;

/**
 * A sound.
 *
 * @param hertz its frequency; 0 is silence
 */
public record Tone(int hertz, int millis) {
    public Tone {
        if (hertz < 0 || millis < 1) {
            throw new IllegalArgumentException("no sound: " + hertz + " Hz, " + millis + " ms");
        }
    }
}
