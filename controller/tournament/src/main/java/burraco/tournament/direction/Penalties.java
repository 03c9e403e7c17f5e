package burraco.tournament.direction;

import burraco.tournament.Tournament;
import burraco.tournament.direction.Progress.Done;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import java.util.ArrayList;
import java.util.List;

/** Points off and warnings, which stand beside the matches (art. 21 ter). */
final class Penalties {
    private Penalties() {}

    static Progress penalize(Tournament tournament, Penalty penalty) {
        if (!tournament.field().has(penalty.number())) {
            return Entries.unknown(penalty.number());
        }
        if (tournament.round(penalty.round()).isEmpty()) {
            return new Refused("change.no-round", penalty.round());
        }
        List<Penalty> more = new ArrayList<>(tournament.penalties());
        more.add(penalty);
        return new Done(Corrections.reopened(Changed.penalties(tournament, more)));
    }

    static Progress warn(Tournament tournament, Warned warned) {
        if (!tournament.field().has(warned.number())) {
            return Entries.unknown(warned.number());
        }
        if (tournament.round(warned.round()).isEmpty()) {
            return new Refused("change.no-round", warned.round());
        }
        List<Warned> more = new ArrayList<>(tournament.warned());
        more.add(warned);
        Tournament now = Changed.warned(tournament, more);
        return new Done(now, Warnings.again(now, warned.number()).stream().toList());
    }
}
