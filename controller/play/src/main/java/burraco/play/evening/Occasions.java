package burraco.play.evening;

import burraco.hal.virtual.Chance;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** Whether people give in to a habit on an occasion, and how often they did in this hand. */
final class Occasions {
    private final Manners manners;
    private final Chance chance;
    private final Map<Habit, Integer> times = new EnumMap<>(Habit.class);

    Occasions(Manners manners, Chance chance) {
        this.manners = manners;
        this.chance = chance;
    }

    /** A hand begins. */
    void begin() {
        times.clear();
    }

    /** Whether they have habits at all. */
    boolean any() {
        return !manners.habits().isEmpty();
    }

    /** Whether they would now; nothing is thrown for what they never do. */
    boolean is(Habit habit) {
        double odds = manners.habits().of(habit);
        return odds > 0 && chance.happens(odds);
    }

    /** They have done it. */
    void did(Habit habit) {
        times.merge(habit, 1, Integer::sum);
    }

    /** Whether they do it now, which nothing can prevent. */
    boolean does(Habit habit) {
        boolean now = is(habit);
        if (now) {
            did(habit);
        }
        return now;
    }

    /** How often they did what in this hand. */
    Map<Habit, Integer> times() {
        return Collections.unmodifiableMap(new EnumMap<>(times));
    }
}
