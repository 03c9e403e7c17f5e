package burraco.layout;

import burraco.hal.Antenna;

/**
 * An antenna of this table.
 *
 * @param source the reader it belongs to
 */
public record LaidAntenna(Antenna antenna, Zone zone, String source) {
    public int id() {
        return antenna.id();
    }
}
