package burraco.engine.legal;

import burraco.cards.Face;
import burraco.cards.Rank;
import burraco.cards.Suit;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;

/** Which faces may fit a meld: a quick filter before {@code MeldReader} decides. */
final class Fitting {
    private static final int RANKS = 13;
    private static final int SUIT = (1 << RANKS) - 1;
    private static final int ACE_AND_TWO = 0b11;
    private static final long ONE_RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;
    private static final long WILD = ONE_RANK << Rank.TWO.ordinal() | 1L << Face.JOKER.code();

    private Fitting() {}

    static long perhaps(Meld meld) {
        return switch (meld.shape()) {
            case Shape.Sequence sequence -> perhaps(sequence);
            case Shape.Combination combination ->
                    ONE_RANK << combination.rank().ordinal() | (meld.hasWild() ? 0 : WILD);
            case Shape.NoMeld _ -> 0;
        };
    }

    private static long perhaps(Shape.Sequence sequence) {
        Suit suit = sequence.suit();
        // A wild card, or a natural two that becomes one, may fill one place at either end.
        int low = Math.max(1, sequence.low() - 2);
        int high = Math.min(13, sequence.high() + 2);
        int places = (1 << high + 1) - (1 << low);
        int ranks = places >> 1 & SUIT | ACE_AND_TWO;
        boolean full = sequence.locked();
        return (long) ranks << suit.ordinal() * RANKS | (full ? 0 : WILD);
    }
}
