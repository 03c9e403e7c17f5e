package burraco.table.state;

import burraco.engine.legal.Waiver;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.table.sheet.Line;
import burraco.table.sheet.Sheet;
import java.util.Optional;

/**
 * The ruling that an arbiter may let go now.
 *
 * @param act the id of the act that it stands with
 */
public record Waivable(int act, Case which) {
    /** Empty where there is none, or where the last one has been carried out. */
    public static Optional<Waivable> of(Sheet sheet) {
        return Waiver.of(sheet.open()).flatMap(ruling -> named(sheet, ruling));
    }

    /** The last ruling that still stands, carried out or not. */
    public static Optional<Waivable> lastOf(Sheet sheet) {
        return sheet.open().lastRuling().flatMap(ruling -> named(sheet, ruling));
    }

    private static Optional<Waivable> named(Sheet sheet, Ruling ruling) {
        for (Line line : sheet.lines().reversed()) {
            if (line.rulings().contains(ruling)) {
                return Optional.of(new Waivable(line.id(), ruling.which()));
            }
        }
        return Optional.empty();
    }
}
