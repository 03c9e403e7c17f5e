package burraco.signals;

import burraco.hal.Tone;
import java.util.List;

/**
 * The sounds of a table. They differ in rhythm, so that they can be told apart whatever pitch a
 * buzzer produces.
 */
public enum Sound {
    /** Two long ones, falling. */
    RULING(tone(660, 250), rest(80), tone(440, 400)),
    /** Three short ones and a long one. */
    TIME_OUT(
            tone(880, 100),
            rest(80),
            tone(880, 100),
            rest(80),
            tone(880, 100),
            rest(80),
            tone(880, 600)),
    /** Two short ones. */
    TURN_TIME(tone(988, 70), rest(70), tone(988, 70)),
    /** Two soft ones, rising: the table asks something. */
    QUESTION(tone(440, 120), rest(60), tone(554, 120)),
    /** Three low ones. */
    TROUBLE(tone(220, 200), rest(150), tone(220, 200), rest(150), tone(220, 200)),
    /** Three rising ones. */
    BURRACO(tone(523, 90), tone(659, 90), tone(784, 180)),
    /** One long one. */
    HAND_OVER(tone(523, 800));

    private final List<Tone> melody;

    Sound(Tone... melody) {
        this.melody = List.of(melody);
    }

    public List<Tone> melody() {
        return melody;
    }

    private static Tone tone(int hertz, int millis) {
        return new Tone(hertz, millis);
    }

    private static Tone rest(int millis) {
        return new Tone(0, millis);
    }
}
