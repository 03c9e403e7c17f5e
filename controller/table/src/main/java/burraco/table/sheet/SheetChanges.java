package burraco.table.sheet;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The difference between two versions of a record: lines that no longer hold, from the end
 * backwards, and then the lines that replace them.
 *
 * @param ruled rulings of the new lines that the old version did not have
 */
public record SheetChanges(List<Gone> gone, List<SheetLine> come, List<Ruling> ruled) {
    /**
     * A line that no longer holds, or not at this place.
     *
     * @param fallen its rulings that the new version does not have
     */
    public record Gone(SheetLine line, List<Ruling> fallen) {}

    /** All rulings that fell. */
    public List<Ruling> fallen() {
        return gone.stream().flatMap(one -> one.fallen().stream()).toList();
    }

    /** A ruling, independent of line numbers. */
    private record Told(Case which, Optional<Seat> seat, int act, List<Remedy> remedies) {}

    public static SheetChanges of(ActSheet before, ActSheet after) {
        int same = 0;
        List<SheetLine> old = before.lines();
        List<SheetLine> now = after.lines();
        while (same < old.size() && same < now.size() && isSame(old.get(same), now.get(same))) {
            same++;
        }
        List<SheetLine> come = now.subList(same, now.size());
        Set<Told> again = rulings(after, come);
        Set<Told> earlier = rulings(before, old.subList(same, old.size()));
        List<Gone> gone =
                old.subList(same, old.size()).reversed().stream()
                        .map(line -> new Gone(line, news(before, line, again)))
                        .toList();
        List<Ruling> ruled =
                come.stream().flatMap(line -> news(after, line, earlier).stream()).toList();
        return new SheetChanges(gone, List.copyOf(come), ruled);
    }

    private static Set<Told> rulings(ActSheet sheet, List<SheetLine> lines) {
        Set<Told> all = new HashSet<>();
        lines.forEach(line -> line.rulings().forEach(ruling -> all.add(told(sheet, ruling))));
        return all;
    }

    /** If everything before is the same, the same act has the same rulings. */
    private static boolean isSame(SheetLine one, SheetLine other) {
        return one.id() == other.id() && one.said().equals(other.said());
    }

    /** The line's rulings that the other version does not have. */
    private static List<Ruling> news(ActSheet sheet, SheetLine line, Set<Told> other) {
        return line.rulings().stream()
                .filter(ruling -> !other.contains(told(sheet, ruling)))
                .toList();
    }

    private static Told told(ActSheet sheet, Ruling ruling) {
        int act = sheet.line(ruling.of()).map(SheetLine::id).orElse(-1);
        return new Told(ruling.which(), ruling.seat(), act, ruling.remedies());
    }
}
