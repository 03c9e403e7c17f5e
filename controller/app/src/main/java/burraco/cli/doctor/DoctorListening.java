package burraco.cli.doctor;

import burraco.examination.listening.AntennaHeard;
import burraco.examination.listening.ScaleHeard;
import burraco.examination.listening.SignalStatistics;
import burraco.hal.Area;
import burraco.hal.TagId;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.VirtualSource;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.play.VirtualDeck;
import burraco.play.evening.VirtualSources;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Listens to all antennas and scales of a table for a while; virtual ones are simulated. */
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

    /** Listens to the real devices for this long. */
    void toReal(DoctorInbox inbox, long millis) throws InterruptedException {
        inbox.beginAnew();
        long until = inbox.now() + millis;
        while (inbox.now() < until) {
            Optional<String> _ = inbox.until(() -> false, until - inbox.now());
        }
        keep(inbox.ear(), inbox.now());
    }

    /** Simulates the virtual devices with a card at the middle of each antenna, without waiting. */
    void toVirtual(long millis) {
        List<String> virtual =
                layout.sources().stream()
                        .filter(SourceInfo::isVirtual)
                        .map(SourceInfo::id)
                        .toList();
        List<VirtualSource> sources =
                VirtualSources.of(layout).stream()
                        .filter(one -> virtual.contains(one.id()))
                        .toList();
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
                table.lay(card, CardSpot.at(area.x(), area.y()));
            }
        }
        SignalStatistics ear = new SignalStatistics(0);
        table.open(ear::take);
        table.advance(millis);
        keep(ear, millis);
    }

    private void keep(SignalStatistics ear, long until) {
        antennas.putAll(ear.antennas(until));
        scales.putAll(ear.scales(until));
    }
}
