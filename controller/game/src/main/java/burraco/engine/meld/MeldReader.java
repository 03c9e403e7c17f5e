package burraco.engine.meld;

import static burraco.engine.meld.Shape.NO_MELD;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Rank;
import burraco.cards.Suit;
import burraco.engine.meld.Shape.Combination;
import burraco.engine.meld.Shape.NoMeld;
import burraco.engine.meld.Shape.Sequence;
import java.util.List;
import java.util.Optional;

/**
 * Reads cards as a meld (art. 9 to 12): whether they are one, and what the wild card stands for.
 *
 * <p>A set may have several readings. One with a natural two is preferred, then one with a free
 * wild card, then the lowest. A wild card between two naturals is locked: it keeps the place that
 * it first stood for. All other cards are read again whenever the meld grows.
 */
public final class MeldReader {
    private static final int SUIT = (1 << 13) - 1;
    private static final int TWO = 1 << Rank.TWO.ordinal();
    private static final long TWOS =
            (long) TWO | (long) TWO << 13 | (long) TWO << 26 | (long) TWO << 39;
    private static final long ONE_RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;
    private static final int MOST_EQUAL = 8;
    private static final Suit[] SUITS = Suit.values();
    private static final Rank[] RANKS = Rank.values();

    private MeldReader() {}

    /** Cards laid together as a new meld; their order does not matter. */
    public static Shape read(Cards cards, MeldRules rules) {
        return read(cards, rules, 0);
    }

    /**
     * A meld with added cards. A meld with surplus cards becomes valid again only if the meld that
     * it was before could have taken all of them.
     */
    public static Shape grow(Meld meld, Cards added, MeldRules rules) {
        Cards all = meld.cards().with(added);
        if (meld.shape() instanceof NoMeld(var sound) && sound.isPresent()) {
            return grow(sound.get(), all.without(sound.get().cards()), rules);
        }
        Shape grown =
                meld.shape() instanceof Sequence sequence
                        ? grow(sequence, all, added, rules)
                        : read(all, rules, 0);
        boolean spoilt = meld.shape().legal() && !grown.legal();
        return spoilt ? new NoMeld(Optional.of(meld)) : grown;
    }

    private static Shape grow(Sequence before, Cards all, Cards added, MeldRules rules) {
        if (before.locked() && added.count(standsFor(before)) == 0) {
            return growAroundLocked(before, all);
        }
        return read(all, rules, before.aces());
    }

    /** The natural card that a locked wild card stands for, and that alone may replace it. */
    static Face standsFor(Sequence sequence) {
        return faceAt(sequence.suit(), sequence.wildPlace());
    }

    static Face faceAt(Suit suit, int place) {
        return Face.of(RANKS[(place - 1) % 13], suit);
    }

    private static Shape growAroundLocked(Sequence before, Cards all) {
        Cards naturals = all.without(before.wild().orElseThrow());
        int shift = before.suit().ordinal() * 13;
        long faces = naturals.faces();
        boolean strangers = (faces & ~((long) SUIT << shift)) != 0 || naturals.jokers() > 0;
        if (strangers || naturals.doubles() != 0) {
            return NO_MELD;
        }
        int ranks = (int) (faces >>> shift) & SUIT;
        int locked = 1 << before.wildPlace();
        int low = places(ranks);
        int high = aceHigh(low);
        // An ace that was there keeps its end; a new one goes to the end where it fits.
        if (!before.hasAceHigh() && isRow(low | locked)) {
            return new Sequence(before.suit(), low, before.wild(), before.wildPlace());
        }
        if (isRow(high | locked)) {
            return new Sequence(before.suit(), high, before.wild(), before.wildPlace());
        }
        return NO_MELD;
    }

    /**
     * @param aces the place of the ace that was there before, as a bit; it stays there if possible
     */
    private static Shape read(Cards cards, MeldRules rules, int aces) {
        int jokers = cards.jokers();
        int size = cards.naturals() + jokers;
        if (size < 3) {
            return NO_MELD;
        }
        long faces = cards.faces();
        long plain = faces & ~TWOS;
        if (plain == 0) {
            return NO_MELD;
        }
        int lowest = Long.numberOfTrailingZeros(plain);
        int suit = lowest / 13;
        boolean oneSuit = (plain & ~((long) SUIT << suit * 13)) == 0;
        if (oneSuit && (cards.doubles() & ~TWOS) == 0) {
            return readSequence(cards, suit, size, aces);
        }
        return readCombination(cards, plain, RANKS[lowest % 13], size, rules);
    }

    private static Shape readCombination(
            Cards cards, long plain, Rank rank, int size, MeldRules rules) {
        if ((plain & ~(ONE_RANK << rank.ordinal())) != 0 || !rules.combines(rank)) {
            return NO_MELD;
        }
        int wilds = cards.jokers() + twos(cards);
        if (wilds > 1 || size - wilds > MOST_EQUAL) {
            return NO_MELD;
        }
        return new Combination(rank, wilds == 0 ? Optional.empty() : Optional.of(wild(cards)));
    }

