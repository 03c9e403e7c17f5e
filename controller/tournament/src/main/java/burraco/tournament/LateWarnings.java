package burraco.tournament;

import burraco.engine.score.Absence;
import burraco.tournament.field.Warned;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.round.Side;
import burraco.tournament.round.Slip;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Art. 34 warns who is more than five minutes late: no arbiter has to type it. */
final class LateWarnings {
    private static final String WHY = "art. 34";

    private LateWarnings() {}

    static List<Warned> of(Round round) {
        List<Warned> warned = new ArrayList<>();
        for (int at = 0; at < round.slips().size(); at++) {
            Meeting meeting = round.seating().meetings().get(at);
            add(round, round.slip(at), true, meeting.first(), warned);
            add(round, round.slip(at), false, meeting.second(), warned);
        }
        return warned;
    }

    private static void add(Round round, Slip slip, boolean first, Side side, List<Warned> warned) {
        for (int who : side.numbers()) {
            if (Absence.isWarned(Duration.ofMinutes(slip.minutes(first, side, who)))) {
                warned.add(new Warned(who, round.number(), "", WHY));
            }
        }
    }
}
