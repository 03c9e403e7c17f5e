package burraco.board;

import burraco.hal.FaultState;
import burraco.hal.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Keeps the faults of antennas, and reports changes. */
final class AntennaHealth {
    static final String WELL = "";
    static final String BROKEN = "broken";
    static final String ABSENT = "absent";

    private final SortedMap<Integer, String> wrong = new TreeMap<>();
    private final SortedSet<Integer> confirmed = new TreeSet<>();

    /** The name of an antenna's state as the board numbers it. */
    static String state(int state) {
        return switch (state) {
            case 0 -> WELL;
            case 1 -> "detuned";
            case 2 -> "open";
            case 3 -> "short";
            default -> "state " + state;
        };
    }

    /** Sets the state of an antenna. */
    Optional<Reading> is(long at, int antenna, String state) {
        confirmed.add(antenna);
        String before = wrong.getOrDefault(antenna, WELL);
        if (before.equals(state)) {
            return Optional.empty();
        }
        if (state.equals(WELL)) {
            wrong.remove(antenna);
            return Optional.of(new Reading.AntennaFault(at, antenna, FaultState.BACK));
        }
        wrong.put(antenna, state);
        return Optional.of(new Reading.AntennaFault(at, antenna, state));
    }

    /** Its front end works, because it has answered. */
    Optional<Reading> works(long at, int antenna) {
        return wrong.getOrDefault(antenna, WELL).equals(BROKEN)
                ? is(at, antenna, WELL)
                : Optional.empty();
    }

    /** Begins a list of all faults, which ends with {@link #complete}. */
    void begin() {
        confirmed.clear();
    }

    /** Ends the list: antennas that were not named since {@link #begin} have no fault. */
    List<Reading> complete(long at) {
        List<Reading> told = new ArrayList<>();
        for (int antenna : List.copyOf(wrong.keySet())) {
            if (!confirmed.contains(antenna) && !wrong.get(antenna).equals(ABSENT)) {
                is(at, antenna, WELL).ifPresent(told::add);
            }
        }
        return told;
    }

    /** All current faults. */
    List<Reading> all(long at) {
        List<Reading> told = new ArrayList<>();
        wrong.forEach((one, state) -> told.add(new Reading.AntennaFault(at, one, state)));
        return told;
    }
}
