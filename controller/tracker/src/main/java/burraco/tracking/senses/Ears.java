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

/** All antennas of the table, and which cards are missing over each. */
final class Ears {
    private final Hearing hearing;
    private final UnaryOperator<Zone> places;
    private final List<Ear> all = new ArrayList<>();
    private final Map<Integer, Ear> byId = new HashMap<>();
    private final SequencedMap<String, List<Ear>> bySource = new LinkedHashMap<>();

    /**
     * @param places where a meld's place lies that people may have moved
     */
    Ears(Layout layout, Hearing hearing, UnaryOperator<Zone> places) {
        this.hearing = hearing;
        this.places = places;
        for (LaidAntenna antenna : layout.antennas()) {
            Ear ear = new Ear(antenna, all.size(), hearing);
            all.add(ear);
            byId.put(antenna.id(), ear);
            bySource.computeIfAbsent(antenna.source(), _ -> new ArrayList<>()).add(ear);
        }
    }

    List<Ear> all() {
        return all;
    }

    /** The antenna of this number, if the layout has it. */
    Optional<Ear> find(int id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The antenna of this number, of which something has been told. */
    Ear at(int id) {
        return byId.get(id);
    }

    /** The antennas of a reader. */
    List<Ear> of(String source) {
        return bySource.getOrDefault(source, List.of());
    }

    static int hearWell(List<Ear> some) {
        return (int) some.stream().filter(Ear::hearsWell).count();
    }

    /** What these antennas do not name says nothing from now on. */
    void distrust(List<Ear> some, long now) {
        for (Ear ear : some) {
            ear.distrust();
            hearing.distrust(ear.index(), now);
        }
    }

    /** Whether so much is missing there that it is no lone card that is held. */
    boolean missesMuch(Ear ear, Map<Card, Zone> lying) {
        List<Integer> missing = missing(ear, lying);
        return missing.size() > 1 || missing.stream().anyMatch(ear::layLong);
    }

    /** The cards that are missing there and should lie there. */
    List<Integer> missing(Ear ear, Map<Card, Zone> lying) {
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

    /** Where a meld lies now, wherever people moved it. */
    Zone place(Zone zone) {
        return places.apply(zone);
    }
}
