package burraco.tournament.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Individual calendars: with N players and N - 1 rounds everybody is each other's partner once and
 * opponent twice. Each round is the one before with every place but the last moved on by one.
 */
public final class WhistTables {
    /** Two partners against two partners; places counted from 0. */
    public record Game(int first, int firstPartner, int second, int secondPartner) {}

    /**
     * The first round for each number of players, four places a table. Found by search: the
     * differences between partners are all different, each between opponents comes twice.
     */
    private static final Map<Integer, int[]> FIRST_ROUNDS =
            Map.of(
                    4, new int[] {3, 0, 1, 2},
                    8, new int[] {7, 0, 1, 3, 2, 6, 4, 5},
                    12, new int[] {11, 0, 1, 3, 2, 9, 6, 7, 4, 10, 5, 8},
                    16, new int[] {15, 0, 4, 13, 1, 5, 6, 7, 2, 9, 10, 12, 3, 8, 11, 14},
                    20,
                            new int[] {
                                19, 0, 2, 13, 1, 7, 16, 17, 3, 18, 4, 11, 5, 8, 10, 12, 6, 15, 9, 14
                            },
                    24,
                            new int[] {
                                23, 0, 17, 22, 1, 12, 8, 14, 2, 9, 10, 13, 3, 4, 6, 19, 5, 20, 11,
                                15, 7, 21, 16, 18
                            },
                    28,
                            new int[] {
                                27, 0, 12, 22, 1, 20, 25, 26, 2, 24, 11, 18, 3, 14, 10, 13, 4, 6,
                                19, 23, 5, 17, 8, 21, 7, 16, 9, 15
                            },
                    32,
                            new int[] {
                                31, 0, 2, 5, 1, 17, 24, 28, 3, 16, 26, 27, 4, 12, 18, 30, 6, 15, 9,
                                19, 7, 14, 23, 29, 8, 13, 11, 25, 10, 21, 20, 22
                            });

    private WhistTables() {}

    /** Numbers of players that there is a calendar for. */
    public static Set<Integer> sizes() {
        return new TreeSet<>(FIRST_ROUNDS.keySet());
    }

    /**
     * @param round counted from 0
     */
    public static List<Game> round(int players, int round) {
        int[] first = FIRST_ROUNDS.get(players);
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < players; i += 4) {
            games.add(
                    new Game(
                            moved(first[i], players, round),
                            moved(first[i + 1], players, round),
                            moved(first[i + 2], players, round),
                            moved(first[i + 3], players, round)));
        }
        return games;
    }

    private static int moved(int place, int players, int round) {
        int last = players - 1;
        return place == last ? last : (place + round) % last;
    }
}
