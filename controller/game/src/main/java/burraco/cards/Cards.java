package burraco.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An immutable set of physical cards: three words of bits, one for each plane of copies (see {@link
 * Card}), so that questions about melds and fans take a few machine instructions.
 */
public final class Cards implements Iterable<Card> {
    /** Each card as the result of a search, made in advance because sets are searched so often. */
    private static final List<Optional<Card>> FOUND =
            IntStream.range(0, Card.NUMBERS)
                    .mapToObj(number -> Optional.ofNullable(Card.ofNumber(number)))
                    .toList();

    private static final long DECK = (1L << 54) - 1;
    private static final long NATURALS = (1L << 52) - 1;
    private static final long JOKERS = 3L << 52;
    private static final long FIVES =
            suits(bits(Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN));
    private static final long TENS =
            suits(bits(Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING));
    private static final long ACES = suits(bits(Rank.ACE));
    private static final long TWOS = suits(bits(Rank.TWO));

    public static final Cards NONE = new Cards(0, 0, 0);

    /** The 108 cards of art. 1. */
    public static final Cards FULL_DECK = new Cards(DECK, DECK, 0);

    /** Every card that has a name, surplus copies included. */
    public static final Cards EVERY_COPY = new Cards(DECK, DECK, DECK);

    private final long first;
    private final long second;
    private final long third;

    private Cards(long first, long second, long third) {
        this.first = first;
        this.second = second;
        this.third = third;
    }

    private static long bits(Rank... ranks) {
        long bits = 0;
        for (Rank rank : ranks) {
            bits |= 1L << rank.ordinal();
        }
        return bits;
    }

    private static long suits(long ranks) {
        return ranks | ranks << 13 | ranks << 26 | ranks << 39;
    }

    private static Cards of(long first, long second, long third) {
        return (first | second | third) == 0 ? NONE : new Cards(first, second, third);
    }

    public static Cards of(Collection<Card> cards) {
        Cards set = NONE;
        for (Card card : cards) {
            set = set.with(card);
        }
        return set;
    }

    /** The cards of the collection that have been seen. */
    public static Cards known(Collection<Card> cards) {
        Cards set = NONE;
        for (Card card : cards) {
            set = card.isUnseen() ? set : set.with(card);
        }
        return set;
    }

    public static Cards of(Card... cards) {
        Cards set = NONE;
        for (Card card : cards) {
            set = set.with(card);
        }
        return set;
    }

    public Cards with(Card card) {
        long bit = 1L << card.number();
        return switch (card.number() >> 6) {
            case 0 -> new Cards(first | bit, second, third);
            case 1 -> new Cards(first, second | bit, third);
            case 2 -> new Cards(first, second, third | bit);
            default -> throw new IllegalArgumentException("a card that nobody has seen");
        };
    }

    public Cards without(Card card) {
        long bit = 1L << card.number();
        return switch (card.number() >> 6) {
            case 0 -> of(first & ~bit, second, third);
            case 1 -> of(first, second & ~bit, third);
            case 2 -> of(first, second, third & ~bit);
            default -> this;
        };
    }

    public Cards with(Cards more) {
        return of(first | more.first, second | more.second, third | more.third);
    }

    public Cards without(Cards some) {
        return of(first & ~some.first, second & ~some.second, third & ~some.third);
    }

    /** The cards that are in both sets. */
    public Cards among(Cards others) {
        return of(first & others.first, second & others.second, third & others.third);
    }

    public boolean has(Card card) {
        long bit = 1L << card.number();
        return switch (card.number() >> 6) {
            case 0 -> (first & bit) != 0;
            case 1 -> (second & bit) != 0;
            case 2 -> (third & bit) != 0;
            default -> false;
        };
    }

    /** Whether there is a card of this face. */
    public boolean has(Face face) {
        return count(face) > 0;
    }

    public boolean meets(Cards other) {
        return (first & other.first | second & other.second | third & other.third) != 0;
    }

    public boolean isEmpty() {
        return (first | second | third) == 0;
    }

    public int size() {
        return Long.bitCount(first) + Long.bitCount(second) + Long.bitCount(third);
    }

    /** The sum of the values of art. 1. */
    public int points() {
        return points(first) + points(second) + points(third);
    }

