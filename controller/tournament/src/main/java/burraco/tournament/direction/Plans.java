package burraco.tournament.direction;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import java.util.List;
import java.util.Optional;

/** Whether a formula can be played at all. */
final class Plans {
    private static final int MOST_ROUNDS = 1_000;

    /** No hall has so many tables. */
    private static final int MOST_GROUPS = 10_000;

    private Plans() {}

    static Optional<Refused> problem(Formula formula) {
        if (formula.stages().isEmpty()) {
            return refused("plan.no-stage");
        }
        boolean teams = formula.field() == FieldKind.TEAMS;
        if (teams != (formula.length() == MatchLength.TEAMS)) {
            return refused("plan.length", formula.field(), formula.length());
        }
        for (int i = 0; i < formula.stages().size(); i++) {
            Stage stage = formula.stages().get(i);
            boolean individual =
                    stage.movement() instanceof Movement.Whist
                            || stage.movement() instanceof Movement.DrawnPartners;
            if (individual != (formula.field() == FieldKind.INDIVIDUALS)) {
                return refused("plan.movement", i + 1, formula.field());
            }
            if (stage.rounds() < 1) {
                return refused("plan.no-round", i + 1);
            }
            if (isOutOfBounds(stage.movement())) {
                return refused("plan.groups", i + 1);
            }
            if (i == 0 && stage.placing() == Placing.BY_RANKING) {
                return refused("plan.no-ranking");
            }
        }
        if (formula.stages().stream().mapToLong(Stage::rounds).sum() > MOST_ROUNDS) {
            return refused("plan.rounds", MOST_ROUNDS);
        }
        for (int end : formula.sessionEnds()) {
            if (end < 1 || end >= formula.rounds()) {
                return refused("plan.session", end, formula.rounds());
            }
        }
        return Optional.empty();
    }

    /**
     * Whether all stays as it was announced but for stages that have not begun: those may have
     * become impossible, if some have left or come.
     *
     * @param posted rounds whose seats are known
     */
    static boolean keeps(Formula was, Formula now, int posted) {
        if (posted == 0) {
            return true;
        }
        int begun = was.place(posted).stage() + 1;
        return was.field() == now.field()
                && was.length() == now.length()
                && was.tieBreaks().equals(now.tieBreaks())
                && was.rest().equals(now.rest())
                && was.sessionEnds().headSet(posted).equals(now.sessionEnds().headSet(posted))
                && now.stages().size() >= begun
                && was.stages().subList(0, begun).equals(now.stages().subList(0, begun));
    }

    private static boolean isOutOfBounds(Movement movement) {
        return switch (movement) {
            case Movement.Mitchell(int shift) -> shift < 0 || shift > MOST_GROUPS;
            case Movement.Danese(var _, List<Integer> groups) ->
                    groups.stream().anyMatch(tables -> tables < 1 || tables > MOST_GROUPS);
            case Movement.RoundRobin(int groups) -> groups < 1 || groups > MOST_GROUPS;
            case Movement.Whist _, Movement.DrawnPartners _ -> false;
        };
    }

    private static Optional<Refused> refused(String key, Object... details) {
        return Optional.of(new Refused(key, details));
    }
}
