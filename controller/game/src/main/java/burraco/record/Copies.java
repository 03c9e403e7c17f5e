package burraco.record;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.engine.hand.Setting;
import burraco.record.Problem.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which physical cards the position lines mean. Named copies are assigned first, wherever they
 * occur; a name without a copy is then the lowest copy that is left.
 */
final class Copies {
    private final Map<PositionEntry, Card[]> cards = new HashMap<>();
    private Cards free;

    Copies(List<PositionEntry> entries, Setting setting) {
        free = setting.wholeDeck() ? Cards.FULL_DECK : Cards.EVERY_COPY;
        for (PositionEntry entry : entries) {
            takeNamed(entry);
        }
        for (PositionEntry entry : entries) {
            takeOthers(entry);
        }
    }

    /** Lines about cards that another line places use up no copies. */
    private static boolean takes(PositionEntry entry) {
        return !(entry.position() instanceof PositionLine.Exposed)
                && !(entry.position() instanceof PositionLine.Last);
    }

    private void takeNamed(PositionEntry entry) {
        List<CardName> names = entry.position().cards();
        Card[] taken = new Card[names.size()];
        Arrays.fill(taken, Card.UNSEEN);
        cards.put(entry, taken);
        for (int i = 0; i < taken.length && takes(entry); i++) {
            if (names.get(i).namesCopy()) {
                Card card = names.get(i).card();
                if (!free.has(card)) {
                    throw problem(entry, i, Kind.COPY_TWICE, names.get(i));
                }
                free = free.without(card);
                taken[i] = card;
            }
        }
    }

    private void takeOthers(PositionEntry entry) {
        List<CardName> names = entry.position().cards();
        Card[] taken = cards.get(entry);
        for (int i = 0; i < taken.length && takes(entry); i++) {
            if (taken[i].isUnseen() && !names.get(i).isUnseen()) {
                taken[i] = lowest(entry, i);
                free = free.without(taken[i]);
            }
        }
    }

    private Card lowest(PositionEntry entry, int index) {
        CardName name = entry.position().cards().get(index);
        return free.lowest(name.face())
                .orElseThrow(() -> problem(entry, index, Kind.NO_COPY_LEFT, name));
    }

    private static Malformed problem(PositionEntry entry, int card, Kind kind, Object detail) {
        return new Malformed(entry.number(), entry.columns().get(card), kind, detail);
    }

    /** The cards of a line, in its order. */
    List<Card> of(PositionEntry entry) {
        return new ArrayList<>(Arrays.asList(cards.get(entry)));
    }

    /** All cards that a line means. */
    Cards located() {
        Cards located = Cards.NONE;
        for (Card[] line : cards.values()) {
            located = located.with(Cards.known(Arrays.asList(line)));
        }
        return located;
    }
}
