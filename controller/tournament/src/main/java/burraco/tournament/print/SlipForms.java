package burraco.tournament.print;

import burraco.tournament.plan.FieldKind;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A slip for each table of a round. */
final class SlipForms {
    private final Paper paper;
    private final SeatedRound round;

    SlipForms(Paper paper, SeatedRound round) {
        this.paper = paper;
        this.round = round;
    }

    SlipSheet sheet() {
        boolean teams = paper.tournament().formula().field() == FieldKind.TEAMS;
        SlipSheet.Labels labels =
                new SlipSheet.Labels(
                        paper.say("table"),
                        paper.ofField("side"),
                        paper.say("slip.sum"),
                        paper.say("slip.difference"),
                        paper.say("victory-points"),
                        paper.say(teams ? "slip.captain" : "slip.signature"),
                        paper.say("slip.arbiter"),
                        paper.say(teams ? "slip.rule.teams" : "slip.rule"));
        return new SlipSheet(
                paper.heading(paper.say("slips", round.number()), paper.notes(round)),
                labels,
                parts(),
                round.byTable().stream().map(this::form).toList());
    }

    private List<String> parts() {
        return switch (paper.tournament().formula().length()) {
            case TWO_HANDS -> parts("slip.hand", 2);
            case THREE_HANDS -> parts("slip.hand", 3);
            case FOUR_HANDS -> parts("slip.hand", 4);
            case TEAMS -> parts("slip.table", tablesOfATeam());
        };
    }

    private List<String> parts(String key, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(one -> paper.say(key, one)).toList();
    }

    /** As many as the largest team can fill. */
    private int tablesOfATeam() {
        return paper.tournament().field().all().stream()
                .mapToInt(one -> one.contestant().players().size() / 2)
                .max()
                .orElse(2);
    }

    private SlipSheet.Form form(Meeting meeting) {
        String name = paper.say("slip.round", round.number());
        String where =
                meeting.group().isEmpty()
                        ? name
                        : name + " · " + paper.say("ranking.group", meeting.group());
        return new SlipSheet.Form(
                where, meeting.table(), List.of(row(meeting.first()), row(meeting.second())));
    }

    private SlipSheet.Row row(Side side) {
        String pairs =
                round.posted()
                        .flatMap(posted -> posted.lineUp(side.first()))
                        .map(lineUp -> ": " + lineUp.pairs())
                        .orElse("");
        return new SlipSheet.Row(Plain.joined(side.numbers()), round.names(side) + pairs);
    }

    List<Object> data() {
        return round.byTable().stream().<Object>map(this::data).toList();
    }

    private Map<String, Object> data(Meeting meeting) {
        Map<String, Object> slip = new LinkedHashMap<>();
        slip.put("table", meeting.table());
        slip.put("group", meeting.group());
        slip.put("first", meeting.first().numbers());
        slip.put("firstNames", round.names(meeting.first()));
        slip.put("second", meeting.second().numbers());
        slip.put("secondNames", round.names(meeting.second()));
        return slip;
    }
}
