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
 * Which physical cards the position lines mean. Copies that are named are taken first, wherever
 * they stand; a face alone is then the lowest copy that is left.
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

    /** Lines about cards that another line places take no copies. */
    private static boolean takes(PositionEntry entry) {
        return !(entry.position() instanceof PositionLine.Exposed)
                && !(entry.position() instanceof PositionLine.Last);
    }

    private void takeNamed(PositionEntry entry) {
        List<CardName> names = entry.position().cards();
        Card[] taken = new Card[names.size()];
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
            if (taken[i] == null && !names.get(i).isUnseen()) {
                Card card = free.lowest(names.get(i).face());
                if (card == null) {
                    throw problem(entry, i, Kind.NO_COPY_LEFT, names.get(i));
                }
                free = free.without(card);
                taken[i] = card;
            }
        }
    }

    private static Malformed problem(PositionEntry entry, int card, Kind kind, Object detail) {
        return new Malformed(entry.number(), entry.columns().get(card), kind, detail);
    }

    /** The cards of a line, in its order; null for one that nobody has seen. */
    List<Card> of(PositionEntry entry) {
        return new ArrayList<>(Arrays.asList(cards.get(entry)));
    }

    /** All cards that a line means. */
    Cards located() {
        Cards located = Cards.NONE;
        for (Card[] line : cards.values()) {
            for (Card card : line) {
                located = card == null ? located : located.with(card);
            }
        }
        return located;
    }
}
