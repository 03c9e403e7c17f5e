package burraco.table.state;

import burraco.cards.Line;
import burraco.cards.Order;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.score.Count;
import burraco.engine.score.CountedMeld;
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
 * @param untold whether there may be faults that nobody has called for: then nothing here tells
 *     cards that are no meld from those that are one
 * @param waivable the ruling that an arbiter may let go
 */
public record HandState(
        int number,
        Seat dealer,
        Phase phase,
        Optional<Seat> acting,
        Hand open,
        List<Shown> acts,
        LineScore ns,
        LineScore ew,
        boolean untold,
        Optional<Waivable> waivable) {
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
        boolean untold = untold(open);
        return new HandState(
                sheet.heading().hand(),
                open.setting().dealer(),
                open.phase(),
                somebody ? Optional.of(open.acting()) : Optional.empty(),
                withoutSecrets(open),
                sheet.lines().subList(from, sheet.lines().size()).stream().map(Shown::of).toList(),
                untold ? seeming(counted, Line.NS) : Count.of(counted, Line.NS),
                untold ? seeming(counted, Line.EW) : Count.of(counted, Line.EW),
                untold,
                Waivable.of(sheet));
    }

    private static boolean untold(Hand open) {
        boolean called = !open.owed().isEmpty() && open.unnoticed().isEmpty();
        return open.setting().onCall() && !open.over() && !called;
    }

    /** With what people have counted. */
    public HandState counted(Played counted) {
        return new HandState(
                number,
                dealer,
                phase,
                acting,
                open,
                acts,
                counted.ns(),
                counted.ew(),
                untold,
                waivable);
    }

    /** Whether cards that are no meld may be called so: on call, only once somebody has called. */
    public boolean tellsFaults() {
        return !untold;
    }

    /** The burraco that a meld is; where faults are not told, the one that it seems to be. */
    public Burraco burraco(Meld meld) {
        return untold ? seeming(meld, open) : meld.burraco(open.rules());
    }

    /** Cards that are no meld seem to be the burraco that they were, or that so many would be. */
    private static Burraco seeming(Meld meld, Hand hand) {
        if (meld.shape().legal() || meld.cards().size() < Burraco.CARDS) {
            return meld.burraco(hand.rules());
        }
        Burraco before =
                meld.sound().map(sound -> sound.burraco(hand.rules())).orElse(Burraco.NONE);
        boolean wild = meld.cards().sorted(Order.ON_THE_TABLE).getFirst().face().isWild();
        return before != Burraco.NONE ? before : wild ? Burraco.DIRTY : Burraco.CLEAN;
    }

    /** The count as if all that lies there were as it should be, but for what was ruled before. */
    private static LineScore seeming(Hand hand, Line line) {
        LineScore score = Count.of(hand, line);
        int burrachi = 0;
        int secret = 0;
        for (Meld meld : hand.melds().of(line)) {
            CountedMeld counted = CountedMeld.of(hand, meld);
            burrachi += seeming(meld, hand).points();
            secret += counted.negative().without(meld.negative()).points();
        }
        return new LineScore(
                burrachi,
                score.closing(),
                score.melds() + secret,
                score.pozzetto(),
                score.hand(),
                score.penalized() + secret,
                score.arbiter(),
                score.unseen());
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
