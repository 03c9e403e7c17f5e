package burraco.hal;

import java.util.List;

/**
 * Plays tones one after the other. A new melody ends the one before, and an empty one stops the
 * sound. A melody that could not be played because the buzzer was lost is not played later.
 */
public interface Buzzer extends Device {
    void play(List<Tone> melody);
}
