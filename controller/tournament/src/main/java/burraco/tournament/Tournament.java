package burraco.tournament;

import burraco.tournament.field.Field;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Formula;
import burraco.tournament.round.DraftEdits;
import burraco.tournament.round.Places;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A tournament at one moment. {@link Direction} makes the next one of it.
 *
 * @param seed what all lots come from
 * @param edition how the code is read where it can be read in more than one way
 * @param order the arbiter's list, for a stage that is placed by choice
 * @param places of each stage that has begun, in their order
 * @param rounds whose seats are posted
 */
public record Tournament(
        String title,
        long seed,
        Edition edition,
        Formula formula,
        Field field,
        List<Integer> order,
        List<Places> places,
        List<Round> rounds,
        Optional<DraftEdits> draft,
        List<Penalty> penalties,
        List<Warned> warned,
        boolean finished) {

    public Tournament {
        order = List.copyOf(order);
        places = List.copyOf(places);
        rounds = List.copyOf(rounds);
        penalties = List.copyOf(penalties);
        warned = List.copyOf(warned);
    }

    /** One that begins now. */
    public static Tournament of(String title, long seed, Formula formula) {
        return of(title, seed, Edition.NEWEST, formula);
    }

    public static Tournament of(String title, long seed, Edition edition, Formula formula) {
        return new Tournament(
                title,
                seed,
                edition,
                formula,
                Field.EMPTY,
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                false);
    }

    /**
     * Those that arbiters gave, and those that art. 34 gives to who is late. In the first edition
     * the latter were only told.
     */
    public List<Warned> warnings() {
        List<Warned> all = new ArrayList<>(warned);
        if (edition != Edition.FIRST) {
            rounds.forEach(round -> all.addAll(LateWarnings.of(round)));
        }
        all.sort(Comparator.comparingInt(Warned::round));
        return all;
    }

    /** The last round whose seats are posted. */
    public Optional<Round> current() {
        return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.getLast());
    }

    public Optional<Round> round(int number) {
        return number >= 1 && number <= rounds.size()
                ? Optional.of(rounds.get(number - 1))
                : Optional.empty();
    }

    /** The round that is drafted, or would be. */
    public int next() {
        return rounds.size() + 1;
    }

    public boolean hasNext() {
        return rounds.size() < formula.rounds();
    }
}
