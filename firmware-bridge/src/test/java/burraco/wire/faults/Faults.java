package burraco.wire.faults;

import java.util.EnumMap;
import java.util.Map;

/**
 * How often what happens: by a thousand bytes for what happens to bytes, else by a thousand chunks.
 *
 * @param longestDelayMicros of a chunk that is delayed, split or waits for another
 * @param stallMicros how long a stall lasts
 */
public record Faults(Map<Fault, Integer> perThousand, long longestDelayMicros, long stallMicros) {
    public static final Faults NONE = new Faults(Map.of(), 20_000, 300_000);

    public Faults {
        perThousand = Map.copyOf(perThousand);
    }

    /** These, and this one as often as that. */
    public Faults and(Fault fault, int often) {
        Map<Fault, Integer> more = new EnumMap<>(Fault.class);
        more.putAll(perThousand);
        more.put(fault, often);
        return new Faults(more, longestDelayMicros, stallMicros);
    }

    /** These, with other times. */
    public Faults lasting(long delayMicros, long stalledMicros) {
        return new Faults(perThousand, delayMicros, stalledMicros);
    }

    public int of(Fault fault) {
        return perThousand.getOrDefault(fault, 0);
    }
}
