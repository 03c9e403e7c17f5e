package burraco.tournament.round;

import java.util.ArrayList;
import java.util.List;

/**
 * Who belongs together in a stage: a girone, or a line of a Mitchell.
 *
 * @param places numbers of contestants, {@link #VACANT} where nobody is
 */
public record Group(String name, List<Integer> places) {
    public static final int VACANT = 0;

    /** The lines of a Mitchell. */
    public static final String FIXED = "F";

    public static final String MOBILE = "M";

    public Group {
        places = List.copyOf(places);
    }

    public int size() {
        return places.size();
    }

    public Group swap(int one, int other) {
        return new Group(
                name, places.stream().map(place -> Seating.swapped(place, one, other)).toList());
    }

    /** With somebody at a vacant place. */
    public Group at(int place, int number) {
        List<Integer> others = new ArrayList<>(places);
        others.set(place, number);
        return new Group(name, others);
    }

    public Group with(int number) {
        List<Integer> others = new ArrayList<>(places);
        others.add(number);
        return new Group(name, others);
    }
}
