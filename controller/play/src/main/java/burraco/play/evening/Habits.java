package burraco.play.evening;

import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The habits of some people, with the probability of each on an occasion. */
public final class Habits {
    public static final Habits NONE = new Habits(new EnumMap<>(Habit.class));

    /** The share of strangers who have a given habit. */
    private static final double SHARE = 0.3;

    private final Map<Habit, Double> chances;

    private Habits(Map<Habit, Double> chances) {
        this.chances = chances;
    }

    /** People who have these habits, each in its strong form. */
    public static Habits often(Collection<Habit> habits) {
        Map<Habit, Double> chances = new EnumMap<>(Habit.class);
        habits.forEach(habit -> chances.put(habit, habit.often));
        return new Habits(chances);
    }

    /** The habits of strangers: a random choice, each with a random strength. */
    public static Habits some(Chance chance) {
        Map<Habit, Double> chances = new EnumMap<>(Habit.class);
        for (Habit habit : Habit.values()) {
            double much = chance.share();
            if (chance.happens(SHARE)) {
                chances.put(habit, habit.often * much);
            }
        }
        return new Habits(chances);
    }

    /** The habits of both; of one that is in both, the higher probability. */
    public Habits with(Habits others) {
        Map<Habit, Double> chances = new EnumMap<>(Habit.class);
        chances.putAll(this.chances);
        others.chances.forEach((habit, chance) -> chances.merge(habit, chance, Math::max));
        return new Habits(chances);
    }

    public boolean isEmpty() {
        return chances.isEmpty();
    }

    /** The habits that they have, in the order of the enum. */
    public List<Habit> all() {
        return new ArrayList<>(chances.keySet());
    }

    /** Its probability on each occasion. */
    public double of(Habit habit) {
        return chances.getOrDefault(habit, 0.0);
    }
}
