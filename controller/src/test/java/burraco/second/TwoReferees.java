package burraco.second;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import java.util.ArrayList;
import java.util.List;

/**
 * A hand that two referees follow: where they differ about a closing, a limit, a penalty or the
 * count, it is said in words. Of what they cannot judge, since the table was lost, all was dealt
 * again or a person decided, nothing is said any more.
 */
public final class TwoReferees {
    private final SecondReferee second;
    private boolean lost;

    public TwoReferees(Hand start) {
        second = new SecondReferee(start);
    }

    private static boolean isBeyondJudging(Act act) {
        return act instanceof Act.Gap
                || act instanceof Act.Redeal
                || act instanceof Act.Waive
                || act instanceof Act.Decide;
    }

    /** Whether the second still follows. */
    public boolean compare() {
        return !lost;
    }

    /** What they differ about after this act. */
    public List<String> differences(
            Hand before, Act act, int number, boolean late, Outcome.Ruled after) {
        lost |= isBeyondJudging(act);
        if (lost) {
            return List.of();
        }
        Hand hand = after.hand();
        second.saw(act, number, late, before, hand, after.rulings());
        List<String> differences = new ArrayList<>(second.objections());
        second.objections().clear();
        differ("the hand is", ending(hand.ending()), second.ending(), differences);
        if (!hand.over()) {
            differ("turns left", hand.turnsLeft(), second.turnsLeft(), differences);
            limits(hand, differences);
        }
        for (Line line : Line.values()) {
            if (!isOpen(hand, line)) {
                differ("count of " + line, count(hand, line), count(line, hand), differences);
            }
        }
        return differences;
    }

    private static String ending(Ending ending) {
        return ending.closer() == null
                ? ending.reason().toString()
                : ending.reason() + " " + ending.closer();
    }

    private void limits(Hand hand, List<String> differences) {
        differ("the turn allows", hand.turn().limit(), second.turn().limit, differences);
        differ("stopped", hand.turn().stopped(), second.turn().stopped, differences);
        for (Seat seat : Seat.values()) {
            String what = "next turn of " + seat;
            differ(what, hand.player(seat).limited(), second.limited().get(seat), differences);
        }
    }

    private static PlainCount count(Hand hand, Line line) {
        LineScore score = Count.of(hand, line);
        return new PlainCount(
                score.burrachi(),
                score.closing(),
                score.melds(),
                score.pozzetto().orElse(0),
                score.hand().orElse(0),
                score.penalized());
    }

    /** Whether somebody may still choose which of his cards make the meld. */
    private boolean isOpen(Hand hand, Line line) {
        Felt felt = Felt.of(hand);
        return felt.choosing() || second.isOpen(line, felt);
    }

    private PlainCount count(Line line, Hand hand) {
        return second.count(line, Felt.of(hand));
    }

    private static void differ(String what, Object one, Object other, List<String> differences) {
        if (one == null ? other != null : !one.equals(other)) {
            differences.add(what + ": " + one + ", by the second " + other);
        }
    }
}
