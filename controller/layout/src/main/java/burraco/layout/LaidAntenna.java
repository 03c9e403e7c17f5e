package burraco.layout;

import burraco.hal.Antenna;
import java.util.OptionalDouble;

/**
 * An antenna of this table.
 *
 * @param source the reader it belongs to
 * @param hears the share of its inventories in which it heard a card at its middle when it was
 *     calibrated; empty without a calibration
 */
public record LaidAntenna(Antenna antenna, Zone zone, String source, OptionalDouble hears) {
    public LaidAntenna(Antenna antenna, Zone zone, String source) {
        this(antenna, zone, source, OptionalDouble.empty());
    }

    public int id() {
        return antenna.id();
    }

    /** The same antenna with what a calibration found. */
    public LaidAntenna hearing(double share) {
        return new LaidAntenna(antenna, zone, source, OptionalDouble.of(share));
    }
}
