package burraco.second;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.ruling.Remedy;

/** Cards that are drawn, picked up and put back. */
final class Takings {
    private final PlainHand hand;

    Takings(PlainHand hand) {
        this.hand = hand;
    }

    void takes(Moment moment) {
        PlainTurn turn = hand.turn;
        switch (moment.act()) {
            case Act.Draw _ -> {
                turn.drawn++;
                hand.tookSinceDiscard = true;
            }
            case Act.Pickup _ -> {
                turn.pickedUp = true;
                turn.pile = moment.offThePile();
                hand.tookSinceDiscard = true;
            }
            case Act.PutBack(Seat seat, Source to) -> putsBack(moment, seat, to);
            case Act _ -> {}
        }
    }

    private void putsBack(Moment moment, Seat seat, Source to) {
        PlainTurn turn = hand.turn;
        boolean cannot = to == Source.PILE && turn.pickedUp && turn.plays.isEmpty();
        boolean asked =
                moment.before().owedBy(seat).stream()
                        .anyMatch(due -> due instanceof Remedy.Restore);
        // Emptying his fan like this is not permitted by the code (G41).
        turn.barred |= !asked && !cannot;
        boolean toStock = moment.before().stock().size() < moment.after().stock().size();
        moment.before()
                .melds()
                .forEach((id, cards) ->
                        turn.wentBack.addAll(PlainMeld.without(cards, moment.after().meld(id))));
        switch (to) {
            case PILE -> {
                // If the pile was taken second, his turn did not begin with it.
                if (turn.drawn == 0) {
                    turn.laidBefore = turn.laid.size();
                }
                turn.pickedUp = false;
            }
            case STOCK -> turn.drawn -= toStock && turn.drawn > 0 ? 1 : 0;
            case POZZETTO -> {}
        }
    }
}
