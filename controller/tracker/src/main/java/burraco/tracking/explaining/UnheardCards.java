package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.tracking.course.HandPosition;
import burraco.tracking.course.TrackedAct;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds cards that nobody hears, because the tag is dead or badly placed, and that would make a
 * legal meld of what was laid. Such a card is supposed, and reported as a question; nobody is
 * blamed because of it.
 */
public final class UnheardCards {
    private static final int MOST = 4;

    private final Evidence evidence;

    public UnheardCards(Evidence evidence) {
        this.evidence = evidence;
    }

    /** The cards any one of which may lie there as well, the likeliest first. */
    List<Card> beside(HandPosition position, Seat seat, Optional<MeldId> meld, List<Card> laid) {
        if (!laid.isEmpty() && laid.stream().allMatch(card -> card.face().isWild())) {
            return List.of(); // Another wild card is hardly ever part of a meld with these.
        }
        Hand hand = position.all();
        Holding fan = hand.fan(seat);
        List<Card> cards = new ArrayList<>();
        for (Card card : fan.unseen() > 0 ? fan.known().with(hand.unlocated()) : fan.known()) {
            boolean free = !laid.contains(card) && evidence.isHidden(card);
            if (free && isMeldWith(hand, seat, meld, laid, card)) {
                cards.add(card);
            }
        }
        cards.sort(likelyFirst(hand, seat));
        return cards.subList(0, Math.min(MOST, cards.size()));
    }

    /** The cards any one of which may have been laid together with these. */
    public List<Card> instead(TrackedAct entry, List<Card> laid) {
        return switch (entry.act()) {
            case Act.Open open -> beside(entry.before(), open.seat(), Optional.empty(), laid);
            case Act.Tie tie -> beside(entry.before(), tie.seat(), Optional.of(tie.meld()), laid);
            case Act _ -> List.of();
        };
    }

    /**
     * Order by likelihood: cards that the player is known to have first, natural cards before wild
     * ones, and of two equal cards the one that has not been heard for longer.
     */
    public Comparator<Card> likelyFirst(Hand hand, Seat seat) {
        Cards known = hand.fan(seat).known();
        return Comparator.comparing((Card card) -> !known.has(card))
                .thenComparing(card -> card.face().isWild())
                .thenComparingLong(evidence::lastHeard);
    }

    private static boolean isMeldWith(
            Hand hand, Seat seat, Optional<MeldId> meld, List<Card> laid, Card card) {
        Cards all = Cards.of(laid).with(card);
        Meld with =
                meld.map(id -> hand.melds().find(id).orElseThrow().grown(all, hand.rules()))
                        .orElseGet(
                                () -> Meld.open(hand.melds().due(seat.line()), all, hand.rules()));
        return with.shape().legal();
    }
}
