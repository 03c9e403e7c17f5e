package burraco.table;

import burraco.engine.act.Act;
import burraco.engine.act.Decision;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Phase;
import burraco.engine.ruling.Ruling;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Correction;
import burraco.table.sheet.Corrections;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.SheetChanges;
import burraco.table.sheet.SheetLine;
import burraco.table.sheet.Statement;
import burraco.table.state.WaivableRuling;
import java.util.Optional;

/** Applies commands that change the record to values, so that they can be tried without effect. */
final class RecordWishes {
    private RecordWishes() {}

    /** The record after the command. */
    static ActSheet.Result on(ActSheet sheet, Command.OnRecord wish, Correction.Word word) {
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

    /** How the command would change the record; empty if it is impossible. */
    static Optional<SheetChanges> difference(ActSheet sheet, Command.OnRecord wish) {
        Correction.Word word = new Correction.Word(0, new Person.Arbiter(""), 0, "");
        return switch (on(sheet, wish, word)) {
            case ActSheet.Result.Refused _ -> Optional.empty();
            case ActSheet.Result.Done(var changed) -> Optional.of(SheetChanges.of(sheet, changed));
        };
    }

    private static ActSheet.Result behind(ActSheet sheet, String line, Correction.Word word) {
        return Corrections.apply(sheet, new RecordChange.Insert(sheet.nextNumber(), line), word);
    }

    /** The effect that reports the command. */
    static Effect effect(Command.OnRecord wish, Correction.Word word) {
        return wish instanceof Command.TakeBack(var id, _)
                ? new Effect.CorrectionTakenBack(id, word.by(), word.why())
                : new Effect.Corrected(word.id(), word.by(), word.why());
    }

    /** Why the command makes no sense in the present state. */
    static Optional<Refusal> unfit(Command.OnRecord wish, ActSheet sheet) {
        return switch (wish) {
            case Command.Waive waive ->
                    nothingToWaive(sheet).or(() -> waive.meant().flatMap(one -> other(one, sheet)));
            case Command.Report(var line, _) -> noReport(line);
            case Command.Decide(var line, _) -> noDecision(line, sheet);
            case Command.Correct _, Command.TakeBack _, Command.Points _ -> Optional.empty();
        };
    }

    private static Optional<Refusal> nothingToWaive(ActSheet sheet) {
        Phase phase = sheet.open().phase();
        if (phase != Phase.DRAW && phase != Phase.PLAY) {
            return Optional.of(Refusal.of(Why.NO_HAND_IS_PLAYED));
        }
        boolean ruled = sheet.lines().stream().anyMatch(line -> !line.rulings().isEmpty());
        return ruled ? Optional.empty() : Optional.of(Refusal.of(Why.NOTHING_TO_WAIVE));
    }

    /** Whether the ruling that the arbiter meant is not the one that a waiver would waive. */
    private static Optional<Refusal> other(Command.Meant meant, ActSheet sheet) {
        WaivableRuling read = new WaivableRuling(meant.act(), meant.which());
        Optional<WaivableRuling> last = WaivableRuling.lastOf(sheet);
        if (last.isEmpty()) {
            return Optional.of(Refusal.of(Why.NOTHING_TO_WAIVE));
        }
        if (!last.get().equals(read)) {
            return Optional.of(Refusal.of(Why.OTHER_RULING));
        }
        return WaivableRuling.of(sheet).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.of(Why.RULING_IS_CARRIED_OUT));
    }

    /** The ruling that a waiver waives: the last one, if it still holds. */
    static Optional<Ruling> waived(Command.OnRecord wish, ActSheet sheet) {
        if (!(wish instanceof Command.Waive)) {
            return Optional.empty();
        }
        for (SheetLine line : sheet.lines().reversed()) {
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

    private static Optional<Refusal> noDecision(String text, ActSheet sheet) {
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
