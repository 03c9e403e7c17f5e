package burraco.tournament.direction;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Progress.Refused;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import java.util.Optional;

/** Whether a formula can be played at all. */
final class Plans {
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
            if (i == 0 && stage.placing() == Placing.BY_RANKING) {
                return refused("plan.no-ranking");
            }
        }
        for (int end : formula.sessionEnds()) {
            if (end < 1 || end >= formula.rounds()) {
                return refused("plan.session", end, formula.rounds());
            }
        }
        return Optional.empty();
    }

    private static Optional<Refused> refused(String key, Object... details) {
        return Optional.of(new Refused(key, details));
    }
}