    private static int points(long plane) {
        return 5 * Long.bitCount(plane & FIVES)
                + 10 * Long.bitCount(plane & TENS)
                + 15 * Long.bitCount(plane & ACES)
                + 20 * Long.bitCount(plane & TWOS)
                + 30 * Long.bitCount(plane & JOKERS);
    }

    /** The natural faces that occur at least once, as bits of {@link Face#code()}. */
    public long faces() {
        return (first | second | third) & NATURALS;
    }

    /** All faces that occur, as bits of {@link Face#code()}, the joker's among them. */
    public long facesAndJoker() {
        return faces() | (jokers() > 0 ? 1L << Face.JOKER.code() : 0);
    }

    /** The natural faces that occur more than once, as bits of {@link Face#code()}. */
    public long doubles() {
        return (first & second | first & third | second & third) & NATURALS;
    }

    /** How many natural cards there are, twos among them. */
    public int naturals() {
        return Long.bitCount(first & NATURALS)
                + Long.bitCount(second & NATURALS)
                + Long.bitCount(third & NATURALS);
    }

    public int jokers() {
        return Long.bitCount(first & JOKERS)
                + Long.bitCount(second & JOKERS)
                + Long.bitCount(third & JOKERS);
    }

    /** How many cards of this face there are. */
    public int count(Face face) {
        if (face.isJoker()) {
            return jokers();
        }
        int code = face.code();
        return (int) ((first >>> code & 1) + (second >>> code & 1) + (third >>> code & 1));
    }

    /** The cards of this face. */
    public Cards of(Face face) {
        long mask = face.isJoker() ? JOKERS : 1L << face.code();
        return of(first & mask, second & mask, third & mask);
    }

    private static Optional<Card> found(int number) {
        return FOUND.get(number);
    }

    /** The card of this face with the lowest copy number. */
    public Optional<Card> lowest(Face face) {
        if (face.isJoker()) {
            return lowestJoker();
        }
        int code = face.code();
        if ((first >>> code & 1) != 0) {
            return found(code);
        }
        if ((second >>> code & 1) != 0) {
            return found(64 + code);
        }
        return (third >>> code & 1) != 0 ? found(128 + code) : Optional.empty();
    }

    /** The card that the name means; of several the one with the lowest copy number. */
    public Optional<Card> lowest(CardName name) {
        return name.namesCopy() ? Optional.of(name.card()).filter(this::has) : lowest(name.face());
    }

    private Optional<Card> lowestJoker() {
        for (int copy = 1; copy <= Card.most(Face.JOKER); copy++) {
            Card joker = Card.of(Face.JOKER, copy);
            if (has(joker)) {
                return found(joker.number());
            }
        }
        return Optional.empty();
    }

    /**
     * By planes, and within a plane in the order of {@link Face#code()}, so that the order is
     * always the same.
     */
    @Override
    public Iterator<Card> iterator() {
        return new Iterator<>() {
            private long a = first;
            private long b = second;
            private long c = third;

            @Override
            public boolean hasNext() {
                return (a | b | c) != 0;
            }

            @Override
            public Card next() {
                int number;
                if (a != 0) {
                    number = Long.numberOfTrailingZeros(a);
                    a &= a - 1;
                } else if (b != 0) {
                    number = 64 + Long.numberOfTrailingZeros(b);
                    b &= b - 1;
                } else if (c != 0) {
                    number = 128 + Long.numberOfTrailingZeros(c);
                    c &= c - 1;
                } else {
                    throw new NoSuchElementException();
                }
                return Card.ofNumber(number);
            }
        };
    }

    /** The cards in the order of their numbers, in a new list. */
    public List<Card> list() {
        List<Card> list = new ArrayList<>();
        forEach(list::add);
        return list;
    }

    /** The cards in this order, in a new list. */
    public List<Card> sorted(Comparator<Card> order) {
        List<Card> list = new ArrayList<>(size());
        forEach(list::add);
        list.sort(order);
        return list;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cards cards
                && first == cards.first
                && second == cards.second
                && third == cards.third;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(first * 31 + second) * 31 + Long.hashCode(third);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Card card : this) {
            text.append(text.isEmpty() ? "" : " ").append(card);
        }
        return text.toString();
    }
}
