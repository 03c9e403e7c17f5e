package burraco.table;

import burraco.engine.act.Act;
import burraco.engine.act.Decision;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Phase;
import burraco.engine.ruling.Ruling;
import burraco.table.input.Change;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Correction;
import burraco.table.sheet.Corrections;
import burraco.table.sheet.Difference;
import burraco.table.sheet.Line;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Statement;
import burraco.table.state.Waivable;
import java.util.Optional;

/** What becomes of a sheet by what an arbiter wants of it: on values, so that it can be tried. */
final class Wishes {
    private Wishes() {}

    /** The sheet after it. */
    static Sheet.Result on(Sheet sheet, Command.OnRecord wish, Correction.Word word) {
        return switch (wish) {
            case Command.Correct(var change, _) -> Corrections.apply(sheet, change, word);
            case Command.TakeBack(var id, _) -> Corrections.takeBack(sheet, id);
            case Command.Waive _ -> behind(sheet, "arbiter waive", word);
            case Command.Report(var line, _) -> behind(sheet, line, word);
            case Command.Decide(var line, _) -> behind(sheet, line, word);
            case Command.Points(var line, var points, _) ->
                    behind(sheet, "arbiter points " + line + " " + points, word);
        };
    }

    /** What would become of the sheet; empty where it cannot be. */
    static Optional<Difference> difference(Sheet sheet, Command.OnRecord wish) {
        Correction.Word word = new Correction.Word(0, new Person.Arbiter(""), 0, "");
        return switch (on(sheet, wish, word)) {
            case Sheet.Result.Refused _ -> Optional.empty();
            case Sheet.Result.Done(var changed) -> Optional.of(Difference.of(sheet, changed));
        };
    }

    private static Sheet.Result behind(Sheet sheet, String line, Correction.Word word) {
        return Corrections.apply(sheet, new Change.Insert(sheet.nextNumber(), line), word);
    }

    /** How it is told when it is done. */
    static Effect effect(Command.OnRecord wish, Correction.Word word) {
        return wish instanceof Command.TakeBack(var id, _)
                ? new Effect.CorrectionTakenBack(id, word.by(), word.why())
                : new Effect.Corrected(word.id(), word.by(), word.why());
    }

    /** Why it makes no sense now. */
    static Optional<Refusal> unfit(Command.OnRecord wish, Sheet sheet) {
        return switch (wish) {
            case Command.Waive waive ->
                    nothingToWaive(sheet).or(() -> waive.meant().flatMap(one -> other(one, sheet)));
            case Command.Report(var line, _) -> noReport(line);
            case Command.Decide(var line, _) -> noDecision(line, sheet);
            case Command.Correct _, Command.TakeBack _, Command.Points _ -> Optional.empty();
        };
    }

    private static Optional<Refusal> nothingToWaive(Sheet sheet) {
        Phase phase = sheet.open().phase();
        if (phase != Phase.DRAW && phase != Phase.PLAY) {
            return Optional.of(Refusal.of(Why.NO_HAND_IS_PLAYED));
        }
        boolean ruled = sheet.lines().stream().anyMatch(line -> !line.rulings().isEmpty());
        return ruled ? Optional.empty() : Optional.of(Refusal.of(Why.NOTHING_TO_WAIVE));
    }

    /** Whether the ruling that he has read is no more the one that a waiver would let go. */
    private static Optional<Refusal> other(Command.Meant meant, Sheet sheet) {
        Waivable read = new Waivable(meant.act(), meant.which());
        Optional<Waivable> last = Waivable.lastOf(sheet);
        if (last.isEmpty()) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_WAIVE));
        }
        if (!last.get().equals(read)) {
            return Optional.of(Refusal.of(Why.OTHER_RULING));
        }
        return Waivable.of(sheet).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.of(Why.RULING_IS_CARRIED_OUT));
    }

    /** The ruling that a waiver lets go: the last one, if that still stands. */
    static Optional<Ruling> waived(Command.OnRecord wish, Sheet sheet) {
        if (!(wish instanceof Command.Waive)) {
            return Optional.empty();
        }
        for (Line line : sheet.lines().reversed()) {
            Act act = line.said().act();
            if (act instanceof Act.Waive || act instanceof Act.Gap) {
                return Optional.empty();
            }
            if (!line.rulings().isEmpty()) {
                return Optional.of(line.rulings().getLast());
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> noDecision(String text, Sheet sheet) {
        return switch (Statement.of(text)) {
            case Statement.Unreadable(var why) -> Optional.of(why);
            case Statement.Readable(Act.Decide(Decision.Reopen _), _) ->
                    sheet.open().ending().reason() == Ending.Reason.CLOSED
                            ? Optional.empty()
                            : Optional.of(Refusal.of(Why.NOBODY_HAS_CLOSED));
            case Statement.Readable(var act, _) ->
                    act instanceof Act.Decide
                            ? Optional.empty()
                            : Optional.of(Refusal.of(Why.NO_DECISION));
        };
    }

    private static Optional<Refusal> noReport(String text) {
        return switch (Statement.of(text)) {
            case Statement.Unreadable(var why) -> Optional.of(why);
            case Statement.Readable(var act, var late) ->
                    act instanceof Act.Report && !late
                            ? Optional.empty()
                            : Optional.of(Refusal.of(Why.NO_REPORT));
        };
    }
}
