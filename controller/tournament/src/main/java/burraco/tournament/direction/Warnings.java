package burraco.tournament.direction;

import burraco.engine.score.Absence;
import burraco.text.Sentence;
import burraco.tournament.field.Who;
import burraco.tournament.round.Side;
import burraco.tournament.round.Slip;
import java.time.Duration;
import java.util.List;

/** Warnings that art. 34 gives by itself. */
final class Warnings {
    private Warnings() {}

    static List<Sentence> of(Slip slip, boolean first, Side side) {
        return side.numbers().stream()
                .filter(who -> Absence.isWarned(Duration.ofMinutes(slip.minutes(first, side, who))))
                .map(who -> new Sentence("remark.late.warning", new Who(who)))
                .toList();
    }
}
