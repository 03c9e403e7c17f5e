package burraco.tracking.senses;

import burraco.cards.Card;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.hearing.Hearing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/** The monitors of all antennas of the table, and which cards are missing over each. */
final class AntennaMonitors {
    private final Hearing hearing;
    private final UnaryOperator<Zone> places;
    private final List<AntennaMonitor> all = new ArrayList<>();
    private final Map<Integer, AntennaMonitor> byId = new HashMap<>();
    private final SequencedMap<String, List<AntennaMonitor>> bySource = new LinkedHashMap<>();

    /**
     * @param places maps a meld's place to where people have moved it
     */
    AntennaMonitors(Layout layout, Hearing hearing, UnaryOperator<Zone> places) {
        this.hearing = hearing;
        this.places = places;
        for (LaidAntenna antenna : layout.antennas()) {
            AntennaMonitor ear = new AntennaMonitor(antenna, all.size(), hearing);
            all.add(ear);
            byId.put(antenna.id(), ear);
            bySource.computeIfAbsent(antenna.source(), _ -> new ArrayList<>()).add(ear);
        }
    }

    List<AntennaMonitor> all() {
        return all;
    }

    /** The monitor of this antenna, if the layout has it. */
    Optional<AntennaMonitor> find(int id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The monitor of an antenna that the layout certainly has. */
    AntennaMonitor at(int id) {
        return byId.get(id);
    }

    /** The antennas of a reader. */
    List<AntennaMonitor> of(String source) {
        return bySource.getOrDefault(source, List.of());
    }

    static int hearWell(List<AntennaMonitor> some) {
        return (int) some.stream().filter(AntennaMonitor::hearsWell).count();
    }

    /** Makes the silence of these antennas count for nothing from now on. */
    void distrust(List<AntennaMonitor> some, long now) {
        for (AntennaMonitor ear : some) {
            ear.distrust();
            hearing.distrust(ear.index(), now);
        }
    }

    /** Whether more is missing there than a single card that somebody holds. */
    boolean missesMuch(AntennaMonitor ear, Map<Card, Zone> lying) {
        List<Integer> missing = missing(ear, lying);
        return missing.size() > 1 || missing.stream().anyMatch(ear::layLong);
    }

    /** The cards that should lie there and are missing. */
    List<Integer> missing(AntennaMonitor ear, Map<Card, Zone> lying) {
        if (ear.lying().isEmpty()) {
            return List.of();
        }
        return ear.missing().stream()
                .filter(card -> isThere(lying.get(hearing.cards().get(card)), ear.laid.zone()))
                .toList();
    }

    private boolean isThere(Zone lies, Zone zone) {
        return lies != null
                && (places.apply(lies).equals(zone)
                        || lies instanceof Zone.Pile && zone instanceof Zone.Pile);
    }

    /** The place where a meld lies now, wherever people have moved it. */
    Zone place(Zone zone) {
        return places.apply(zone);
    }
}