    private static Shape readSequence(Cards cards, int suit, int size, int aces) {
        int ranks = (int) (cards.faces() >>> suit * 13) & SUIT;
        int plain = ranks & ~TWO;
        int wilds = size - Integer.bitCount(plain);
        if (wilds > 2) {
            return NO_MELD;
        }
        if ((ranks & TWO) != 0) {
            Optional<Card> wild =
                    wilds == 2 ? Optional.of(wildBesideNaturalTwo(cards, suit)) : Optional.empty();
            Shape natural = fit(SUITS[suit], ranks, wild, aces);
            if (natural.legal()) {
                return natural;
            }
        }
        if (wilds == 2) {
            return NO_MELD;
        }
        Optional<Card> wild = wilds == 0 ? Optional.empty() : Optional.of(wild(cards));
        return fit(SUITS[suit], plain, wild, aces);
    }

    /** Consecutive naturals, with the wild card free or in their only gap. */
    private static Shape fit(Suit suit, int ranks, Optional<Card> wild, int aces) {
        int low = places(ranks);
        int high = aceHigh(low);
        boolean both = low != high;
        boolean highFirst = both && aces == Sequence.ACE_HIGH;
        int one = highFirst ? high : low;
        int two = highFirst ? low : high;
        if (isRow(one)) {
            return new Sequence(suit, one, wild, 0);
        }
        if (both && isRow(two)) {
            return new Sequence(suit, two, wild, 0);
        }
        if (wild.isEmpty()) {
            return NO_MELD;
        }
        int gap = onlyGap(one);
        if (gap != 0) {
            return new Sequence(suit, one, wild, gap);
        }
        gap = both ? onlyGap(two) : 0;
        return gap == 0 ? NO_MELD : new Sequence(suit, two, wild, gap);
    }

    /** Converts ranks to places of a sequence, the ace before the two. */
    private static int places(int ranks) {
        return ranks << 1;
    }

    private static int aceHigh(int places) {
        return (places & Sequence.ACE_LOW) == 0
                ? places
                : places & ~Sequence.ACE_LOW | Sequence.ACE_HIGH;
    }

    private static boolean isRow(int places) {
        int row = places >>> Integer.numberOfTrailingZeros(places);
        return (row & row + 1) == 0;
    }

    /** The only missing place between the lowest and the highest; 0 unless there is exactly one. */
    private static int onlyGap(int places) {
        int shift = Integer.numberOfTrailingZeros(places);
        int row = places >>> shift;
        int gap = Integer.numberOfTrailingZeros(~row);
        int filled = row | 1 << gap;
        return (filled & filled + 1) == 0 ? shift + gap : 0;
    }

    private static int twos(Cards cards) {
        int twos = 0;
        for (Suit suit : SUITS) {
            twos += cards.count(Face.of(Rank.TWO, suit));
        }
        return twos;
    }

    /** The only wild card of the set. */
    private static Card wild(Cards cards) {
        return cards.lowest(Face.JOKER).orElseGet(() -> lowestTwo(cards));
    }

    private static Card lowestTwo(Cards cards) {
        int face = Long.numberOfTrailingZeros(cards.faces() & TWOS);
        return cards.lowest(Face.ofCode(face)).orElseThrow();
    }

    /** The wild card of a set in which the suit's own two is natural. */
    private static Card wildBesideNaturalTwo(Cards cards, int suit) {
        Card natural = cards.lowest(Face.of(Rank.TWO, SUITS[suit])).orElseThrow();
        return wild(cards.without(natural));
    }

    /**
     * A meld found on the table, lowest card first: a wild card between naturals is locked in its
     * place, one at an end is free, and a two of the suit in its own place is natural. Cards in any
     * other order are read as if just laid.
     */
    public static Shape asLaid(List<Card> cards, MeldRules rules) {
        Shape set = read(Cards.of(cards), rules);
        if (!(set instanceof Sequence sequence)) {
            return set;
        }
        Shape lying = inOrder(cards, sequence.suit());
        return lying.legal() ? lying : set;
    }

    private static Shape inOrder(List<Card> cards, Suit suit) {
        int anchor = 0;
        while (cards.get(anchor).face().isWild()) {
            anchor++;
        }
        Rank rank = cards.get(anchor).face().rank();
        int base = rank.place() - anchor;
        int places = 0;
        Optional<Card> wild = Optional.empty();
        int wildPlace = 0;
        for (int i = 0; i < cards.size(); i++) {
            Face face = cards.get(i).face();
            int place = base + i;
            if (isNatural(face, suit, place)) {
                places |= 1 << place;
            } else if (face.isWild() && wild.isEmpty()) {
                wild = Optional.of(cards.get(i));
                wildPlace = place;
            } else {
                return NO_MELD;
            }
        }
        int below = wildPlace < 1 ? 0 : (1 << wildPlace) - 1;
        boolean inside = (places & below) != 0 && (places & ~below) != 0;
        return new Sequence(suit, places, wild, inside ? wildPlace : 0);
    }

    private static boolean isNatural(Face face, Suit suit, int place) {
        if (face.isJoker() || face.suit() != suit || place < 1 || place > 14) {
            return false;
        }
        return face.rank().place() == place || place == 14 && face.rank() == Rank.ACE;
    }
}
