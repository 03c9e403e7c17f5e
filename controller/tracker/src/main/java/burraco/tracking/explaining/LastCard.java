package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.tracking.course.ActTimes;
import burraco.tracking.figures.Prices;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Handles a pozzetto that is taken although it is due to nobody, when the player who has just
 * discarded has one card left by the count. He must have laid that card unheard; which one it was
 * is supposed, and reported as a question.
 */
final class LastCard {
    private final Search search;
    private final Evidence evidence;
    private final UnheardCards notHeard;

    LastCard(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
        notHeard = new UnheardCards(evidence);
    }

    /** The unheard card laid before the discard, the discard, and the pozzetto taken after it. */
    Optional<PartialExplanation> laidUnheard(
            PartialExplanation node, int number, ActTimes pozzetto, double cost) {
        if (evidence.isMiscounted()
                || node.entry() == null
                || !(node.entry().act() instanceof Act.Discard discard)
                || number != node.position().open().pozzetti().onTop()
                || !isDueButForOne(node.position().open(), discard.seat())) {
            return Optional.empty();
        }
        Seat seat = discard.seat();
        long laid = node.entry().since() - 1;
        double discarded = node.cost() - node.before().cost();
        ActTimes then = new ActTimes(laid, laid, search.now());
        ActTimes after = new ActTimes(node.entry().since(), node.entry().complete(), search.now());
        for (Laid one : mayHaveLaid(node.before(), seat)) {
            Act tie = new Act.Tie(seat, one.meld(), List.of(CardName.of(one.card())));
            Optional<PartialExplanation> done =
                    search.with(
                                    node.before(),
                                    tie,
                                    node.before().position().slots().of(one.meld()),
                                    then,
                                    Prices.CARD_NOT_HEARD)
                            .filter(tied -> !tied.entry().ruled())
                            .flatMap(tied ->
                                    search.with(tied, discard, Optional.empty(), after, discarded))
                            .flatMap(gone -> taken(gone, seat, pozzetto, cost));
            if (done.isPresent()) {
                return done;
            }
        }
        return Optional.empty();
    }

    private Optional<PartialExplanation> taken(
            PartialExplanation node, Seat seat, ActTimes times, double cost) {
        Act take = new Act.TakePozzetto(seat, Optional.empty());
        return search.with(node, take, Optional.empty(), times, cost)
                .filter(one -> !one.entry().ruled());
    }

    private static boolean isDueButForOne(Hand hand, Seat seat) {
        return hand.fan(seat).size() == 1 && hand.pozzettoDue(seat.line());
    }

    private record Laid(Card card, MeldId meld) {}

    /** The cards that he may have laid, those that he is known to have had first. */
    private List<Laid> mayHaveLaid(PartialExplanation node, Seat seat) {
        Hand hand = node.position().all();
        List<Laid> laid = new ArrayList<>();
        for (Meld meld : hand.melds().of(seat.line())) {
            if (node.position().slots().of(meld.id()).isPresent()) {
                notHeard.beside(node.position(), seat, Optional.of(meld.id()), List.of())
                        .forEach(card -> laid.add(new Laid(card, meld.id())));
            }
        }
        laid.sort(Comparator.comparing(Laid::card, notHeard.likelyFirst(hand, seat)));
        return laid;
    }
}
