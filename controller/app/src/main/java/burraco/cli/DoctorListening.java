package burraco.cli;

import burraco.examination.listening.AntennaHeard;
import burraco.examination.listening.Ear;
import burraco.examination.listening.ScaleHeard;
import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.Spot;
import burraco.hal.virtual.VirtualSource;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.play.VirtualDeck;
import burraco.play.evening.Sources;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Listens to all antennas and scales of a table for a while, be they there or not. */
final class DoctorListening {
    private static final long SEED = 1;

    private final Layout layout;
    private final SortedMap<Integer, AntennaHeard> antennas = new TreeMap<>();
    private final SortedMap<Integer, ScaleHeard> scales = new TreeMap<>();

    DoctorListening(Layout layout) {
        this.layout = layout;
    }

    SortedMap<Integer, AntennaHeard> antennas() {
        return antennas;
    }

    SortedMap<Integer, ScaleHeard> scales() {
        return scales;
    }

    /** Those that are there, while their time passes. */
    void toReal(DoctorEars ears, long millis) throws InterruptedException {
        ears.beginAnew();
        long until = ears.now() + millis;
        while (ears.now() < until) {
            Optional<String> _ = ears.until(() -> false, until - ears.now());
        }
        keep(ears.ear(), ears.now());
    }

    /** Those that are not, with a card at the middle of each antenna; nobody waits for that. */
    void toVirtual(long millis) {
        List<String> virtual =
                layout.sources().stream()
                        .filter(SourceInfo::isVirtual)
                        .map(SourceInfo::id)
                        .toList();
        List<VirtualSource> sources =
                Sources.of(layout).stream().filter(one -> virtual.contains(one.id())).toList();
        if (sources.isEmpty()) {
            return;
        }
        VirtualTable table = new VirtualTable(sources, Noise.REFERENCE, new Chance(SEED));
        Iterator<TagId> cards = VirtualDeck.of(SEED).cards().keySet().iterator();
        for (LaidAntenna antenna : layout.antennas()) {
            TagId card = cards.next();
            if (virtual.contains(antenna.source())) {
                Area area = antenna.antenna().area();
                table.know(card);
                table.lay(card, Spot.at(area.x(), area.y()));
            }
        }
        Ear ear = new Ear(0);
        table.open(ear::take);
        table.advance(millis);
        keep(ear, millis);
    }

    private void keep(Ear ear, long until) {
        antennas.putAll(ear.antennas(until));
        scales.putAll(ear.scales(until));
    }
}
