package burraco.tournament.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 9. Who meets in a Mitchell, all'italiana and in an individual calendar. */
final class CalendarsTest {
    private static final int MOST_TABLES = 40;

    @Test
    @DisplayName("Mitchell: nobody meets again in as many rounds as tables / gcd(tables, shift)")
    void mitchell() {
        for (int tables = 1; tables <= MOST_TABLES; tables++) {
            for (int shift = 1; shift <= tables + 1; shift++) {
                int rounds = roundsWithoutRematch(tables, shift);
                assertEquals(
                        rounds,
                        MitchellRotation.roundsWithoutRematch(tables, shift),
                        tables + " tables, shift " + shift);
            }
        }
    }

    private static int roundsWithoutRematch(int tables, int shift) {
        Set<Integer> met = new HashSet<>();
        int rounds = 0;
        while (met.add(MitchellRotation.fixedPlace(tables, shift, 0, rounds))) {
            rounds++;
        }
        return rounds;
    }

    @Test
    @DisplayName("Mitchell: in each round every fixed pair has one mobile pair")
    void mitchellTables() {
        for (int round = 0; round < MOST_TABLES; round++) {
            Set<Integer> taken = new HashSet<>();
            for (int mobile = 0; mobile < MOST_TABLES; mobile++) {
                assertTrue(taken.add(MitchellRotation.fixedPlace(MOST_TABLES, 3, mobile, round)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4, 1, 4",
        "6, 2, 3",
        "9, 3, 3",
        "170, 3, 170",
    })
    @DisplayName("Mitchell: rounds without a rematch for so many tables and such a shift")
    void rounds(int tables, int shift, int rounds) {
        assertEquals(rounds, MitchellRotation.roundsWithoutRematch(tables, shift));
    }

    @ParameterizedTest
    @CsvSource({
        "4, 1-4 2-3 · 4-3 1-2 · 2-4 3-1",
        "6, 1-6 2-5 3-4 · 6-4 5-3 1-2 · 2-6 3-1 4-5 · 6-5 1-4 2-3 · 3-6 4-2 5-1",
        "8, 1-8 2-7 3-6 4-5 · 8-5 6-4 7-3 1-2 · 2-8 3-1 4-7 5-6 · 8-6 7-5 1-4 2-3"
                + " · 3-8 4-2 5-1 6-7 · 8-7 1-6 2-5 3-4 · 4-8 5-3 6-2 7-1",
    })
    @DisplayName("All'italiana: Berger's tables")
    void berger(int players, String calendar) {
        int round = 0;
        for (String games : calendar.split(" · ")) {
            assertEquals(
                    games,
                    Berger.round(players, round++).stream()
                            .map(game -> (game.first() + 1) + "-" + (game.second() + 1))
                            .collect(Collectors.joining(" ")));
        }
        assertEquals(Berger.rounds(players), round);
    }

    @Test
    @DisplayName("All'italiana: everybody meets everybody once, and plays once a round")
    void everybodyOnce() {
        for (int players = 2; players <= MOST_TABLES; players++) {
            int even = players + players % 2;
            Set<Set<Integer>> met = new HashSet<>();
            for (int round = 0; round < Berger.rounds(players); round++) {
                Set<Integer> playing = new HashSet<>();
                for (Berger.Game game : Berger.round(players, round)) {
                    assertTrue(playing.add(game.first()) && playing.add(game.second()));
                    assertTrue(met.add(Set.of(game.first(), game.second())));
                }
                assertEquals(even, playing.size());
            }
            assertEquals(even * (even - 1) / 2, met.size());
        }
    }

    @Test
    @DisplayName("Individuals: each other once as partner, twice as opponent")
    void whist() {
        for (int players : WhistTables.sizes()) {
            Map<Set<Integer>, Integer> partners = new HashMap<>();
            Map<Set<Integer>, Integer> opponents = new HashMap<>();
            for (int round = 0; round < players - 1; round++) {
                for (WhistTables.Game game : WhistTables.round(players, round)) {
                    partners.merge(Set.of(game.first(), game.firstPartner()), 1, Integer::sum);
                    partners.merge(Set.of(game.second(), game.secondPartner()), 1, Integer::sum);
                    for (int one : List.of(game.first(), game.firstPartner())) {
                        for (int other : List.of(game.second(), game.secondPartner())) {
                            opponents.merge(Set.of(one, other), 1, Integer::sum);
                        }
                    }
                }
            }
            int all = players * (players - 1) / 2;
            assertEquals(Set.of(1), new HashSet<>(partners.values()));
            assertEquals(all, partners.size());
            assertEquals(Set.of(2), new HashSet<>(opponents.values()));
            assertEquals(all, opponents.size());
        }
    }
}
