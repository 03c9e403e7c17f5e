package burraco.tournament.check;

import burraco.text.Sentence;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Side;
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
                    checkAward(record);
                    row.result = Optional.of(record.result());
                });
    }

    void late(Change.Late late) {
        row(late.round(), late.table())
                .ifPresent(row -> {
                    Side side = late.first() ? row.meeting.first() : row.meeting.second();
                    int minutes = late.minutes();
                    if (late.who() == 0) {
                        side.numbers().forEach(row.lateOnes::remove);
                    } else {
                        row.lateOnes.put(late.who(), minutes);
                        minutes = latest(row, side);
                    }
                    if (late.first()) {
                        row.lateFirst = minutes;
                    } else {
                        row.lateSecond = minutes;
                    }
                });
    }

    private static int latest(Sheet.Row row, Side side) {
        int latest = 0;
        for (int one : side.numbers()) {
            latest = Math.max(latest, row.lateOnes.getOrDefault(one, 0));
        }
        return latest;
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
        boolean consent = correct.agreed() || ledger.edition == Edition.FIRST;
        if (correct.ground() == Ground.SWAPPED && !consent) {
            problem("check.not-agreed", correct.round(), correct.table());
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

    /** An arbiter who gives points has a name and a reason. */
    private void checkAward(Change.Record record) {
        boolean signed = !record.by().isBlank() && !record.why().isBlank();
        boolean given = record.result() instanceof MeetingResult.Awarded;
        if (given && !signed && ledger.edition != Edition.FIRST) {
            problem("check.award-unsigned", record.round(), record.table());
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
