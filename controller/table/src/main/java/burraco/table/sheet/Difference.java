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
 * How one sheet became another: the lines that hold no more, from the end back, and then those that
 * hold instead.
 *
 * @param ruled the rulings of those that nothing on the sheet before had said
 */
public record Difference(List<Gone> gone, List<Line> come, List<Ruling> ruled) {
    /**
     * A line that holds no more, or not there.
     *
     * @param fallen its rulings that nothing on the other sheet says again
     */
    public record Gone(Line line, List<Ruling> fallen) {}

    /** The rulings that stand no more. */
    public List<Ruling> fallen() {
        return gone.stream().flatMap(one -> one.fallen().stream()).toList();
    }

    /** A ruling, whatever numbers lines have. */
    private record Told(Case which, Optional<Seat> seat, int act, List<Remedy> remedies) {}

    public static Difference of(Sheet before, Sheet after) {
        int same = 0;
        List<Line> old = before.lines();
        List<Line> now = after.lines();
        while (same < old.size() && same < now.size() && isSame(old.get(same), now.get(same))) {
            same++;
        }
        List<Line> come = now.subList(same, now.size());
        Set<Told> again = rulings(after, come);
        Set<Told> earlier = rulings(before, old.subList(same, old.size()));
        List<Gone> gone =
                old.subList(same, old.size()).reversed().stream()
                        .map(line -> new Gone(line, news(before, line, again)))
                        .toList();
        List<Ruling> ruled =
                come.stream().flatMap(line -> news(after, line, earlier).stream()).toList();
        return new Difference(gone, List.copyOf(come), ruled);
    }

    private static Set<Told> rulings(Sheet sheet, List<Line> lines) {
        Set<Told> all = new HashSet<>();
        lines.forEach(line -> line.rulings().forEach(ruling -> all.add(told(sheet, ruling))));
        return all;
    }

    /** Where everything before is the same, the same act is worth the same. */
    private static boolean isSame(Line one, Line other) {
        return one.id() == other.id() && one.said().equals(other.said());
    }

    /** What is ruled there, and not on the other sheet. */
    private static List<Ruling> news(Sheet sheet, Line line, Set<Told> other) {
        return line.rulings().stream()
                .filter(ruling -> !other.contains(told(sheet, ruling)))
                .toList();
    }

    private static Told told(Sheet sheet, Ruling ruling) {
        int act = sheet.line(ruling.of()).map(Line::id).orElse(-1);
        return new Told(ruling.which(), Optional.ofNullable(ruling.seat()), act, ruling.remedies());
    }
}
