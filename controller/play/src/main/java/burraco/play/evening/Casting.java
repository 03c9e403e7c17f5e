package burraco.play.evening;

import burraco.cards.Seat;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Chooses the hands that are played, one after the other, from one seed. If wanted, each hand
 * contains the next of some cases, committed on purpose.
 */
public final class Casting {
    /** How many hands are tried until one has a moment for a case. */
    private static final int PATIENCE = 5_000;

    private final long seed;
    private final RuleSet rules;
    private final int places;
    private final List<Case> cases;

    /**
     * @param places how many melds of a line the table has room for
     * @param cases the cases to commit, one after the other; none for hands that keep to the code
     */
    public Casting(long seed, RuleSet rules, int places, List<Case> cases) {
        this.seed = seed;
        this.rules = rules;
        this.places = places;
        this.cases = List.copyOf(cases);
    }

    /** The cases of a code that somebody can commit with cards, and not only with words. */
    public static List<Case> cases(Code code) {
        RuleSet rules = RuleSet.of(code);
        return Stream.of(Case.values())
                .filter(which -> which.isDoneWithCards() && rules.knows(which))
                .toList();
    }

    /**
     * The script of a hand. It depends on the seed and the number only, not on the hands that were
     * played before. Mischief is done in hands that S deals. Other hands keep to the code, and so
     * does a hand if none of those tried has a moment for its case.
     *
     * @param number from 0
     * @param turn how many hands before it were dealt by S, which selects the case
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

    /** A lawful hand in which every meld has a place. */
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
