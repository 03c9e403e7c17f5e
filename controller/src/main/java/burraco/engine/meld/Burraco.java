package burraco.engine.meld;

import burraco.engine.meld.Shape.Combination;
import burraco.engine.meld.Shape.Sequence;
import burraco.engine.rules.RuleSet;

/** The kinds of burraco (art. 13) and what each is worth. */
public enum Burraco {
    NONE("none", 0),
    DIRTY("dirty", 100),
    SEMICLEAN("semiclean", 150),
    CLEAN("clean", 200),
    /** The thirteen naturals of a suit, with a wild card beside them or without. */
    ROYAL("royal", 300),
    ROYAL_WILD("royal-wild", 250),
    /** Eight equal cards, with a wild card beside them or without. */
    SUPER("super", 250),
    SUPER_WILD("super-wild", 200);

    /** So many at least. */
    public static final int CARDS = 7;

    private static final int CARDS_OF_A_SEMICLEAN_COMBINATION = 8;

    private final String id;
    private final int points;

    Burraco(String id, int points) {
        this.id = id;
        this.points = points;
    }

    public int points() {
        return points;
    }

    /** Whether no wild card is in it: what closing asks for under art. 16. */
    public boolean isClean() {
        return this == CLEAN || this == ROYAL || this == SUPER;
    }

    /** Whether a line that has it may close (art. 16). */
    public boolean closes(RuleSet rules) {
        return rules.closingNeedsClean() ? isClean() : this != NONE;
    }

    static Burraco of(Meld meld, RuleSet rules) {
        int size = meld.cards().size();
        if (size < CARDS || !meld.shape().legal()) {
            return NONE;
        }
        boolean wild = meld.wild() != null;
        int naturals = wild ? size - 1 : size;
        return switch (meld.shape()) {
            case Sequence _ when rules.royal() && naturals == 13 -> wild ? ROYAL_WILD : ROYAL;
            case Combination _ when rules.royal() && naturals == 8 -> wild ? SUPER_WILD : SUPER;
            case Sequence sequence when wild && rules.semiClean() ->
                    sequence.naturalsInARow() >= CARDS ? SEMICLEAN : DIRTY;
            case Combination _ when wild && rules.semiClean() ->
                    size >= CARDS_OF_A_SEMICLEAN_COMBINATION ? SEMICLEAN : DIRTY;
            case Sequence _, Combination _ -> wild ? DIRTY : CLEAN;
            case Shape.NoMeld _ -> NONE;
        };
    }

    @Override
    public String toString() {
        return id;
    }
}
