package burraco.layout;

import burraco.hal.Antenna;
import java.util.OptionalDouble;

/**
 * An antenna of this table.
 *
 * @param source the reader it belongs to
 * @param hears in which share of its looks it heard a card at its middle when it was tried out;
 *     empty where nobody has tried
 */
public record LaidAntenna(Antenna antenna, Zone zone, String source, OptionalDouble hears) {
    public LaidAntenna(Antenna antenna, Zone zone, String source) {
        this(antenna, zone, source, OptionalDouble.empty());
    }

    public int id() {
        return antenna.id();
    }

    LaidAntenna hearing(double share) {
        return new LaidAntenna(antenna, zone, source, OptionalDouble.of(share));
    }
}
