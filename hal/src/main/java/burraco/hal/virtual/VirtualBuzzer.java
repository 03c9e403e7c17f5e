package burraco.hal.virtual;

import burraco.hal.Buzzer;
import burraco.hal.Tone;
import java.util.List;
import java.util.Optional;

/** A buzzer that one can hear by asking it. Its time comes from outside. */
public final class VirtualBuzzer extends VirtualDevice implements Buzzer {
    /**
     * A melody that began to play.
     *
     * @param at when
     */
    public record Melody(long at, List<Tone> tones) {
        public Melody {
            tones = List.copyOf(tones);
        }
    }

    private final History<Melody> history = new History<>();
    private Melody playing = new Melody(0, List.of());
    private long now;

    public VirtualBuzzer(String name) {
        super(name);
        opened();
    }

    @Override
    public synchronized void play(List<Tone> melody) {
        if (up()) {
            playing = new Melody(now, melody);
            history.add(playing);
        }
    }

    /** It is so late now. */
    public synchronized void advance(long time) {
        if (time < now) {
            throw new IllegalArgumentException("time went back: from " + now + " to " + time);
        }
        now = time;
    }

    /** The tone that is heard now; empty where it is still. */
    public synchronized Optional<Tone> sounding() {
        long end = playing.at();
        for (Tone tone : playing.tones()) {
            end += tone.millis();
            if (now < end) {
                return tone.hertz() == 0 ? Optional.empty() : Optional.of(tone);
            }
        }
        return Optional.empty();
    }

    /** The melodies that began, the newest last; an empty one where it was made still. */
    public synchronized List<Melody> history() {
        return history.list();
    }

    @Override
    void changed() {
        if (!up()) {
            playing = new Melody(now, List.of());
        }
    }
}
