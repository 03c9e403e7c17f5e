package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Rank;
import burraco.cards.Suit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The surplus cards of invalid cards [carte eccedenti]: the fewest that have to be removed to leave
 * a meld, the highest if there is a choice; all of them if no meld can be left. They are in the
 * order of discarding.
 */
public final class Surplus {
    private static final int LAST_PLACE = 14;

    private final Cards cards;
    private final MeldRules rules;
    private final Comparator<Card> order;
    private Cards kept = Cards.NONE;

    private Surplus(Cards cards, MeldRules rules) {
        this.cards = cards;
        this.rules = rules;
        this.order = rules.penaltyOrder();
    }

    /** Of cards laid as a new meld. */
    public static List<Card> of(Cards cards, MeldRules rules) {
        Surplus surplus = new Surplus(cards, rules);
        surplus.trySequences();
        surplus.tryCombinations();
        return cards.without(surplus.kept).sorted(surplus.order);
    }

    /** A meld without its surplus cards; it may be empty. */
    public static Meld without(Meld meld, MeldRules rules) {
        return without(meld, Cards.NONE, rules);
    }

    /**
     * The same without other cards that also leave the meld, which may make room for surplus cards.
     */
    public static Meld without(Meld meld, Cards leaving, MeldRules rules) {
        if (meld.shape().legal()) {
            return leaving.meets(meld.cards()) ? without(meld.shrunk(leaving, rules), rules) : meld;
        }
        Optional<Meld> before =
                meld.sound()
                        .map(one -> leaving.meets(one.cards()) ? one.shrunk(leaving, rules) : one)
                        .filter(one -> one.shape().legal());
        Cards left = meld.cards().without(leaving);
        if (before.isEmpty()) {
            Cards kept = left.without(Cards.of(of(left, rules)));
            return new Meld(meld.id(), kept, MeldReader.read(kept, rules), meld.freeze());
        }
        Meld sound = before.get();
        List<Card> others = left.without(sound.cards()).list();
        Cards fit = Cards.of(others).without(Cards.of(of(sound, others, rules)));
        return (fit.isEmpty() ? sound : sound.grown(fit, rules)).frozen(meld.freeze());
    }

    /** Of cards tied to a meld; the meld's own cards are never surplus. */
    public static List<Card> of(Meld before, List<Card> tied, MeldRules rules) {
        Comparator<Card> order = rules.penaltyOrder();
        List<Card> sorted = Cards.of(tied).sorted(order);
        Cards best = Cards.NONE;
        // Tries to leave out higher cards first; so few cards have few subsets.
        int subsets = sorted.size() > 12 ? 1 : 1 << sorted.size();
        for (int subset = 0; subset < subsets; subset++) {
            Cards some = subset(sorted, subset);
            boolean better = some.size() > best.size() || isLower(some, best, order);
            if (better && before.grown(some, rules).shape().legal()) {
                best = some;
            }
        }
        return Cards.of(tied).without(best).sorted(order);
    }

    private static Cards subset(List<Card> cards, int bits) {
        Cards some = Cards.NONE;
        for (int i = 0; i < cards.size(); i++) {
            some = (bits >> i & 1) == 0 ? some : some.with(cards.get(i));
        }
        return some;
    }

    /**
     * Whether keeping the first set instead of the second, of equal size, leaves out higher cards.
     */
    private static boolean isLower(Cards one, Cards other, Comparator<Card> order) {
        if (one.size() != other.size()) {
            return false;
        }
        // Cards in both sets do not matter; hardly ever are more than two cards left to compare.
        Cards ones = one.without(other);
        Cards others = other.without(one);
        while (!ones.isEmpty()) {
            Card here = first(ones, order);
            Card there = first(others, order);
            int compared = order.compare(here, there);
            if (compared != 0) {
                return compared > 0;
            }
            ones = ones.without(here);
            others = others.without(there);
        }
        return false;
    }

    private static Card first(Cards cards, Comparator<Card> order) {
        Card first = cards.iterator().next();
        for (Card card : cards) {
            first = order.compare(card, first) < 0 ? card : first;
        }
        return first;
    }

    private void keep(Cards some) {
        boolean better = some.size() > kept.size() || isLower(some, kept, order);
        if (better && MeldReader.read(some, rules).legal()) {
            kept = some;
        }
    }

    private void trySequences() {
        for (Suit suit : Suit.values()) {
            for (int low = 1; low < LAST_PLACE; low++) {
                Cards row = Cards.NONE;
                for (int place = low; place <= LAST_PLACE; place++) {
                    Optional<Card> natural = cards.lowest(Face.of(Rank.atPlace(place), suit));
                    if (natural.isPresent() && !row.has(natural.get())) {
                        row = row.with(natural.get());
                        keepWithOrWithoutWild(row);
                    }
                }
            }
        }
    }

    private void keepWithOrWithoutWild(Cards row) {
        if (row.size() + 1 < kept.size()) {
            return; // Even with a wild card it would be smaller than the best so far.
        }
        keep(row);
        List<Card> wilds = new ArrayList<>();
        for (Card card : cards.without(row)) {
            if (card.face().isWild()) {
                wilds.add(card);
            }
        }
        wilds.forEach(wild -> keep(row.with(wild)));
    }

    private void tryCombinations() {
        for (Rank rank : Rank.values()) {
            Cards equal = Cards.NONE;
            for (Suit suit : Suit.values()) {
                equal = equal.with(cards.of(Face.of(rank, suit)));
            }
            keepWithOrWithoutWild(equal);
        }
    }
}
