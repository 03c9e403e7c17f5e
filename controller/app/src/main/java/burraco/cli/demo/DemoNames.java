package burraco.cli.demo;

import burraco.cards.Seat;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Invented names for the players of the demo. */
final class DemoNames {
    private static final List<String> GIVEN =
            List.of(
                    "Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Giulia", "Ivo", "Laura",
                    "Marco", "Nadia", "Paolo", "Rita", "Sergio", "Teresa", "Ugo");
    private static final List<String> FAMILY =
            List.of(
                    "Amato",
                    "Barbieri",
                    "Conti",
                    "De Luca",
                    "Esposito",
                    "Ferrari",
                    "Gallo",
                    "Longo",
                    "Marini",
                    "Neri",
                    "Pellegrini",
                    "Ricci",
                    "Serra",
                    "Testa",
                    "Valenti",
                    "Zanetti");

    private static final int FIRST_CARD = 101;

    private DemoNames() {}

    /** Four names; the same seed gives the same ones. */
    static Map<Seat, String> of(long seed) {
        Chance chance = new Chance(seed).stream("names");
        List<String> given = new ArrayList<>(GIVEN);
        List<String> family = new ArrayList<>(FAMILY);
        Map<Seat, String> names = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            names.put(seat, drawn(given, chance) + " " + drawn(family, chance));
        }
        return names;
    }

    /** A list of members with all names, in pairs. */
    static String list() {
        StringBuilder list = new StringBuilder("nome;tessera;coppia\n");
        for (int i = 0; i < GIVEN.size(); i++) {
            String name = GIVEN.get(i) + " " + FAMILY.get(i);
            list.append(name).append(';').append(FIRST_CARD + i).append(';');
            list.append(1 + i / 2).append('\n');
        }
        return list.toString();
    }

    /** Whether all four names differ. */
    private static String drawn(List<String> from, Chance chance) {
        return from.remove(chance.below(from.size()));
    }
}
