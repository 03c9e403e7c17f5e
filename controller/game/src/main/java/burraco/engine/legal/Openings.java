package burraco.engine.legal;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Rank;
import burraco.cards.Suit;
import burraco.engine.rules.RuleSet;
import java.util.function.BooleanSupplier;

/**
 * Sets of three cards that may be a new meld: three naturals, or two and a wild card. Each set of
 * faces is offered once.
 */
final class Openings {
    /** Is called with each set. */
    interface Found {
        void three(Card one, Card two, Card three);
    }

    private static final Suit[] SUITS = Suit.values();
    private static final Rank[] RANKS = Rank.values();
    private static final int SUIT = (1 << 13) - 1;
    private static final int ACE_HIGH = 13;
    private static final int TWO = Rank.TWO.ordinal();
    private static final long ONE_RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;

    private final Cards fan;
    private final RuleSet rules;
    private final Found found;
    private final BooleanSupplier enough;
    private final long faces;
    private final Card[] wilds = new Card[5];
    private int wildCount;

    Openings(Cards fan, RuleSet rules, Found found, BooleanSupplier enough) {
        this.fan = fan;
        this.rules = rules;
        this.found = found;
        this.enough = enough;
        this.faces = fan.faces();
    }

    void search() {
        collectWilds();
        for (int suit = 0; suit < SUITS.length && !enough.getAsBoolean(); suit++) {
            sequences(suit);
        }
        for (int rank = 0; rank < RANKS.length && !enough.getAsBoolean(); rank++) {
            if (rank != TWO && rules.combines(RANKS[rank])) {
                combinations(rank);
            }
        }
    }

    private void collectWilds() {
        fan.lowest(Face.JOKER).ifPresent(this::collect);
        for (Suit suit : SUITS) {
            fan.lowest(Face.of(Rank.TWO, suit)).ifPresent(this::collect);
        }
    }

    private void collect(Card wild) {
        wilds[wildCount++] = wild;
    }

    private void sequences(int suit) {
        int ranks = (int) (faces >>> suit * 13) & SUIT;
        // Bit 13 is the ace again, after the king.
        int places = ranks | (ranks & 1) << ACE_HIGH;
        int next = places & places >> 1;
        for (int rows = next & places >> 2; rows != 0; rows &= rows - 1) {
            int low = Integer.numberOfTrailingZeros(rows);
            found.three(at(suit, low), at(suit, low + 1), at(suit, low + 2));
        }
        if (wildCount == 0 || enough.getAsBoolean()) {
            return;
        }
        for (int pairs = next; pairs != 0; pairs &= pairs - 1) {
            withWild(suit, Integer.numberOfTrailingZeros(pairs), 1);
        }
        for (int pairs = places & places >> 2; pairs != 0; pairs &= pairs - 1) {
            withWild(suit, Integer.numberOfTrailingZeros(pairs), 2);
        }
    }

    private void withWild(int suit, int low, int distance) {
        Card one = at(suit, low);
        Card two = at(suit, low + distance);
        boolean besideTwo = low == TWO + 1 && distance == 1 || low == 0 && distance == 2;
        for (int i = 0; i < wildCount; i++) {
            Card wild = wilds[i];
            boolean ownTwo = !wild.face().isJoker() && wild.face().suit() == SUITS[suit];
            boolean laid = ownTwo && (low == TWO || low + distance == TWO);
            Cards others = laid ? fan.without(wild) : fan;
            // With the three and four, or the ace and three, the suit's own two would be natural.
            if (others.has(wild.face()) && !(ownTwo && besideTwo)) {
                found.three(one, two, laid ? others.lowest(wild.face()).orElseThrow() : wild);
            }
        }
    }

    private Card at(int suit, int place) {
        return fan.lowest(Face.of(RANKS[place % 13], SUITS[suit])).orElseThrow();
    }

    private void combinations(int rank) {
        long equal = faces & ONE_RANK << rank;
        if (equal == 0) {
            return;
        }
        Card[] cards = new Card[12];
        int count = 0;
        for (; equal != 0; equal &= equal - 1) {
            for (Card card : fan.of(Face.ofCode(Long.numberOfTrailingZeros(equal)))) {
                cards[count++] = card;
            }
        }
        for (int i = 0; i < count - 1; i++) {
            for (int j = i + 1; j < count; j++) {
                if (repeats(cards, 0, i) || repeats(cards, i + 1, j)) {
                    continue;
                }
                for (int k = j + 1; k < count; k++) {
                    if (!repeats(cards, j + 1, k)) {
                        found.three(cards[i], cards[j], cards[k]);
                    }
                }
                for (int w = 0; w < wildCount; w++) {
                    found.three(cards[i], cards[j], wilds[w]);
                }
            }
        }
    }

    /** Whether the same face was tried in this place already. */
    private static boolean repeats(Card[] cards, int from, int at) {
        return at > from && cards[at - 1].face() == cards[at].face();
    }
}
