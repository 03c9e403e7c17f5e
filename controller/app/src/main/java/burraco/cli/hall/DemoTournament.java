package burraco.cli.hall;

import burraco.hal.virtual.Chance;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.file.HistoryWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** An invented evening: pairs from four clubs, two rounds of Mitchell and two Danese. */
final class DemoTournament {
    private static final List<String> GIVEN =
            List.of(
                    "Ada", "Bice", "Carlo", "Dora", "Ezio", "Franca", "Gino", "Ida", "Lello",
                    "Mara", "Nino", "Olga", "Piero", "Rosa", "Sara", "Tito", "Vera", "Zeno");
    private static final List<String> FAMILY =
            List.of(
                    "Abate", "Bruni", "Costa", "Donati", "Fiore", "Greco", "Leone", "Monti",
                    "Negri", "Orlandi", "Parisi", "Riva", "Sala", "Tosi", "Villa", "Zani");
    private static final List<String> CLUBS =
            List.of("Circolo Aurora", "La Matta", "Pozzetto d'oro", "Tre Pini");

    private DemoTournament() {}

    /** The text of the tournament, before anything has happened. */
    static String of(int tables, long seed) {
        StringBuilder text =
                new StringBuilder(HistoryWriter.beginning("Torneo dimostrativo", seed));
        text.append("plan\n  field pairs\n  length 4\n");
        int mitchell = tables < 2 ? 1 : 2;
        text.append("  stage mitchell rounds " + mitchell + " placing draw points carried\n");
        text.append("  stage danese-modified rounds 2 placing ranking points carried\n");
        text.append("  tie-breaks direct match-points lot\n  clubs anywhere\n");
        Chance chance = new Chance(seed).stream("names");
        Set<String> taken = new HashSet<>();
        for (int number = 1; number <= 2 * tables; number++) {
            Contestant pair =
                    new Contestant(
                            number,
                            "",
                            List.of(name(chance, taken), name(chance, taken)),
                            CLUBS.get(number % CLUBS.size()),
                            0);
            text.append(HistoryWriter.lines(new Change.Enter(pair)));
        }
        return text.toString();
    }

    private static String name(Chance chance, Set<String> taken) {
        List<String> free = new ArrayList<>();
        for (String given : GIVEN) {
            for (String family : FAMILY) {
                String whole = given + " " + family;
                if (!taken.contains(whole)) {
                    free.add(whole);
                }
            }
        }
        String one = free.get(chance.below(free.size()));
        taken.add(one);
        return one;
    }
}
