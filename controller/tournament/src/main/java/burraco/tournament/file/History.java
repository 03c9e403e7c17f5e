package burraco.tournament.file;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Formula;
import java.util.ArrayList;
import java.util.List;

/**
 * A tournament as its file has it.
 *
 * @param edition of the program that began it: the version of its file
 * @param changes all that its direction did, in order
 */
public record History(String title, long seed, Edition edition, List<Change> changes) {
    public History {
        changes = List.copyOf(changes);
    }

    /** One that begins now. */
    public History(String title, long seed, List<Change> changes) {
        this(title, seed, Edition.NEWEST, changes);
    }

    /** The tournament before the first change. */
    public Tournament opening() {
        return Tournament.of(title, seed, edition, Formula.NONE);
    }

    public History with(List<Change> later) {
        List<Change> more = new ArrayList<>(changes);
        more.addAll(later);
        return new History(title, seed, edition, more);
    }
}
