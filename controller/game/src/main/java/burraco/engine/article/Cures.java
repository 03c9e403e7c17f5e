package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.cards.Suit;
import burraco.engine.hand.Draft;
import burraco.engine.meld.Meld;
import java.util.Optional;

/**
 * Whether invalid cards could still become a meld (art. 26) with cards that do not lie open on the
 * table. Whether the player has such cards stays secret.
 */
public final class Cures {
    private static final int LAST_PLACE = 14;

    private final Draft draft;
    private final Meld meld;
    private final Cards hidden;

    private Cures(Draft draft, Meld meld) {
        this.draft = draft;
        this.meld = meld;
        hidden = hidden(draft);
    }

    public static boolean possible(Draft draft, Meld meld) {
        Cures cures = new Cures(draft, meld);
        return cures.asSequence() || cures.asCombination();
    }

    private static Cards hidden(Draft draft) {
        Cards open = draft.pile().known();
        for (Line line : Line.values()) {
            for (Meld lying : draft.melds().of(line)) {
                open = open.with(lying.cards());
            }
        }
        for (Seat seat : Seat.values()) {
            open = open.with(Cards.of(draft.player(seat).penalized()));
        }
        return Cards.FULL_DECK.without(open);
    }

    private boolean asSequence() {
        for (Suit suit : Suit.values()) {
            for (int low = 1; low < LAST_PLACE; low++) {
                for (int high = low + 2; high <= LAST_PLACE; high++) {
                    if (fillsUp(suit, low, high)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether natural cards can fill every place in between, a wild card perhaps one of them. */
    private boolean fillsUp(Suit suit, int low, int high) {
        Cards added = Cards.NONE;
        int gaps = 0;
        for (int place = low; place <= high; place++) {
            Face face = Face.of(Rank.atPlace(place), suit);
            if (meld.cards().count(face) == 0) {
                Optional<Card> card = hidden.lowest(face);
                gaps += card.isEmpty() ? 1 : 0;
                added = card.isEmpty() ? added : added.with(card.get());
            }
        }
        return gaps <= 1 && grows(added);
    }

    private boolean asCombination() {
        for (Rank rank : Rank.values()) {
            Cards equal = Cards.NONE;
            for (Suit suit : Suit.values()) {
                equal = equal.with(hidden.of(Face.of(rank, suit)));
            }
            Cards added = Cards.NONE;
            for (Card card : equal) {
                added = added.with(card);
                if (grows(added)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean grows(Cards added) {
        if (meld.grown(added, draft.rules()).shape().legal()) {
            return true;
        }
        return wild().filter(wild -> meld.grown(added.with(wild), draft.rules()).shape().legal())
                .isPresent();
    }

    private Optional<Card> wild() {
        return hidden.lowest(Face.JOKER).or(this::two);
    }

    private Optional<Card> two() {
        for (Card card : hidden) {
            if (card.face().isWild()) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }
}
