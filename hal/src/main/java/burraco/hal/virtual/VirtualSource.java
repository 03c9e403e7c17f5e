package burraco.hal.virtual;

import burraco.hal.Antenna;
import burraco.hal.Area;
import java.util.List;

/** A device under the felt of a virtual table, with its antennas and scales. */
public record VirtualSource(String id, List<Antenna> antennas, List<Load> scales) {
    /**
     * A scale.
     *
     * @param area the area that it weighs
     * @param card grams a card
     */
    public record Load(int id, Area area, double card) {}

    public VirtualSource {
        antennas = List.copyOf(antennas);
        scales = List.copyOf(scales);
    }
}
