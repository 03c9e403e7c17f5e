package burraco.tournament.print;

import burraco.tournament.Tournament;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import burraco.tournament.plan.Movement;
import burraco.tournament.ranking.Ranking;
import burraco.tournament.ranking.Standing;
import burraco.tournament.round.Group;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The ranking after a round, of all and of each girone. */
final class RankingList {
    private final Paper paper;
    private final Tournament tournament;
    private final int round;
    private final Ranking ranking;
    private final Map<Integer, int[]> penalties = new HashMap<>();

    RankingList(Paper paper, int round) {
        this.paper = paper;
        tournament = paper.tournament();
        this.round = round;
        ranking = Ranking.after(tournament, round);
        for (Penalty one : tournament.penalties()) {
            if (ranking.counts(one)) {
                int[] sum = penalties.computeIfAbsent(one.number(), number -> new int[2]);
                sum[0] += one.victoryPoints();
                sum[1] += one.matchPoints();
            }
        }
    }

    ListSheet sheet() {
        List<Group> groups = groups();
        List<Section> sections = new ArrayList<>();
        String all = groups.isEmpty() ? "" : paper.say("ranking.all");
        sections.add(new Section("ranking", "", all, columns(), rows(ranking.all())));
        for (Group group : groups) {
            List<Integer> members =
                    group.places().stream().filter(number -> number != Group.VACANT).toList();
            sections.add(
                    new Section(
                            "ranking",
                            group.name(),
                            paper.say("ranking.group", group.name()),
                            columns(),
                            rows(ranking.of(members))));
        }
        String title = paper.say("ranking", round);
        return paper.list(
                paper.heading(title, paper.awaited(round)), ListSheet.Look.WIDE, sections);
    }

    /** The gironi that are played in this round; the lines of a Mitchell are none. */
    private List<Group> groups() {
        boolean played =
                switch (tournament.formula().stage(round).movement()) {
                    case Movement.Danese _, Movement.RoundRobin _ -> true;
                    case Movement.Mitchell _, Movement.Whist _, Movement.DrawnPartners _ -> false;
                };
        List<Group> groups =
                tournament.places().get(tournament.formula().place(round).stage()).groups();
        return played && groups.size() > 1 ? groups : List.of();
    }

    private List<Column> columns() {
        List<Column> columns =
                new ArrayList<>(
                        List.of(
                                Column.number("rank", paper.say("rank")),
                                Column.number("number", paper.say("number")),
                                Column.text("names", paper.ofField("entry")),
                                Column.text("club", paper.say("club")),
                                Column.number("victoryPoints", paper.say("victory-points")),
                                Column.number("matchPoints", paper.say("match-points")),
                                Column.text("decidedBy", paper.say("decided-by")),
                                Column.number("penaltyVictoryPoints", paper.say("penalty-vp")),
                                Column.number("penaltyMatchPoints", paper.say("penalty-mp")),
                                Column.text("presence", paper.say("presence"))));
        for (int played = ranking.from(); played <= round; played++) {
            String heading = paper.say("round.short", played);
            columns.add(
                    Column.of(
                            "round" + played,
                            heading,
                            heading + " " + paper.say("victory-points"),
                            heading + " " + paper.say("match-points"),
                            heading + " " + paper.say("cause")));
        }
        return columns;
    }

    private List<List<Cell>> rows(List<Standing> standings) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Standing standing : standings) {
            Participant one = tournament.field().get(standing.number());
            Optional<int[]> off = Optional.ofNullable(penalties.get(standing.number()));
            List<Cell> row =
                    new ArrayList<>(
                            List.of(
                                    Cell.of(standing.rank()),
                                    Cell.of(standing.number()),
                                    Cell.of(one.contestant().title()),
                                    Cell.of(one.contestant().club()),
                                    Cell.of(standing.victoryPoints()),
                                    new Cell.Signed(standing.matchPoints()),
                                    standing.decidedBy()
                                            .map(paper.words()::decided)
                                            .orElse(Cell.NONE),
                                    off.<Cell>map(sum -> new Cell.Signed(sum[0])).orElse(Cell.NONE),
                                    off.<Cell>map(sum -> new Cell.Signed(sum[1])).orElse(Cell.NONE),
                                    paper.absence(one, round)));
            for (int played = ranking.from(); played <= round; played++) {
                row.add(
                        ranking.points(standing.number(), played)
                                .<Cell>map(paper.words()::got)
                                .orElse(Cell.NONE));
            }
            rows.add(row);
        }
        return rows;
    }
}
