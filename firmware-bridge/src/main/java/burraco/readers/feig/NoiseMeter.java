package burraco.readers.feig;

import java.util.Optional;

/** When the noise is measured, and what it was. */
final class NoiseMeter {
    private final long everyMicros;
    private volatile Optional<Noise> last = Optional.empty();
    private boolean works;
    private long due;

    /**
     * @param everyMicros 0 never
     */
    NoiseMeter(long everyMicros) {
        this.everyMicros = everyMicros;
    }

    void begin(long now) {
        works = everyMicros > 0;
        due = now + everyMicros;
    }

    /** The noise that was measured last. Any thread. */
    Optional<Noise> last() {
        return last;
    }

    /** Whether to measure now; if so, the next time is counted from here. */
    boolean asks(long now) {
        boolean asks = works && now >= due;
        if (asks) {
            due = now + everyMicros;
        }
        return asks;
    }

    /** A reader that cannot tell it is not asked again. */
    void answered(byte[] data, long now) {
        works = data[0] == 0 && data.length == 1 + Noise.BYTES;
        if (works) {
            last = Optional.of(Noise.of(data, 1, now));
        }
    }

    void missed() {
        works = false;
    }
}
