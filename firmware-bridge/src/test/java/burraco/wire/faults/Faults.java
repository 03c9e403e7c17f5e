package burraco.wire.faults;

import java.util.EnumMap;
import java.util.Map;

/**
 * How often each fault happens: by a million bytes for faults of bytes, otherwise by a million
 * chunks.
 *
 * @param longestDelayMicros of a chunk that is delayed, split or waits for another
 * @param stallMicros how long a stall lasts
 */
public record Faults(Map<Fault, Integer> perMillion, long longestDelayMicros, long stallMicros) {
    public static final Faults NONE = new Faults(Map.of(), 20_000, 300_000);

    public Faults {
        perMillion = Map.copyOf(perMillion);
    }

    /** Adds this fault, with its number by a thousand. */
    public Faults and(Fault fault, int often) {
        return andRarely(fault, 1_000 * often);
    }

    /** Adds this fault, with its number by a million. */
    public Faults andRarely(Fault fault, int often) {
        Map<Fault, Integer> more = new EnumMap<>(Fault.class);
        more.putAll(perMillion);
        more.put(fault, often);
        return new Faults(more, longestDelayMicros, stallMicros);
    }

    /** The same with other times. */
    public Faults lasting(long delayMicros, long stalledMicros) {
        return new Faults(perMillion, delayMicros, stalledMicros);
    }

    public int of(Fault fault) {
        return perMillion.getOrDefault(fault, 0);
    }
}
