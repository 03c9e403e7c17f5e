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
import burraco.table.sheet.ActSheet;
import java.util.List;
import java.util.Optional;

/**
 * The present hand, as everybody may know it.
 *
 * @param number in the match, from 1
 * @param acting who has to act: whoever owes something, otherwise the player in turn; empty if
 *     nobody
 * @param open where everything lies by public knowledge, without faults for which nobody has called
 * @param acts the last acts
 * @param ns what the hand would come to if it stopped now: by public knowledge, and after its end
 *     by all that the table knows
 * @param untold whether there may be faults for which nobody has called; then nothing here
 *     distinguishes illegal melds from legal ones
 * @param waivable the ruling that an arbiter may waive
 */
public record HandState(
        int number,
        Seat dealer,
        Phase phase,
        Optional<Seat> acting,
        Hand open,
        List<ShownAct> acts,
        LineScore ns,
        LineScore ew,
        boolean untold,
        Optional<WaivableRuling> waivable) {
    /** Number of acts that a screen shows. */
    private static final int LAST = 16;

    public HandState {
        acts = List.copyOf(acts);
    }

    public static HandState of(ActSheet sheet) {
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
                sheet.lines().subList(from, sheet.lines().size()).stream()
                        .map(ShownAct::of)
                        .toList(),
                untold ? seeming(counted, Line.NS) : Count.of(counted, Line.NS),
                untold ? seeming(counted, Line.EW) : Count.of(counted, Line.EW),
                untold,
                WaivableRuling.of(sheet));
    }

    private static boolean untold(Hand open) {
        boolean called = !open.owed().isEmpty() && open.unnoticed().isEmpty();
        return open.setting().onCall() && !open.over() && !called;
    }

    /** With people's count. */
    public HandState counted(PlayedHand counted) {
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

    /**
     * Whether illegal melds may be called so; if faults are ruled on call only, once somebody has
     * called.
     */
    public boolean tellsFaults() {
        return !untold;
    }

    /** The burraco that a meld is, or seems to be if faults are not told. */
    public Burraco burraco(Meld meld) {
        return untold ? seeming(meld, open) : meld.burraco(open.rules());
    }

    /**
     * An illegal meld seems to be the burraco that it was, or that this number of cards would be.
     */
    private static Burraco seeming(Meld meld, Hand hand) {
        if (meld.shape().legal() || meld.cards().size() < Burraco.CARDS) {
            return meld.burraco(hand.rules());
        }
        Burraco before =
                meld.sound().map(sound -> sound.burraco(hand.rules())).orElse(Burraco.NONE);
        boolean wild = meld.cards().sorted(Order.ON_THE_TABLE).getFirst().face().isWild();
        return before != Burraco.NONE ? before : wild ? Burraco.DIRTY : Burraco.CLEAN;
    }

    /** The count as if all melds were legal, except for what was ruled before. */
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

    /** Without faults for which nobody has called. */
    private static Hand withoutSecrets(Hand open) {
        if (open.unnoticed().isEmpty()) {
            return open;
        }
        Draft draft = new Draft(open, 0);
        draft.docket().take(_ -> true);
        return draft.hand();
    }
}
