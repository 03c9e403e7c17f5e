package burraco.tournament.print;

import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who meets whom, and why; rests have one side. */
final class PairingList {
    /** Behind the table, the group, and the first side with its number. */
    private static final int FIRST_RANK = 4;

    private final Paper paper;
    private final SeatedRound round;
    private final Map<Integer, Integer> ranks = new HashMap<>();

    PairingList(Paper paper, SeatedRound round) {
        this.paper = paper;
        this.round = round;
    }

    ListSheet sheet() {
        if (round.number() > 1) {
            for (Standing row : Ranking.after(round.tournament(), round.number() - 1).all()) {
                ranks.put(row.number(), row.rank());
            }
        }
        Sides sides = new Sides(paper, round);
        List<List<Cell>> rows = new ArrayList<>();
        for (Meeting meeting : round.byTable()) {
            rows.add(
                    ranked(
                            sides.row(meeting),
                            rank(meeting.first().numbers()),
                            rank(meeting.second().numbers()),
                            paper.words().reason(meeting.reason())));
        }
        round.seating().rests().forEach(rest -> rows.add(row(rest)));
        Section section = new Section("pairing", "", "", columns(sides), rows);
        List<String> notes = new ArrayList<>(paper.notes(round));
        round.remarks().forEach(remark -> notes.add(paper.words().sentence(remark)));
        String title = paper.say("pairing", round.number());
        return paper.list(paper.heading(title, notes), ListSheet.Look.WIDE, List.of(section));
    }

    private List<Cell> row(Rest rest) {
        List<Integer> numbers = List.of(rest.number());
        return List.of(
                rest.table() == 0 ? Cell.NONE : Cell.of(rest.table()),
                Cell.of(rest.group()),
                new Cell.Numbers(numbers),
                Cell.of(round.title(rest.number())),
                rank(numbers),
                Cell.NONE,
                new Cell.Coded("rest", paper.say("rests-here")),
                Cell.NONE,
                paper.words().reason(rest.reason()));
    }

    /** Before this round; partners for a round have no rank in common. */
    private Cell rank(List<Integer> numbers) {
        Integer rank = numbers.size() == 1 ? ranks.get(numbers.getFirst()) : null;
        return rank == null ? Cell.NONE : Cell.of(rank);
    }

    private List<Column> columns(Sides sides) {
        return ranked(
                sides.lines(),
                Column.number("firstRank", paper.say("rank")),
                Column.number("secondRank", paper.say("rank")),
                Column.text("why", paper.say("why")));
    }

    /** The rank of each side stands behind it, and the reason at the end. */
    private static <T> List<T> ranked(List<T> sides, T first, T second, T why) {
        List<T> row = new ArrayList<>(sides);
        row.add(FIRST_RANK, first);
        row.add(second);
        row.add(why);
        return row;
    }
}
