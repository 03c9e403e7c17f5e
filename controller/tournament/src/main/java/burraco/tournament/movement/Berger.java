package burraco.tournament.movement;

import java.util.ArrayList;
import java.util.List;

/** Calendars in which everybody meets everybody once: Berger's tables. */
public final class Berger {
    /** Two places, counted from 0; the first named is the fixed side. */
    public record Game(int first, int second) {}

    private Berger() {}

    /** How many rounds a calendar takes. */
    public static int rounds(int players) {
        return players % 2 == 0 ? players - 1 : players;
    }

    /**
     * @param round counted from 0
     * @return games of an even number of players; with an odd number the last place is vacant
     */
    public static List<Game> round(int players, int round) {
        int even = players + players % 2;
        int last = even - 1;
        boolean odd = round % 2 == 0;
        int pivot = odd ? round / 2 : (round + 1 + even) / 2 - 1;
        List<Game> games = new ArrayList<>();
        games.add(odd ? new Game(pivot, last) : new Game(last, pivot));
        for (int k = 1; k < even / 2; k++) {
            games.add(new Game((pivot + k) % last, Math.floorMod(pivot - k, last)));
        }
        return games;
    }
}
