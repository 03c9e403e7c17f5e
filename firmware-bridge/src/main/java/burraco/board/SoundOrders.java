package burraco.board;

import burraco.hal.Tone;
import java.util.ArrayList;
import java.util.List;

/** Sends melodies, shortened to what a board can play. None is played late. */
final class SoundOrders {
    private static final int MOST_TONES = 16;
    private static final int MOST_MILLIS = 10_000;
    private static final int MOST_HERTZ = 0xffff;

    private final OrderSink orders;
    private boolean live;
    private boolean sounded;
    private int given;

    SoundOrders(OrderSink orders) {
        this.orders = orders;
    }

    void play(List<Tone> melody) {
        if (live) {
            sounded = !melody.isEmpty();
            given++;
            orders.give(BoardOrder.sound(cut(melody)), _ -> given--);
        }
    }

    /** Stops the sound. */
    void stop() {
        if (sounded) {
            play(List.of());
        }
    }

    /** After a loss the sound is stopped if the board missed that. */
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
