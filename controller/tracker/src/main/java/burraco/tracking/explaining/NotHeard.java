package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A card that lies in a meld and that nobody hears, its tag being dead or badly placed: with it,
 * what was laid there is a meld. That is supposed, and said; nobody is blamed.
 */
public final class NotHeard {
    private static final int MOST = 4;

    private final Evidence evidence;

    public NotHeard(Evidence evidence) {
        this.evidence = evidence;
    }

    /** The cards of which any one may lie there besides, the likeliest first. */
    List<Card> beside(Position position, Seat seat, Optional<MeldId> meld, List<Card> laid) {
        if (!laid.isEmpty() && laid.stream().allMatch(card -> card.face().isWild())) {
            return List.of(); // Two of them are hardly ever a part of a meld.
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

    /** The cards of which any one may have been laid there with these. */
    public List<Card> instead(Entry entry, List<Card> laid) {
        return switch (entry.act()) {
            case Act.Open open -> beside(entry.before(), open.seat(), Optional.empty(), laid);
            case Act.Tie tie -> beside(entry.before(), tie.seat(), Optional.of(tie.meld()), laid);
            case Act _ -> List.of();
        };
    }

    /**
     * What he is known to have first, and no wild card as long as there is a natural one; of two
     * equal ones the one that has not been heard for longer.
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
