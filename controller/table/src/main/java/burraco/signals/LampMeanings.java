package burraco.signals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.LampGroup;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the usual rows of lamps mean now, for lamps elsewhere. */
public final class LampMeanings {
    /** So that the time left for a turn has its steps. */
    private static final int LAMPS = 5;

    private LampMeanings() {}

    /** Rows that are lit, as {@code seat N}, and why: {@code turn}, {@code ruling} … */
    public static SortedMap<String, String> of(TableState state, boolean secured) {
        SortedMap<String, String> all = new TreeMap<>();
        for (String group : groups()) {
            TableLamps.meaning(new LampGroup(group, LAMPS), state, Situations.of(state, secured))
                    .ifPresent(meaning -> all.put(group, meaning.name().toLowerCase(Locale.ROOT)));
        }
        return all;
    }

    private static List<String> groups() {
        List<String> groups = new ArrayList<>(List.of("centre"));
        for (Seat seat : Seat.values()) {
            groups.add("seat " + seat);
        }
        for (Line line : Line.values()) {
            groups.add("melds " + line);
        }
        return groups;
    }
}
