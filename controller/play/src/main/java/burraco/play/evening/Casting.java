package burraco.play.evening;

import static burraco.engine.ruling.Case.*;

import burraco.cards.Seat;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which hand is played next: hand by hand from one seed, and in each, if that is wanted, the next
 * of some cases committed on purpose.
 */
public final class Casting {
    /** Hands that are tried until one has a moment for a case. */
    private static final int PATIENCE = 5_000;

    /**
     * What somebody does with cards under either code. What is only said, seen or counted by people
     * is not here, nor what needs a hand that begins with a fault of the one before.
     */
    private static final Set<Case> DONE_WITH_CARDS =
            EnumSet.of(
                    NOT_HIS_TURN,
                    WRONG_DEAL,
                    WRONG_NUMBER_DEALT,
                    DECK_NOT_WHOLE,
                    OLD_POZZETTO_ON_THE_TABLE,
                    OLD_POZZETTO_TAKEN,
                    DISCARD_WITHOUT_DRAW,
                    SECOND_DRAW_OR_PICKUP,
                    SEVERAL_CARDS_DRAWN,
                    ONLY_CARD_DISCARDED_AGAIN,
                    PART_OF_THE_PILE,
                    WILD_CARD_MOVED,
                    WILD_CARDS_ONLY,
                    WRONG_TIE,
                    SURPLUS_AFTER_THE_DISCARD,
                    SURPLUS_LATER,
                    WRONG_OPENING,
                    EQUAL_COMBINATION,
                    EQUAL_COMBINATIONS_BOTH_WILD,
                    EQUAL_COMBINATION_AFTER_THE_DISCARD,
                    EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD,
                    EQUAL_COMBINATION_LATER,
                    EXPOSED_CARD,
                    PLAY_AFTER_THE_DISCARD,
                    SEVERAL_CARDS_DISCARDED,
                    OPENED_WITHOUT_DRAW,
                    TIED_WITHOUT_DRAW,
                    PICKUP_OUT_OF_TURN,
                    DRAW_OUT_OF_TURN,
                    PLAY_OUT_OF_TURN_DRAW,
                    DRAW_AFTER_POZZETTO,
                    PICKUP_AFTER_POZZETTO,
                    POZZETTO_LOOKED_INTO_TOO_SOON,
                    WRONG_POZZETTO,
                    POZZETTO_NOT_DUE_IN_DIRETTA,
                    POZZETTO_NOT_DUE_WITH_THE_DISCARD,
                    POZZETTO_WITH_CARDS_IN_THE_FAN,
                    CLOSING_WITHOUT_BURRACO,
                    CLOSING_DISCARD_IS_WILD,
                    FAN_EMPTIED_BY_OPENING,
                    FAN_EMPTIED_BY_TYING,
                    ACT_AFTER_THE_END,
                    ACT_WHILE_A_RULING_WAITS,
                    OVER_THE_TIME);

    private static final Set<Case> OF_FIBUR =
            EnumSet.of(
                    PICKUP_WITHOUT_PLAY,
                    GROUNDLESS_PICKUP_NOTICED_LATE,
                    FORBIDDEN_COMBINATION,
                    WRONG_PLAY_AFTER_PICKUP);

    private static final Set<Case> OF_FITAB = EnumSet.of(FIRST_CARD_ELSEWHERE, DISCARD_APART);

    private final long seed;
    private final RuleSet rules;
    private final int places;
    private final List<Case> cases;

    /**
     * @param places how many melds of a line the table has room for
     * @param cases what is committed, one after the other; none for hands that keep to the code
     */
    public Casting(long seed, RuleSet rules, int places, List<Case> cases) {
        this.seed = seed;
        this.rules = rules;
        this.places = places;
        this.cases = List.copyOf(cases);
    }

    /** What somebody can do at a table, and not only say, under a code. */
    public static List<Case> cases(Code code) {
        Set<Case> all = EnumSet.copyOf(DONE_WITH_CARDS);
        all.addAll(
                switch (code) {
                    case FIBUR_INT_2018 -> OF_FIBUR;
                    case FITAB_ITA_2026 -> OF_FITAB;
                });
        return List.copyOf(all);
    }

    /**
     * The script of a hand, the same for the same seed and number whatever was played before.
     * Mischief is done where S deals; elsewhere, and where no hand near has a moment for its case,
     * the hand keeps to the code.
     *
     * @param number from 0
     * @param turn how many hands before it were dealt by S: whose turn it is among the cases
     */
    public Script script(int number, int turn, Seat dealer) {
        if (!cases.isEmpty() && dealer == Seat.SOUTH) {
            Case which = cases.get(turn % cases.size());
            Optional<Script> script = mischief(which, new Chance(seed).stream("hand " + number));
            if (script.isPresent()) {
                return script.get();
            }
        }
        return lawful(new Chance(seed).stream("lawful hand " + number), dealer);
    }

    /** One of which every meld has a place. */
    private Script lawful(Chance chance, Seat dealer) {
        Script script = Script.lawful(chance.bits(), rules, dealer, places);
        for (int tried = 1; tried < PATIENCE && !script.fits(places); tried++) {
            script = Script.lawful(chance.bits(), rules, dealer, places);
        }
        return script;
    }

    private Optional<Script> mischief(Case which, Chance chance) {
        long first = chance.below(Integer.MAX_VALUE);
        for (long next = first; next < first + PATIENCE; next++) {
            Optional<Script> script = Script.mischief(next, rules, which, places);
            if (script.filter(one -> one.fits(places)).isPresent()) {
                return script;
            }
        }
        return Optional.empty();
    }
}
