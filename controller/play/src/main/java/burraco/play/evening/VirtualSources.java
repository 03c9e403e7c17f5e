package burraco.play.evening;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.virtual.VirtualSource;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.UsualPlaces;
import java.util.ArrayList;
import java.util.List;

/** Makes the readers and scales of a virtual table from a layout. */
public final class VirtualSources {
    private VirtualSources() {}

    public static List<VirtualSource> of(Layout layout) {
        List<VirtualSource> sources = new ArrayList<>();
        for (SourceInfo source : layout.sources()) {
            if (source.isPi()) {
                continue;
            }
            List<Antenna> antennas =
                    layout.antennas().stream()
                            .filter(antenna -> antenna.source().equals(source.id()))
                            .map(LaidAntenna::antenna)
                            .toList();
            List<VirtualSource.Load> scales =
                    layout.scales().stream()
                            .filter(scale -> scale.source().equals(source.id()))
                            .map(scale -> load(layout, scale))
                            .toList();
            sources.add(new VirtualSource(source.id(), antennas, scales));
        }
        return sources;
    }

    /**
     * The area of a scale is that of its zone's antenna, or the usual place of the zone if that has
     * none.
     */
    private static VirtualSource.Load load(Layout layout, LaidScale scale) {
        Area area =
                layout.antenna(scale.zone())
                        .map(antenna -> antenna.antenna().area())
                        .orElseGet(() -> UsualPlaces.of(scale.zone()));
        return new VirtualSource.Load(scale.id(), area, scale.card());
    }
}
