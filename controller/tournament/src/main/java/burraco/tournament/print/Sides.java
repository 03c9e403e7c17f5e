package burraco.tournament.print;

import burraco.tournament.round.Meeting;
import java.util.List;

/** What lists of tables have in common: the table, and who sits at its two sides. */
final class Sides {
    private final Paper paper;
    private final SeatedRound round;

    Sides(Paper paper, SeatedRound round) {
        this.paper = paper;
        this.round = round;
    }

    List<Cell> row(Meeting meeting) {
        return List.of(
                Cell.of(meeting.table()),
                Cell.of(meeting.group()),
                new Cell.Numbers(meeting.first().numbers()),
                Cell.of(round.names(meeting.first())),
                new Cell.Numbers(meeting.second().numbers()),
                Cell.of(round.names(meeting.second())));
    }

    /** In a Mitchell one side is fixed and one is mobile. */
    List<Column> lines() {
        return round.isMitchell() ? columns("side.first", "side.second") : columns();
    }

    List<Column> columns() {
        return columns("side", "side");
    }

    private List<Column> columns(String first, String second) {
        return List.of(
                Column.number("table", paper.say("table")),
                Column.text("group", paper.say("group")),
                Column.number("first", paper.say("number")),
                Column.text("firstNames", paper.ofField(first)),
                Column.number("second", paper.say("number")),
                Column.text("secondNames", paper.ofField(second)));
    }
}
