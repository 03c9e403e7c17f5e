package burraco.hal.virtual;

import burraco.hal.Antenna;
import burraco.hal.Area;
import java.util.List;

/**
 * What a virtual table has under its felt: a device with the antennas and scales that hang on it.
 */
public record VirtualSource(String id, List<Antenna> antennas, List<Load> scales) {
    /**
     * A scale.
     *
     * @param area what weighs on it
     * @param card grams a card
     */
    public record Load(int id, Area area, double card) {}

    public VirtualSource {
        antennas = List.copyOf(antennas);
        scales = List.copyOf(scales);
    }
}
