package burraco.second;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.engine.score.LineScore;
import java.util.ArrayList;
import java.util.List;

/**
 * A hand followed by two referees; differences about a closing, a limit, the cost of a ruling or
 * the count are reported in words. After a gap, a new deal or a decision of a person the second
 * referee cannot follow, and nothing more is compared.
 */
public final class TwoReferees {
    private final SecondReferee second;
    private final PlainHand mind;
    private boolean lost;

    public TwoReferees(Hand start) {
        second = new SecondReferee(start);
        mind = second.hand();
    }

    private static boolean isBeyondJudging(Act act) {
        return act instanceof Act.Gap
                || act instanceof Act.Redeal
                || act instanceof Act.Waive
                || act instanceof Act.Decide;
    }

    private static boolean isNewDeal(Ruling ruling) {
        return ruling.remedies().stream().anyMatch(remedy -> remedy instanceof Remedy.Redeal);
    }

    /** Whether the second referee still follows. */
    public boolean compare() {
        return !lost;
    }

    /** The differences after this act. */
    public List<String> differences(
            Hand before, Act act, int number, boolean late, Outcome.Ruled after) {
        lost |= isBeyondJudging(act) || after.rulings().stream().anyMatch(TwoReferees::isNewDeal);
        if (lost) {
            return List.of();
        }
        Hand hand = after.hand();
        Moment moment =
                new Moment(
                        act,
                        number,
                        late,
                        mind.turns,
                        Felt.of(before),
                        Felt.of(hand),
                        after.moved(),
                        after.rulings());
        second.saw(moment, hand);
        List<String> differences = new ArrayList<>(second.objections());
        second.objections().clear();
        differ("the hand is", ending(hand.ending()), mind.ending, differences);
        if (!hand.over()) {
            differ("turns left", hand.turnsLeft(), mind.turnsLeft, differences);
            limits(hand, differences);
        }
        for (Line line : Line.values()) {
            Felt felt = moment.after();
            // The count is undefined while somebody may still choose which of his cards make a
            // meld.
            if (!felt.choosing() && !PlainCount.isOpen(line, mind, felt)) {
                PlainCount mine = PlainCount.of(line, mind, felt);
                differ("count of " + line, count(hand, line), mine, differences);
            }
        }
        return differences;
    }

    private static String ending(Ending ending) {
        return ending.reason() + ending.closer().map(seat -> " " + seat).orElse("");
    }

    private void limits(Hand hand, List<String> differences) {
        differ("the turn allows", hand.turn().limit().orElse(null), mind.turn.limit, differences);
        differ("stopped", hand.turn().stopped(), mind.turn.stopped, differences);
        for (Seat seat : Seat.values()) {
            String what = "next turn of " + seat;
            differ(
                    what,
                    hand.player(seat).limited().orElse(null),
                    mind.limited.get(seat),
                    differences);
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

    private static void differ(String what, Object one, Object other, List<String> differences) {
        if (one == null ? other != null : !one.equals(other)) {
            differences.add(what + ": " + one + ", by the second " + other);
        }
    }
}
