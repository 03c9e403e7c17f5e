package burraco.engine.legal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn.Took;
import java.util.List;
import java.util.Optional;

/** The cards that may be discarded, one of each face. */
final class Discards {
    private Discards() {}

    static void addTo(List<Act> acts, Hand hand) {
        Seat seat = hand.turn().seat();
        List<Card> queue = hand.player(seat).penalized();
        if (!queue.isEmpty()) {
            acts.add(discard(seat, queue.getFirst()));
            return;
        }
        Cards known = hand.fan(seat).known();
        Cards exposed = hand.player(seat).exposed();
        Cards choice = exposed.isEmpty() ? known : exposed;
        boolean last = hand.fan(seat).size() == 1 && !hand.pozzettoDue(seat.line());
        for (long faces = choice.facesAndJoker(); faces != 0; faces &= faces - 1) {
            Face face = Face.ofCode(Long.numberOfTrailingZeros(faces));
            otherThanTheOnlyCard(hand, choice, face)
                    .filter(card -> !last || mayClose(hand, seat, card))
                    .ifPresent(card -> acts.add(discard(seat, card)));
        }
    }

    private static boolean mayClose(Hand hand, Seat seat, Card card) {
        return !card.face().isWild()
                && hand.hasPozzetto(seat.line())
                && hand.hasBurracoToClose(seat.line());
    }

    /**
     * Art. 8: the card that was the whole pile must not be discarded again at once; an equal one
     * may.
     */
    private static Optional<Card> otherThanTheOnlyCard(Hand hand, Cards choice, Face face) {
        Card card = choice.lowest(face).orElseThrow();
        boolean only =
                hand.turn().took() == Took.PICKED_UP
                        && hand.turn().onlyCard().filter(one -> one == card).isPresent();
        return only ? choice.without(card).lowest(face) : Optional.of(card);
    }

    private static Act discard(Seat seat, Card card) {
        return new Act.Discard(seat, List.of(CardName.of(card)), Optional.empty());
    }
}
