package burraco.hal;

import java.util.List;

/**
 * Plays tones one after the other. A new melody ends the one before, an empty one makes it still. A
 * melody that could not be played because the buzzer was gone is not played later.
 */
public interface Buzzer extends Device {
    void play(List<Tone> melody);
}
