package burraco.web.view;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Order;
import burraco.cards.Rank;
import burraco.cards.Suit;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * How a group of cards on the table looks if one ignores whether it is valid: cards of one rank, or
 * a run of one suit. Under the on-call rules nobody is told that a meld is invalid before somebody
 * calls.
 *
 * @param kind word for the kind of meld
 * @param cards in the order they lie
 * @param wild cards that stand for others
 */
record MeldAppearance(String kind, List<Card> cards, Cards wild) {
    private static final String SEQUENCE = "sequence";
    private static final String COMBINATION = "combination";

    /** A valid meld as what it is; an invalid one as what it resembles, unless faults are told. */
    static MeldAppearance of(Meld meld, boolean tellsFaults) {
        return switch (meld.shape()) {
            case Shape.Sequence _ -> as(SEQUENCE, meld);
            case Shape.Combination _ -> as(COMBINATION, meld);
            case Shape.NoMeld _ when tellsFaults -> as("none", meld);
            case Shape.NoMeld _ -> looks(meld.cards());
        };
    }

    private static MeldAppearance as(String kind, Meld meld) {
        Cards wild = meld.wild().map(Cards::of).orElse(Cards.NONE);
        return new MeldAppearance(kind, meld.inOrder(), wild);
    }

    private static MeldAppearance looks(Cards cards) {
        List<Card> all = cards.sorted(Order.ON_THE_TABLE);
        List<Card> plain = all.stream().filter(card -> !card.face().isWild()).toList();
        if (plain.isEmpty()) {
            return new MeldAppearance(COMBINATION, all, cards);
        }
        boolean oneRank = most(Rank.class, plain, card -> card.face().rank()) > plain.size() / 2;
        boolean oneSuit = most(Suit.class, plain, card -> card.face().suit()) > plain.size() / 2;
        return oneRank && !oneSuit ? combination(all) : sequence(all, plain);
    }

    private static <K extends Enum<K>> int most(
            Class<K> keys, List<Card> cards, Function<Card, K> key) {
        Map<K, Integer> counts = new EnumMap<>(keys);
        cards.forEach(card -> counts.merge(key.apply(card), 1, Integer::sum));
        return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    private static MeldAppearance combination(List<Card> all) {
        return new MeldAppearance(
                COMBINATION,
                all,
                Cards.of(all.stream().filter(card -> card.face().isWild()).toList()));
    }

    /**
     * Wild cards first, then the others; a two of the suit counts as itself if a three or an ace is
     * there.
     */
    private static MeldAppearance sequence(List<Card> all, List<Card> plain) {
        Suit suit = suit(plain);
        boolean three =
                plain.stream()
                        .anyMatch(card -> is(card, suit, Rank.THREE) || is(card, suit, Rank.ACE));
        List<Card> wild = new ArrayList<>();
        List<Card> row = new ArrayList<>(plain);
        boolean two = false;
        for (Card card : all) {
            if (three && !two && is(card, suit, Rank.TWO)) {
                two = true;
                row.add(card);
            } else if (card.face().isWild()) {
                wild.add(card);
            }
        }
        boolean low = row.stream().anyMatch(card -> card.face().rank() == Rank.THREE);
        row.sort(
                Comparator.comparingInt((Card card) -> place(card, low))
                        .thenComparing(Order.ON_THE_TABLE));
        List<Card> lying = new ArrayList<>(wild);
        lying.addAll(row);
        return new MeldAppearance(SEQUENCE, lying, Cards.of(wild));
    }

    private static int place(Card card, boolean aceLow) {
        return card.face().rank() == Rank.ACE && !aceLow ? 14 : card.face().rank().place();
    }

    private static boolean is(Card card, Suit suit, Rank rank) {
        return !card.face().isJoker() && card.face().suit() == suit && card.face().rank() == rank;
    }

    private static Suit suit(List<Card> plain) {
        Suit best = plain.getFirst().face().suit();
        for (Card card : plain) {
            if (count(plain, card.face().suit()) > count(plain, best)) {
                best = card.face().suit();
            }
        }
        return best;
    }

    private static long count(List<Card> cards, Suit suit) {
        return cards.stream().filter(card -> card.face().suit() == suit).count();
    }
}
