package burraco.play.evening;

import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Which habits some people have, and how likely each is on each occasion. */
public final class Habits {
    public static final Habits NONE = new Habits(new EnumMap<>(Habit.class));

    /** So many of a hundred strangers have a given habit at all. */
    private static final double SHARE = 0.3;

    private final Map<Habit, Double> chances;

    private Habits(Map<Habit, Double> chances) {
        this.chances = chances;
    }

    /** These, and often. */
    public static Habits often(Collection<Habit> habits) {
        Map<Habit, Double> chances = new EnumMap<>(Habit.class);
        habits.forEach(habit -> chances.put(habit, habit.often));
        return new Habits(chances);
    }

    /** Those of strangers: some of all, each more or less. */
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

    /** Both, each as often as those have it who have it more. */
    public Habits with(Habits others) {
        Map<Habit, Double> chances = new EnumMap<>(Habit.class);
        chances.putAll(this.chances);
        others.chances.forEach((habit, chance) -> chances.merge(habit, chance, Math::max));
        return new Habits(chances);
    }

    public boolean isEmpty() {
        return chances.isEmpty();
    }

    /** Those that they have, in the order of the list. */
    public List<Habit> all() {
        return new ArrayList<>(chances.keySet());
    }

    /** How likely on each occasion. */
    public double of(Habit habit) {
        return chances.getOrDefault(habit, 0.0);
    }
}
