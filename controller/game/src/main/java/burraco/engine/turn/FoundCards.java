package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Standing;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Which physical cards are meant when a gap names cards on the table. Named copies are assigned
 * first; a name without a copy is the copy that was at that place before, or else the one that is
 * most likely to be there now.
 */
final class FoundCards {
    private final Draft draft;
    private final List<Card> cards;
    private final List<Cards> before = new ArrayList<>();
    private Cards free;

    /**
     * @param free all cards that may be there
     */
    private FoundCards(Draft draft, Standing then, Cards free) {
        this.draft = draft;
        this.free = free;
        Cards pile = draft.pile().known();
        then.pile().ifPresent(names -> names.forEach(_ -> before.add(pile)));
        for (Standing.OfMeld named : then.melds()) {
            Cards lying = lying(named.id());
            named.cards().forEach(_ -> before.add(lying));
        }
        cards = find(then);
    }

    private Cards lying(MeldId meld) {
        return draft.melds().find(meld).map(Meld::cards).orElse(Cards.NONE);
    }

    /** In the order in which they are named. */
    static List<Card> of(Draft draft, Standing then, Cards deck) {
        return new FoundCards(draft, then, deck).cards;
    }

    private List<Card> find(Standing then) {
        List<CardName> names = then.cards();
        Card[] found = new Card[names.size()];
        Arrays.fill(found, Card.UNSEEN);
        for (int i = 0; i < found.length; i++) {
            if (names.get(i).namesCopy()) {
                found[i] = take(Optional.of(names.get(i).card()), names.get(i), i);
            }
        }
        // Cards that stayed come before cards that came.
        for (int i = 0; i < found.length; i++) {
            if (isOpen(found, names, i)) {
                Optional<Card> there = among(before.get(i), names.get(i));
                found[i] = there.isEmpty() ? Card.UNSEEN : take(there, names.get(i), i);
            }
        }
        List<Cards> places = places(then);
        for (int i = 0; i < found.length; i++) {
            if (isOpen(found, names, i)) {
                found[i] = take(likeliest(places, names.get(i)), names.get(i), i);
            }
        }
        return List.of(found);
    }

    private static boolean isOpen(Card[] found, List<CardName> names, int i) {
        return found[i].isUnseen() && !names.get(i).isUnseen();
    }

    private Card take(Optional<Card> meant, CardName name, int index) {
        Card card =
                meant.filter(free::has)
                        .orElseThrow(() -> new CannotHaveHappened(Why.CARD_ELSEWHERE, index, name));
        free = free.without(card);
        return card;
    }

    private Optional<Card> among(Cards place, CardName name) {
        return place.among(free).lowest(name.face());
    }

    private Optional<Card> likeliest(List<Cards> places, CardName name) {
        for (Cards place : places) {
            Optional<Card> card = among(place, name);
            if (card.isPresent()) {
                return card;
            }
        }
        return Optional.empty();
    }

    /**
     * The places a card may have come from, the likeliest first: players known to have it before
     * unseen cards, so that as little as possible of what is known about fans becomes wrong.
     */
    private List<Cards> places(Standing then) {
        Cards left = then.pile().isPresent() ? draft.pile().known() : Cards.NONE;
        for (Standing.OfMeld named : then.melds()) {
            left = left.with(lying(named.id()));
        }
        for (Standing.OfPozzetto named : then.pozzetti()) {
            left = left.with(gone(draft.pozzetti().get(named.number()), named.where()));
        }
        left = left.with(drawn(draft.stock(), then.stock().orElse(draft.stock().size())));
        Cards held = Cards.NONE;
        Cards down = draft.stock().known();
        for (int number = 1; number <= 3; number++) {
            down = down.with(draft.pozzetti().get(number).cards().known());
        }
        for (Seat seat : Seat.values()) {
            held = held.with(draft.fan(seat).known());
            held = held.with(Cards.of(draft.player(seat).penalized()));
        }
        return List.of(left, held, draft.places().unlocated(), down, free);
    }

    /** The cards of a pozzetto that has come into play. */
    private static Cards gone(Pozzetto before, Standing.Whereabouts now) {
        return now instanceof Standing.Whereabouts.With ? before.cards().known() : Cards.NONE;
    }

    private static Cards drawn(Row stock, int left) {
        Cards drawn = Cards.NONE;
        for (int height = left; height < stock.size(); height++) {
            Card card = stock.at(height);
            drawn = card.isUnseen() ? drawn : drawn.with(card);
        }
        return drawn;
    }
}
