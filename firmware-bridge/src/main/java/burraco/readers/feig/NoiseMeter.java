package burraco.readers.feig;

import java.util.Optional;

/** Schedules noise measurements, and keeps the last one. */
final class NoiseMeter {
    private final long everyMicros;
    private volatile Optional<NoiseLevel> last = Optional.empty();
    private boolean works;
    private long due;

    /**
     * @param everyMicros the interval; 0 for never
     */
    NoiseMeter(long everyMicros) {
        this.everyMicros = everyMicros;
    }

    void begin(long now) {
        works = everyMicros > 0;
        due = now + everyMicros;
    }

    /** The last measured noise. Any thread. */
    Optional<NoiseLevel> last() {
        return last;
    }

    /** Whether to measure now; if so, the next measurement is scheduled from now. */
    boolean asks(long now) {
        boolean asks = works && now >= due;
        if (asks) {
            due = now + everyMicros;
        }
        return asks;
    }

    /** Takes an answer. A reader that does not support the measurement is not asked again. */
    void answered(byte[] data, long now) {
        works = data[0] == 0 && data.length == 1 + NoiseLevel.BYTES;
        if (works) {
            last = Optional.of(NoiseLevel.of(data, 1, now));
        }
    }

    void missed() {
        works = false;
    }
}
