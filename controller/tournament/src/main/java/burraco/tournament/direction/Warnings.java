package burraco.tournament.direction;

import burraco.engine.score.Absence;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Who;
import burraco.tournament.round.Side;
import burraco.tournament.round.Slip;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the direction is told when somebody has a warning. */
final class Warnings {
    private Warnings() {}

    static List<Sentence> ofLateness(Tournament now, Slip slip, boolean first, Side side) {
        List<Sentence> remarks = new ArrayList<>();
        for (int who : side.numbers()) {
            if (Absence.isWarned(Duration.ofMinutes(slip.minutes(first, side, who)))) {
                remarks.add(new Sentence("remark.late.warning", new Who(who)));
                again(now, who).ifPresent(remarks::add);
            }
        }
        return remarks;
    }

    /** That it is not the first. */
    static Optional<Sentence> again(Tournament now, int number) {
        long all = now.warnings().stream().filter(one -> one.number() == number).count();
        return all > 1
                ? Optional.of(new Sentence("remark.warned-again", new Who(number), all))
                : Optional.empty();
    }
}
