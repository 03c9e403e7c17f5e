package burraco.tournament.print;

import burraco.tournament.direction.Results;
import burraco.tournament.round.Meeting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The tables of a round that have no result. */
final class AwaitedList {
    private AwaitedList() {}

    static ListSheet of(Paper paper, SeatedRound round) {
        List<List<Cell>> rows = new ArrayList<>();
        Results.open(round.tournament(), round.number()).stream()
                .sorted(Comparator.comparingInt(Meeting::table))
                .forEach(meeting ->
                        rows.add(
                                List.of(
                                        Cell.of(meeting.table()),
                                        Cell.of(meeting.group()),
                                        new Cell.Numbers(meeting.first().numbers()),
                                        Cell.of(round.names(meeting.first())),
                                        new Cell.Numbers(meeting.second().numbers()),
                                        Cell.of(round.names(meeting.second())))));
        List<Column> columns =
                List.of(
                        Column.number("table", paper.say("table")),
                        Column.text("group", paper.say("group")),
                        Column.number("first", paper.say("number")),
                        Column.text("firstNames", paper.ofField("side")),
                        Column.number("second", paper.say("number")),
                        Column.text("secondNames", paper.ofField("side")));
        List<String> notes = rows.isEmpty() ? List.of(paper.say("awaited.none")) : List.of();
        Heading heading = paper.heading(paper.say("awaited", round.number()), notes);
        Section section = new Section("awaited", "", "", columns, rows);
        return paper.list(heading, ListSheet.Look.DESK, List.of(section));
    }
}
