package burraco.tournament.file;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.plan.Formula;
import java.util.ArrayList;
import java.util.List;

/**
 * A tournament as its file has it.
 *
 * @param changes all that its direction did, in order
 */
public record History(String title, long seed, List<Change> changes) {
    public History {
        changes = List.copyOf(changes);
    }

    /** The tournament before the first change. */
    public Tournament opening() {
        return Tournament.of(title, seed, Formula.NONE);
    }

    public History with(Change change) {
        List<Change> more = new ArrayList<>(changes);
        more.add(change);
        return new History(title, seed, more);
    }
}
