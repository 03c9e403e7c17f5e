package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import burraco.table.sheet.Sheet;
import java.util.List;
import java.util.Optional;

/**
 * The hand at hand, as everybody may know it.
 *
 * @param number in the match, from 1
 * @param acting who has to act: who owes something, else the player in turn; empty where nobody
 * @param open where everything lies, by what lies open. What nobody has called for is not in it
 * @param acts the last ones
 * @param ns what it would come to if it stopped now; as far as it is known to all, and once it is
 *     over, as far as the table knows
 */
public record HandState(
        int number,
        Seat dealer,
        Phase phase,
        Optional<Seat> acting,
        Hand open,
        List<Shown> acts,
        LineScore ns,
        LineScore ew) {
    /** As many acts as a screen shows. */
    private static final int LAST = 16;

    public HandState {
        acts = List.copyOf(acts);
    }

    public static HandState of(Sheet sheet) {
        Hand open = sheet.open();
        Hand counted = open.over() ? sheet.all() : open;
        boolean somebody = open.phase() == Phase.DRAW || open.phase() == Phase.PLAY;
        int from = Math.max(0, sheet.lines().size() - LAST);
        return new HandState(
                sheet.heading().hand(),
                open.setting().dealer(),
                open.phase(),
                somebody ? Optional.of(open.acting()) : Optional.empty(),
                withoutSecrets(open),
                sheet.lines().subList(from, sheet.lines().size()).stream().map(Shown::of).toList(),
                Count.of(counted, Line.NS),
                Count.of(counted, Line.EW));
    }

    /** Whether cards that are no meld may be called so: on call, only once somebody has called. */
    public boolean tellsFaults() {
        boolean called = !open.owed().isEmpty() && open.unnoticed().isEmpty();
        return !open.setting().onCall() || called;
    }

    /** On call, a fault is nobody's business until somebody calls. */
    private static Hand withoutSecrets(Hand open) {
        if (open.unnoticed().isEmpty()) {
            return open;
        }
        Draft draft = new Draft(open, 0);
        draft.docket().take(_ -> true);
        return draft.hand();
    }
}
