package burraco.second;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.List;

/**
 * What a ruling takes away: plays, turns, cards.
 *
 * @param seat whom it is about; null where nobody is named
 * @param stop no more plays in this turn
 * @param limit what a turn is limited to; null for none
 * @param thisTurn whether that is the turn at hand
 * @param penalized cards to be put aside
 * @param negative cards that count against the line
 * @param discard the discard; several where he chooses, none where none is said
 */
record Cost(
        Seat seat,
        boolean stop,
        Allowed limit,
        boolean thisTurn,
        List<Card> penalized,
        List<Card> negative,
        List<Card> discard) {

    static Cost nothing(Seat seat) {
        return new Cost(seat, false, null, false, List.of(), List.of(), List.of());
    }

    Cost stopping() {
        return new Cost(seat, true, limit, thisTurn, penalized, negative, discard);
    }

    Cost limiting(Allowed take, boolean now) {
        return new Cost(seat, stop, take, now, penalized, negative, discard);
    }

    Cost penalizing(List<Card> cards) {
        return new Cost(seat, stop, limit, thisTurn, Norma.sorted(cards), negative, discard);
    }

    Cost counting(List<Card> cards) {
        return new Cost(seat, stop, limit, thisTurn, penalized, Norma.sorted(cards), discard);
    }

    Cost discarding(List<Card> cards) {
        return new Cost(seat, stop, limit, thisTurn, penalized, negative, Norma.sorted(cards));
    }

    /** All of them aside, and the first of them is the discard now; no more plays. */
    Cost discardingFirstOf(List<Card> cards) {
        List<Card> sorted = Norma.sorted(cards);
        return sorted.isEmpty()
                ? stopping()
                : discarding(sorted.subList(0, 1))
                        .penalizing(sorted.subList(1, sorted.size()))
                        .stopping();
    }

    /** What the first referee said. */
    static Cost of(Ruling ruling) {
        Cost cost = nothing(ruling.seat());
        List<Card> penalized = new ArrayList<>();
        List<Card> negative = new ArrayList<>();
        List<Card> discard = new ArrayList<>();
        for (Remedy remedy : ruling.remedies()) {
            switch (remedy) {
                case Remedy.Stop _ -> cost = cost.stopping();
                case Remedy.Limit(Seat _, Remedy.When when, Allowed take) ->
                        cost = cost.limiting(take, when == Remedy.When.THIS);
                case Remedy.Penalize(Seat _, List<Card> cards) -> penalized.addAll(cards);
                case Remedy.Negative(Line _, List<Card> cards) -> negative.addAll(cards);
                case Remedy.Discard(Seat _, List<Card> cards) -> discard.addAll(cards);
                case Remedy _ -> {}
            }
        }
        // Where all are penalized the discard is one of them.
        penalized.removeAll(discard);
        return cost.penalizing(penalized).counting(negative).discarding(discard);
    }

    /** The cards that he loses, one now and the others later. */
    List<Card> lost() {
        List<Card> lost = new ArrayList<>(penalized);
        if (discard.size() == 1 && !lost.contains(discard.getFirst())) {
            lost.add(discard.getFirst());
        }
        return lost;
    }

    /** With the discard, if it is one card, put aside with the others. */
    Cost together() {
        Cost aside = penalizing(lost());
        return discard.size() == 1 ? aside.discarding(List.of()) : aside;
    }

    /** As people would say it; which of two equal cards it is does not matter. */
    @Override
    public String toString() {
        return (stop ? "stop " : "")
                + (limit == null ? "" : "limit " + (thisTurn ? "this " : "next ") + limit + " ")
                + said("penalize", penalized)
                + said("negative", negative)
                + said("discard", discard);
    }

    private static String said(String what, List<Card> cards) {
        StringBuilder text = new StringBuilder();
        cards.forEach(card -> text.append(' ').append(card.face()));
        return text.isEmpty() ? "" : what + text + " ";
    }
}
