package burraco.tournament.plan;

import burraco.engine.score.Absence;
import burraco.engine.score.MatchLength;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * How a tournament is played, announced before it begins (art. 2).
 *
 * @param sessionEnds rounds that end a session; a pair rests at most once in a session (art. 34)
 * @param rest what a pair gets that does not play, where it is not what art. 34 gives
 * @param clubsApart whether the first places are taken so that members of a club meet least
 */
public record Formula(
        FieldKind field,
        MatchLength length,
        List<Stage> stages,
        List<TieBreak> tieBreaks,
        SortedSet<Integer> sessionEnds,
        Optional<Absence.Award> rest,
        boolean clubsApart) {

    /** Before one is announced. */
    public static final Formula NONE =
            new Formula(
                    FieldKind.PAIRS,
                    MatchLength.FOUR_HANDS,
                    List.of(),
                    TieBreak.USUAL,
                    new TreeSet<>(),
                    Optional.empty(),
                    false);

    /** Where a round lies: the stage, and the round in it, both counted from 0. */
    public record Place(int stage, int round) {}

    public Formula {
        stages = List.copyOf(stages);
        tieBreaks = List.copyOf(tieBreaks);
        sessionEnds = Collections.unmodifiableSortedSet(new TreeSet<>(sessionEnds));
    }

    public int rounds() {
        return stages.stream().mapToInt(Stage::rounds).sum();
    }

    public Place place(int round) {
        int left = round - 1;
        int stage = 0;
        while (left >= stages.get(stage).rounds()) {
            left -= stages.get(stage).rounds();
            stage++;
        }
        return new Place(stage, left);
    }

    public Stage stage(int round) {
        return stages.get(place(round).stage());
    }

    /** The first round of the stage that this round belongs to. */
    public int firstOfStage(int round) {
        return round - place(round).round();
    }

    /** The first round of the session that this round belongs to. */
    public int firstOfSession(int round) {
        SortedSet<Integer> before = sessionEnds.headSet(round);
        return before.isEmpty() ? 1 : before.last() + 1;
    }

    /** From this round on points count in its ranking. */
    public int countedFrom(int round) {
        int from = 1;
        int first = 1;
        for (Stage stage : stages) {
            if (first <= round && !stage.carried()) {
                from = first;
            }
            first += stage.rounds();
        }
        return from;
    }

    public Absence.Award restAward() {
        return rest.orElseGet(() -> Absence.rest(length));
    }
}
