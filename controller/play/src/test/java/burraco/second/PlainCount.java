package burraco.second;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.List;

/** A line's count of the hand by art. 17, without points given by an arbiter. */
record PlainCount(int burrachi, int closing, int melds, int pozzetto, int hand, int penalized) {

    static PlainCount of(Line line, PlainHand hand, Felt felt) {
        int burrachi = 0;
        int laid = 0;
        int penalized = 0;
        for (PlainMeld meld : hand.melds.of(line)) {
            List<Card> against = PlainMelds.against(meld, felt, hand.isClosed());
            List<Card> positive = meld.positive(against);
            burrachi += meld.worth(against).points();
            laid += Norma.points(positive);
            penalized -= Norma.points(PlainMeld.without(meld.cards(), positive));
        }
        int cards = 0;
        int unplayed = 0;
        boolean closed = false;
        for (Seat seat : List.of(line.first(), line.second())) {
            cards -= Norma.points(felt.fans().get(seat));
            unplayed -= Norma.points(felt.unplayed().get(seat));
            penalized -= Norma.points(felt.beside().get(seat));
            closed |= hand.ending.equals("closed " + seat);
        }
        int pozzetto = felt.taken().contains(line) ? unplayed : -100;
        return new PlainCount(burrachi, closed ? 100 : 0, laid, pozzetto, cards, penalized);
    }

    /** Whether the melds of a line are undecided: nobody has said which cards stay. */
    static boolean isOpen(Line line, PlainHand hand, Felt felt) {
        return hand.melds.of(line).stream()
                .anyMatch(
                        meld -> meld.mayBeEither(PlainMelds.against(meld, felt, hand.isClosed())));
    }
}
