package burraco.table.state;

import burraco.engine.legal.Waiver;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.SheetLine;
import java.util.Optional;

/**
 * The ruling that an arbiter may waive now.
 *
 * @param act the id of the act with which it stands
 */
public record WaivableRuling(int act, Case which) {
    /** Empty if there is none, or if the last one has been carried out. */
    public static Optional<WaivableRuling> of(ActSheet sheet) {
        return Waiver.of(sheet.open()).flatMap(ruling -> named(sheet, ruling));
    }

    /** The last ruling that still holds, carried out or not. */
    public static Optional<WaivableRuling> lastOf(ActSheet sheet) {
        return sheet.open().lastRuling().flatMap(ruling -> named(sheet, ruling));
    }

    private static Optional<WaivableRuling> named(ActSheet sheet, Ruling ruling) {
        for (SheetLine line : sheet.lines().reversed()) {
            if (line.rulings().contains(ruling)) {
                return Optional.of(new WaivableRuling(line.id(), ruling.which()));
            }
        }
        return Optional.empty();
    }
}
