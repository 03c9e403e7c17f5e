package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.cards.Suit;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.hand.Setting;
import burraco.engine.hand.Start;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Allowed;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Hands near their end, from a seed: few cards in the fans, and burrachi to which cards can be
 * added.
 */
final class Endgames {
    private final Chance chance;
    private final Draft draft;
    private final List<Card> deck;

    private Endgames(long seed, RuleSet rules, boolean onCall) {
        chance = new Chance(seed);
        draft = Draft.fresh(new Setting(rules, Seat.SOUTH, onCall, true, false));
        deck = new ArrayList<>(Shuffle.deck(new Chance(seed + 1)));
    }

    static Hand of(long seed, RuleSet rules, boolean onCall) {
        return new Endgames(seed, rules, onCall).hand();
    }

    private Hand hand() {
        draft.places().located(Cards.FULL_DECK);
        for (Line line : Line.values()) {
            sequence(line, Suit.values()[chance.below(4)], 3 + chance.below(7));
            if (chance.below(2) == 0) {
                combination(line);
            }
            boolean taken = chance.below(3) > 0;
            int number = line.ordinal() + 1;
            draft.places()
                    .pozzetto(
                            number,
                            taken
                                    ? new Pozzetto.Played(line)
                                    : new Pozzetto.Lying(
                                            new Holding(some(2 + chance.below(3)), 0)));
        }
        for (Seat seat : Seat.values()) {
            draft.places().fan(seat, new Holding(fan(seat), 0));
            if (chance.below(6) == 0) {
                Allowed take = Allowed.values()[chance.below(3)];
                draft.places().limit(seat, Optional.of(take));
            }
            if (chance.below(8) == 0) {
                draft.places().penalized(seat, List.of(deck.removeFirst()));
            }
        }
        draft.places().pile(Row.of(take(1 + chance.below(3))));
        draft.progress().finishPreparation();
        draft.progress().start(Start.BEGUN);
        Seat first = Seat.values()[chance.below(4)];
        draft.turn(Turn.of(first, draft.player(first).limited()));
        draft.places().limit(first, Optional.empty());
        draft.progress().lastDiscarder(first.partner().next());
        if (chance.below(4) == 0) {
            draft.progress().turnsLeft(1 + chance.below(6));
        }
        draft.places().stock(Row.of(deck));
        return draft.hand();
    }

    private void sequence(Line line, Suit suit, int cards) {
        Cards row = Cards.NONE;
        for (int rank = 0; rank < cards; rank++) {
            Face face = Face.of(Rank.values()[3 + rank], suit);
            row = row.with(removed(face));
        }
        lay(line, row);
    }

    private void combination(Line line) {
        Cards equal = Cards.NONE;
        for (Suit suit : List.of(Suit.HEARTS, Suit.CLUBS, Suit.SPADES)) {
            equal = equal.with(removed(Face.of(Rank.ACE, suit)));
        }
        lay(line, equal);
    }

    /** Removes a copy of this card from the deck, if one is left. */
    private Cards removed(Face face) {
        for (Card card : deck) {
            if (card.face() == face) {
                deck.remove(card);
                return Cards.of(card);
            }
        }
        return Cards.NONE;
    }

    /**
     * Lays a meld. Cards that make none, because some of them were already gone, stay in the deck.
     */
    private void lay(Line line, Cards cards) {
        Meld meld = Meld.open(draft.melds().due(line), cards, draft.rules());
        if (meld.shape().legal()) {
            draft.lay(meld);
        } else {
            cards.forEach(deck::add);
        }
    }

    /** A fan of cards that mostly fit the melds of its line. */
    private Cards fan(Seat seat) {
        Cards fan = Cards.NONE;
        int size = chance.below(6);
        for (int i = 0; i < size; i++) {
            Card card = chance.below(2) == 0 ? fitting(seat) : null;
            card = card == null ? deck.getFirst() : card;
            deck.remove(card);
            fan = fan.with(card);
        }
        return fan;
    }

    private Card fitting(Seat seat) {
        for (Meld meld : draft.melds().of(seat.line())) {
            for (Card card : deck) {
                boolean fits = meld.grown(Cards.of(card), draft.rules()).shape().legal();
                if (fits && chance.below(3) > 0) {
                    return card;
                }
            }
        }
        return null;
    }

    private Cards some(int count) {
        return Cards.of(take(count));
    }

    private List<Card> take(int count) {
        List<Card> taken = new ArrayList<>(deck.subList(0, count));
        deck.removeAll(taken);
        return taken;
    }
}
