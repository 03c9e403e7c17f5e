package burraco.engine.score;

import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.meld.Meld;
import java.util.OptionalInt;

/** The count at the end of a hand (art. 17), or as if the hand stopped now. */
public final class Count {
    private static final int CLOSING_POINTS = 100;
    private static final int POZZETTO_NOT_TAKEN_POINTS = -100;

    private Count() {}

    public static LineScore of(Hand hand, Line line) {
        Holding fans = hand.fan(line.first()).with(hand.fan(line.second()));
        Holding unplayed = unplayed(hand, line);
        return new LineScore(
                burrachi(hand, line),
                hand.ending().isClosedBy(line) ? CLOSING_POINTS : 0,
                melds(hand, line),
                hand.hasPozzetto(line) ? less(unplayed) : OptionalInt.of(POZZETTO_NOT_TAKEN_POINTS),
                less(fans),
                penalized(hand, line),
                hand.arbiterPoints(line),
                fans.unseen() + unplayed.unseen());
    }

    private static int burrachi(Hand hand, Line line) {
        int points = 0;
        for (Meld meld : hand.melds().of(line)) {
            points += CountedMeld.of(hand, meld).burraco(hand.rules()).points();
        }
        return points;
    }

    private static int melds(Hand hand, Line line) {
        int points = 0;
        for (Meld meld : hand.melds().of(line)) {
            points += CountedMeld.of(hand, meld).positive().points();
        }
        return points;
    }

    /** Cards beside the players, and those of melds that count against their line. */
    private static int penalized(Hand hand, Line line) {
        int points = 0;
        for (Meld meld : hand.melds().of(line)) {
            points += CountedMeld.of(hand, meld).negative().points();
        }
        return -points
                - Cards.of(hand.player(line.first()).penalized()).points()
                - Cards.of(hand.player(line.second()).penalized()).points();
    }

    /** The cards of a pozzetto that the line took and did not begin to play. */
    private static Holding unplayed(Hand hand, Line line) {
        return unplayed(hand, line.first()).with(unplayed(hand, line.second()));
    }

    private static Holding unplayed(Hand hand, Seat seat) {
        int number = hand.pozzetti().heldBy(seat);
        return number == 0 ? Holding.EMPTY : hand.pozzetto(number).cards();
    }

    private static OptionalInt less(Holding cards) {
        return cards.unseen() > 0 ? OptionalInt.empty() : OptionalInt.of(-cards.known().points());
    }
}
