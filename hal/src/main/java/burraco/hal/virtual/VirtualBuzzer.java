package burraco.hal.virtual;

import burraco.hal.Buzzer;
import burraco.hal.Tone;
import java.util.List;
import java.util.Optional;

/** A buzzer that can be queried. The caller supplies the time. */
public final class VirtualBuzzer extends VirtualDevice implements Buzzer {
    /**
     * A melody that was played.
     *
     * @param at when it began
     */
    public record Melody(long at, List<Tone> tones) {
        public Melody {
            tones = List.copyOf(tones);
        }
    }

    private final EventHistory<Melody> history = new EventHistory<>();
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

    /** Advances the time. */
    public synchronized void advance(long time) {
        if (time < now) {
            throw new IllegalArgumentException("time went back: from " + now + " to " + time);
        }
        now = time;
    }

    /** The tone that sounds now; empty if it is silent. */
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

    /** The melodies so far, the newest last; an empty one where the sound was stopped. */
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
