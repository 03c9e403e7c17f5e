package burraco.tournament.print;

import burraco.tournament.direction.Results;
import burraco.tournament.round.Meeting;
import java.util.Comparator;
import java.util.List;

/** The tables of a round that have no result. */
final class AwaitedList {
    private AwaitedList() {}

    static ListSheet of(Paper paper, SeatedRound round) {
        Sides sides = new Sides(paper, round);
        List<List<Cell>> rows =
                Results.open(round.tournament(), round.number()).stream()
                        .sorted(Comparator.comparingInt(Meeting::table))
                        .map(sides::row)
                        .toList();
        List<String> notes = rows.isEmpty() ? List.of(paper.say("awaited.none")) : List.of();
        Heading heading = paper.heading(paper.say("awaited", round.number()), notes);
        Section section = new Section("awaited", "", "", sides.columns(), rows);
        return paper.list(heading, ListSheet.Look.DESK, List.of(section));
    }
}
