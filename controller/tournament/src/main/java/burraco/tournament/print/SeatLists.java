package burraco.tournament.print;

import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.round.Group;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where everybody sits. */
final class SeatLists {
    private final Paper paper;
    private final SeatedRound round;

    SeatLists(Paper paper, SeatedRound round) {
        this.paper = paper;
        this.round = round;
    }

    ListSheet byTable() {
        Heading heading =
                paper.heading(paper.say("seats.by-table", round.number()), paper.notes(round));
        List<List<Cell>> rows = new ArrayList<>();
        Sides sides = new Sides(paper, round);
        round.byTable().forEach(meeting -> rows.add(sides.row(meeting)));
        round.seating().rests().forEach(rest -> rows.add(row(rest)));
        Section section = new Section("tables", "", "", sides.lines(), rows);
        return paper.list(
                heading, ListSheet.Look.WALL, List.of(section), Optional.of(PasteRows.of(round)));
    }

    /** Who rests stands at the side that is theirs. */
    private List<Cell> row(Rest rest) {
        List<Cell> row = new ArrayList<>();
        row.add(rest.table() == 0 ? Cell.NONE : Cell.of(rest.table()));
        row.add(Cell.of(rest.group()));
        List<Cell> there =
                List.of(
                        new Cell.Numbers(List.of(rest.number())),
                        Cell.of(round.title(rest.number())));
        List<Cell> nobody = List.of(Cell.NONE, new Cell.Coded("rest", paper.say("rests-here")));
        row.addAll(rest.table() == 0 || rest.fixed() ? there : nobody);
        row.addAll(rest.table() == 0 || rest.fixed() ? nobody : there);
        return row;
    }

    /** Every player, those as well who are not there. */
    ListSheet byName() {
        Heading heading =
                paper.heading(paper.say("seats.by-name", round.number()), paper.notes(round));
        List<Column> columns =
                List.of(
                        Column.text("player", paper.say("player")),
                        Column.number("number", paper.say("number")),
                        Column.text("group", paper.say("group")),
                        Column.of(
                                "seat",
                                paper.say("table"),
                                paper.say("table"),
                                paper.say("line"),
                                paper.say("presence")));
        Map<Integer, Seat> seats = seats();
        List<List<Cell>> rows = new ArrayList<>();
        for (Named one : players()) {
            Seat seat =
                    Optional.ofNullable(seats.get(one.number()))
                            .orElseGet(() -> absent(one.number()));
            rows.add(
                    List.of(
                            Cell.of(one.player()),
                            Cell.of(one.number()),
                            Cell.of(seat.group()),
                            seat.cell()));
        }
        Section section = new Section("players", "", "", columns, rows);
        return paper.list(heading, ListSheet.Look.WALL_IN_TWO, List.of(section));
    }

    private record Named(String player, String key, int number) {}

    private record Seat(Cell.Seat cell, String group) {}

    private List<Named> players() {
        List<Named> players = new ArrayList<>();
        for (Participant one : round.tournament().field().all()) {
            Contestant contestant = one.contestant();
            contestant
                    .players()
                    .forEach(name ->
                            players.add(new Named(name, SurnameOrder.key(name), one.number())));
        }
        players.sort(
                Comparator.comparing(Named::key)
                        .thenComparing(Named::player)
                        .thenComparingInt(Named::number));
        return players;
    }

    private Map<Integer, Seat> seats() {
        Map<Integer, Seat> seats = new HashMap<>();
        for (Meeting meeting : round.seating().meetings()) {
            put(seats, meeting, meeting.first().numbers(), Group.FIXED);
            put(seats, meeting, meeting.second().numbers(), Group.MOBILE);
        }
        for (Rest rest : round.seating().rests()) {
            Cell table = rest.table() == 0 ? Cell.NONE : Cell.of(rest.table());
            Cell line = line(rest.fixed() ? Group.FIXED : Group.MOBILE);
            Cell rests = new Cell.Coded("rest", paper.say("rests-here"));
            seats.put(rest.number(), new Seat(new Cell.Seat(table, line, rests), rest.group()));
        }
        return seats;
    }

    private void put(Map<Integer, Seat> seats, Meeting meeting, List<Integer> who, String line) {
        Seat seat =
                new Seat(
                        new Cell.Seat(Cell.of(meeting.table()), line(line), Cell.NONE),
                        meeting.group());
        who.forEach(number -> seats.put(number, seat));
    }

    private Cell line(String which) {
        return round.isMitchell() ? Cell.of(which) : Cell.NONE;
    }

    private Seat absent(int number) {
        Participant one = round.tournament().field().get(number);
        return new Seat(
                new Cell.Seat(Cell.NONE, Cell.NONE, paper.absence(one, round.number())), "");
    }
}
