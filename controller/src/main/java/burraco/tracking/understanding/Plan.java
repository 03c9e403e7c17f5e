package burraco.tracking.understanding;

import burraco.tracking.Told;
import burraco.tracking.course.Entry;
import java.util.List;

/**
 * One way to understand a clue: go back so many acts, then these.
 *
 * @param why why acts are withdrawn for it
 * @param ready whether it may be put on record now
 */
record Plan(int back, Told.Why why, List<Entry> entries, boolean ready) {
    Plan {
        entries = List.copyOf(entries);
    }

    /** Whether the code says nothing against any of it. */
    boolean lawful() {
        for (Entry entry : entries) {
            int before = entry.before().open().unnoticed().size();
            if (!entry.rulings().isEmpty() || entry.after().open().unnoticed().size() > before) {
                return false;
            }
        }
        return true;
    }

    Plan when(boolean now) {
        return new Plan(back, why, entries, now);
    }
}
