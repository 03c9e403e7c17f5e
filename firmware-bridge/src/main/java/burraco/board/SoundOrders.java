package burraco.board;

import burraco.hal.Tone;
import java.util.ArrayList;
import java.util.List;

/** Melodies, cut to what a board plays. None is played later than it should. */
final class SoundOrders {
    private static final int MOST_TONES = 16;
    private static final int MOST_MILLIS = 10_000;
    private static final int MOST_HERTZ = 0xffff;

    private final Orders orders;
    private boolean live;
    private boolean sounded;
    private int given;

    SoundOrders(Orders orders) {
        this.orders = orders;
    }

    void play(List<Tone> melody) {
        if (live) {
            sounded = !melody.isEmpty();
            given++;
            orders.give(Order.sound(cut(melody)), _ -> given--);
        }
    }

    /** Nothing sounds from now on. */
    void stop() {
        if (sounded) {
            play(List.of());
        }
    }

    /** What a loss kept from the board it gets now; it shall not sound. */
    void live() {
        live = true;
        if (given > 0) {
            play(List.of());
        }
    }

    void down() {
        live = false;
    }

    static List<Tone> cut(List<Tone> melody) {
        List<Tone> tones = new ArrayList<>();
        int left = MOST_MILLIS;
        for (Tone tone : melody) {
            if (left > 0 && tones.size() < MOST_TONES) {
                int millis = Math.min(tone.millis(), left);
                tones.add(new Tone(Math.min(tone.hertz(), MOST_HERTZ), millis));
                left -= millis;
            }
        }
        return tones;
    }
}
