package burraco.table.choice;

import burraco.engine.act.Act;
import burraco.record.Canonical;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Correction;
import burraco.table.sheet.Corrections;
import burraco.table.sheet.SheetLine;
import java.util.List;
import java.util.Optional;

/** Tries changes on a record, to find out what may be chosen. */
final class SheetTrial {
    private SheetTrial() {}

    /** The changed record; empty if that cannot have happened. */
    static Optional<ActSheet> of(ActSheet sheet, RecordChange change) {
        // A number that no correction has.
        Correction.Word word = new Correction.Word(-1, new Person.Arbiter(""), 0, "");
        return switch (Corrections.apply(sheet, change, word)) {
            case ActSheet.Result.Done(var changed) -> Optional.of(changed);
            case ActSheet.Result.Refused _ -> Optional.empty();
        };
    }

    /** The change that adds this act at the end. */
    static RecordChange behind(ActSheet sheet, Act act) {
        return new RecordChange.Insert(sheet.nextNumber(), text(sheet, act, false));
    }

    /** The change that replaces a line by this act. */
    static RecordChange instead(ActSheet sheet, SheetLine line, Act act) {
        return new RecordChange.Replace(
                line.number(), line.shown(), text(sheet, act, line.said().late()));
    }

    private static String text(ActSheet sheet, Act act, boolean late) {
        return Canonical.line(act, late, sheet.open(), List.of());
    }
}
