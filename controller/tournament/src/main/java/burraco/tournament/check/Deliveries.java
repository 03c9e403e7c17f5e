package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import java.util.Optional;
import java.util.function.Consumer;

/** Slips as they come in, and art. 19. */
final class Deliveries {
    private final Ledger ledger;
    private final Consumer<Sentence> problems;

    Deliveries(Ledger ledger, Consumer<Sentence> problems) {
        this.ledger = ledger;
        this.problems = problems;
    }

    void record(Change.Record record) {
        row(record.round(), record.table())
                .ifPresent(row -> {
                    if (row.result.isPresent() && !row.result.get().equals(record.result())) {
                        problem("check.delivered-twice", record.round(), record.table());
                    }
                    checkSum(record.result(), record.round(), record.table());
                    row.result = Optional.of(record.result());
                });
    }

    void late(Change.Late late) {
        row(late.round(), late.table())
                .ifPresent(row -> {
                    if (late.first()) {
                        row.lateFirst = late.minutes();
                    } else {
                        row.lateSecond = late.minutes();
                    }
                });
    }

    void countersign(Change.Countersign signed) {
        row(signed.round(), signed.table())
                .ifPresent(row -> {
                    row.countersigned = true;
                });
    }

    void correct(Change.Correct correct) {
        row(correct.round(), correct.table())
                .ifPresent(row -> {
                    check(correct, row);
                    checkSum(correct.result(), correct.round(), correct.table());
                    row.result = Optional.of(correct.result());
                });
    }

    private void check(Change.Correct correct, Sheet.Row row) {
        if (row.result.isEmpty()) {
            problem("check.not-delivered", correct.round(), correct.table());
            return;
        }
        boolean swapped =
                row.result.get() instanceof Played(int first, int second, var _)
                        && correct.result() instanceof Played(int one, int other, var _)
                        && first == other
                        && second == one;
        if (correct.ground() == Ground.SWAPPED && !swapped) {
            problem("check.not-swapped", correct.round(), correct.table());
        }
        if (correct.ground() == Ground.SUM && isFollowed(correct.round())) {
            problem("check.sum-too-late", correct.round(), correct.table());
        }
        boolean ofTheSlip = correct.ground() == Ground.SUM || correct.ground() == Ground.SWAPPED;
        if (ofTheSlip && isOver() && !row.countersigned && byResults(ledger.formula.rounds())) {
            problem("check.not-countersigned", correct.round(), correct.table());
        }
    }

    private boolean isOver() {
        return ledger.rounds.size() == ledger.formula.rounds()
                && Tally.isComplete(ledger, ledger.rounds.getLast());
    }

    /** Whether a round after this one was seated by results and posted. */
    private boolean isFollowed(int round) {
        return ledger.rounds.stream()
                .anyMatch(sheet -> sheet.number > round && byResults(sheet.number));
    }

    private boolean byResults(int round) {
        var stage = ledger.formula.stage(round);
        return stage.movement() instanceof Movement.Danese
                || stage.placing() == Placing.BY_RANKING
                        && ledger.formula.firstOfStage(round) == round;
    }

    private void checkSum(MeetingResult result, int round, int table) {
        if (result instanceof Played(int first, int second, var parts) && !parts.isEmpty()) {
            int one = parts.stream().mapToInt(MeetingResult.Part::first).sum();
            int other = parts.stream().mapToInt(MeetingResult.Part::second).sum();
            if (one != first || other != second) {
                problem("check.sum", round, table);
            }
        }
    }

    private Optional<Sheet.Row> row(int round, int table) {
        Optional<Sheet.Row> row = ledger.round(round).flatMap(sheet -> sheet.at(table));
        if (row.isEmpty()) {
            problem("check.no-such-table", round, table);
        }
        return row;
    }

    private void problem(String key, Object... details) {
        problems.accept(new Sentence(key, details));
    }
}
