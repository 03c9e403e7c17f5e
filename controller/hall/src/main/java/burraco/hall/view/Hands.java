package burraco.hall.view;

import burraco.tournament.Tournament;

/** How many hands a match has. */
public final class Hands {
    private Hands() {}

    public static int of(Tournament tournament) {
        return switch (tournament.formula().length()) {
            case TWO_HANDS, TEAMS -> 2;
            case THREE_HANDS -> 3;
            case FOUR_HANDS -> 4;
        };
    }
}
