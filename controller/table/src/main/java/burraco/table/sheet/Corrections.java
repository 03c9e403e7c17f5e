package burraco.table.sheet;

import burraco.table.input.RecordChange;
import burraco.table.sheet.ActSheet.Result;
import java.util.List;
import java.util.Optional;

/** Applies people's statements to a record, or refuses them. */
public final class Corrections {
    private Corrections() {}

    public static Result apply(ActSheet sheet, RecordChange change, Correction.Word word) {
        return switch (change) {
            case RecordChange.Replace replace -> replace(sheet, replace, word);
            case RecordChange.Insert insert -> insert(sheet, insert, word);
            case RecordChange.Strike strike -> strike(sheet, strike, word);
        };
    }

    public static Result takeBack(ActSheet sheet, int id) {
        for (Correction correction : sheet.corrections()) {
            if (correction.id() == id) {
                return sheet.without(correction);
            }
        }
        return refused(Refusal.Why.NO_SUCH_CORRECTION);
    }

    private static Result replace(
            ActSheet sheet, RecordChange.Replace change, Correction.Word word) {
        Optional<SheetLine> line = sheet.line(change.line());
        Optional<Result> stale = stale(line, change.line(), change.was());
        if (stale.isPresent()) {
            return stale.get();
        }
        SheetLine old = line.orElseThrow();
        return switch (Statement.of(change.now())) {
            case Statement.Unreadable(var why) -> new Result.Refused(why);
            case Statement.Readable(var act, var late) -> {
                Optional<ToldAct> said = Optional.of(old.said().instead(act, late));
                yield sheet.corrected(old.id(), word.of(old.text(), change.now(), said));
            }
        };
    }

    private static Result insert(ActSheet sheet, RecordChange.Insert change, Correction.Word word) {
        boolean inside = sheet.line(change.line()).isPresent();
        if (!inside && change.line() != sheet.nextNumber()) {
            return refused(Refusal.Why.NO_SUCH_LINE, change.line());
        }
        return switch (Statement.of(change.now())) {
            case Statement.Unreadable(var why) -> new Result.Refused(why);
            case Statement.Readable(var act, var late) -> {
                long time = time(sheet, change.line(), word.at());
                ToldAct said = ToldAct.at(time, ActOrigin.PEOPLE, act).instead(act, late);
                yield sheet.inserted(change.line(), word.of("", change.now(), Optional.of(said)));
            }
        };
    }

    /** An inserted act was done before the act that follows it began. */
    private static long time(ActSheet sheet, int number, long at) {
        return sheet.line(number).map(line -> line.said().since()).orElse(at);
    }

    private static Result strike(ActSheet sheet, RecordChange.Strike change, Correction.Word word) {
        Optional<SheetLine> line = sheet.line(change.line());
        Optional<Result> stale = stale(line, change.line(), change.was());
        if (stale.isPresent()) {
            return stale.get();
        }
        SheetLine old = line.orElseThrow();
        return sheet.corrected(old.id(), word.of(old.text(), "", Optional.empty()));
    }

    /** Whether another line is there than the author of the change saw. */
    private static Optional<Result> stale(Optional<SheetLine> line, int number, String was) {
        if (line.isEmpty()) {
            return Optional.of(refused(Refusal.Why.NO_SUCH_LINE, number));
        }
        String shown = SheetLine.withoutCopies(line.get().shown());
        boolean same = List.of(shown, line.get().shown(), line.get().text()).contains(was.strip());
        return same
                ? Optional.empty()
                : Optional.of(refused(Refusal.Why.OTHER_LINE_THERE, number, shown));
    }

    private static Result refused(Refusal.Why why, Object... details) {
        return new Result.Refused(Refusal.of(why, details));
    }
}
