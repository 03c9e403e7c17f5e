package burraco.play.evening;

import burraco.hal.virtual.Chance;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Decides whether people follow a habit on an occasion, and counts how often they did in this hand.
 */
final class Occasions {
    private final Manners manners;
    private final Chance chance;
    private final Map<Habit, Integer> times = new EnumMap<>(Habit.class);

    Occasions(Manners manners, Chance chance) {
        this.manners = manners;
        this.chance = chance;
    }

    /** Starts counting for a new hand. */
    void begin() {
        times.clear();
    }

    /** Whether these people have any habits. */
    boolean any() {
        return !manners.habits().isEmpty();
    }

    /**
     * Decides whether people would follow a habit now, without counting it. For a habit that they
     * do not have, no random number is used.
     */
    boolean is(Habit habit) {
        double odds = manners.habits().of(habit);
        return odds > 0 && chance.happens(odds);
    }

    /** Counts that people have followed a habit. */
    void did(Habit habit) {
        times.merge(habit, 1, Integer::sum);
    }

    /** Decides whether people follow a habit now, and counts it if they do. */
    boolean does(Habit habit) {
        boolean now = is(habit);
        if (now) {
            did(habit);
        }
        return now;
    }

    /** How often they followed each habit in this hand. */
    Map<Habit, Integer> times() {
        return Collections.unmodifiableMap(new EnumMap<>(times));
    }
}
