package burraco.tournament.print;

import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Warnings and penalties by round, in the order in which they were given. */
final class LedgerList {
    private record Entry(int round, List<Cell> row) {}

    private LedgerList() {}

    static ListSheet of(Paper paper) {
        List<Entry> entries = new ArrayList<>();
        for (Warned one : paper.tournament().warnings()) {
            entries.add(
                    entry(
                            paper,
                            "warning",
                            one.round(),
                            one.number(),
                            List.of(Cell.NONE, Cell.NONE, Cell.of(one.why()), Cell.of(one.by()))));
        }
        for (Penalty one : paper.tournament().penalties()) {
            entries.add(
                    entry(
                            paper,
                            "penalty",
                            one.round(),
                            one.number(),
                            List.of(
                                    new Cell.Signed(one.victoryPoints()),
                                    new Cell.Signed(one.matchPoints()),
                                    Cell.of(one.why()),
                                    Cell.of(one.by()))));
        }
        entries.sort(Comparator.comparingInt(Entry::round));
        List<Column> columns =
                List.of(
                        Column.number("round", paper.say("round")),
                        Column.text("kind", paper.say("ledger.kind")),
                        Column.number("number", paper.say("number")),
                        Column.text("names", paper.ofField("entry")),
                        Column.number("victoryPoints", paper.say("victory-points")),
                        Column.number("matchPoints", paper.say("match-points")),
                        Column.text("why", paper.say("why")),
                        Column.text("by", paper.say("by")));
        List<String> notes = entries.isEmpty() ? List.of(paper.say("ledger.none")) : List.of();
        Section section =
                new Section("ledger", "", "", columns, entries.stream().map(Entry::row).toList());
        return paper.list(
                paper.heading(paper.say("ledger"), notes), ListSheet.Look.WIDE, List.of(section));
    }

    private static Entry entry(
            Paper paper, String kind, int round, int number, List<Cell> details) {
        List<Cell> row =
                new ArrayList<>(
                        List.of(
                                Cell.of(round),
                                paper.words().coded("ledger", kind),
                                Cell.of(number),
                                Cell.of(names(paper, number))));
        row.addAll(details);
        return new Entry(round, row);
    }

    /** A number that was taken back has no name any more. */
    private static String names(Paper paper, int number) {
        return paper.tournament()
                .field()
                .find(number)
                .map(one -> one.contestant().title())
                .orElse("");
    }
}
