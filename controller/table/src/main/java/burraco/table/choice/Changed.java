package burraco.table.choice;

import burraco.engine.act.Act;
import burraco.record.Canonical;
import burraco.table.input.Change;
import burraco.table.input.Person;
import burraco.table.sheet.Correction;
import burraco.table.sheet.Corrections;
import burraco.table.sheet.Line;
import burraco.table.sheet.Sheet;
import java.util.List;
import java.util.Optional;

/** A sheet as it would be, to see whether something may be chosen. */
final class Changed {
    private Changed() {}

    /** Empty where that cannot have happened. */
    static Optional<Sheet> of(Sheet sheet, Change change) {
        // A number that no correction has.
        Correction.Word word = new Correction.Word(-1, new Person.Arbiter(""), 0, "");
        return switch (Corrections.apply(sheet, change, word)) {
            case Sheet.Result.Done(var changed) -> Optional.of(changed);
            case Sheet.Result.Refused _ -> Optional.empty();
        };
    }

    /** This happened behind all that is there. */
    static Change behind(Sheet sheet, Act act) {
        return new Change.Insert(sheet.nextNumber(), text(sheet, act, false));
    }

    /** That line was this. */
    static Change instead(Sheet sheet, Line line, Act act) {
        return new Change.Replace(
                line.number(), line.shown(), text(sheet, act, line.said().late()));
    }

    private static String text(Sheet sheet, Act act, boolean late) {
        return Canonical.line(act, late, sheet.open(), List.of());
    }
}
