package burraco.table.sheet;

import burraco.table.input.Change;
import burraco.table.sheet.Sheet.Result;
import java.util.List;
import java.util.Optional;

/** Carries out what people say of the record, or says why that cannot be. */
public final class Corrections {
    private Corrections() {}

    public static Result apply(Sheet sheet, Change change, Correction.Word word) {
        return switch (change) {
            case Change.Replace replace -> replace(sheet, replace, word);
            case Change.Insert insert -> insert(sheet, insert, word);
            case Change.Strike strike -> strike(sheet, strike, word);
        };
    }

    public static Result takeBack(Sheet sheet, int id) {
        for (Correction correction : sheet.corrections()) {
            if (correction.id() == id) {
                return sheet.without(correction);
            }
        }
        return refused(Refusal.Why.NO_SUCH_CORRECTION);
    }

    private static Result replace(Sheet sheet, Change.Replace change, Correction.Word word) {
        Optional<Line> line = sheet.line(change.line());
        Optional<Result> stale = stale(line, change.line(), change.was());
        if (stale.isPresent()) {
            return stale.get();
        }
        Line old = line.orElseThrow();
        return switch (Statement.of(change.now())) {
            case Statement.Unreadable(var why) -> new Result.Refused(why);
            case Statement.Readable(var act, var late) -> {
                Optional<Said> said = Optional.of(old.said().instead(act, late));
                yield sheet.corrected(old.id(), word.of(old.text(), change.now(), said));
            }
        };
    }

    private static Result insert(Sheet sheet, Change.Insert change, Correction.Word word) {
        boolean inside = sheet.line(change.line()).isPresent();
        if (!inside && change.line() != sheet.nextNumber()) {
            return refused(Refusal.Why.NO_SUCH_LINE, change.line());
        }
        return switch (Statement.of(change.now())) {
            case Statement.Unreadable(var why) -> new Result.Refused(why);
            case Statement.Readable(var act, var late) -> {
                long time = time(sheet, change.line(), word.at());
                Said said = Said.at(time, Teller.PEOPLE, act).instead(act, late);
                yield sheet.inserted(change.line(), word.of("", change.now(), Optional.of(said)));
            }
        };
    }

    /** It was done before what follows it was begun. */
    private static long time(Sheet sheet, int number, long at) {
        return sheet.line(number).map(line -> line.said().since()).orElse(at);
    }

    private static Result strike(Sheet sheet, Change.Strike change, Correction.Word word) {
        Optional<Line> line = sheet.line(change.line());
        Optional<Result> stale = stale(line, change.line(), change.was());
        if (stale.isPresent()) {
            return stale.get();
        }
        Line old = line.orElseThrow();
        return sheet.corrected(old.id(), word.of(old.text(), "", Optional.empty()));
    }

    /** Whether another line stands there than the one that was meant. */
    private static Optional<Result> stale(Optional<Line> line, int number, String was) {
        if (line.isEmpty()) {
            return Optional.of(refused(Refusal.Why.NO_SUCH_LINE, number));
        }
        String shown = Line.withoutCopies(line.get().shown());
        boolean same = List.of(shown, line.get().shown(), line.get().text()).contains(was.strip());
        return same
                ? Optional.empty()
                : Optional.of(refused(Refusal.Why.OTHER_LINE_THERE, number, shown));
    }

    private static Result refused(Refusal.Why why, Object... details) {
        return new Result.Refused(Refusal.of(why, details));
    }
}
