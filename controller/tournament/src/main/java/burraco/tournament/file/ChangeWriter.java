package burraco.tournament.file;

import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Stage;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Group;
import burraco.tournament.round.LineUp;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Places;
import burraco.tournament.round.Reason;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** The lines of one change. */
final class ChangeWriter {
    private final StringBuilder text;

    private ChangeWriter(StringBuilder text) {
        this.text = text;
    }

    static void write(Change change, StringBuilder text) {
        new ChangeWriter(text).write(change);
    }

    private void write(Change change) {
        switch (change) {
            case Change.Plan(Formula formula) -> plan(formula);
            case Change.Enter(Contestant one) -> line(Keyword.ENTER, one.number() + described(one));
            case Change.Amend(Contestant one) -> line(Keyword.AMEND, one.number() + described(one));
            case Change.Scratch(int number) -> line(Keyword.SCRATCH, number);
            case Change.Order(var numbers) -> line(Keyword.ORDER, joined(numbers));
            case Change.Admit(Contestant one, boolean now) ->
                    line(Keyword.ADMIT, one.number(), (now ? "now" : "next") + described(one));
            case Change.Leave(int number, int round, var leaving, var by, var why) ->
                    line(Keyword.LEAVE, number, "round", round, leaving, by(by, why));
            case Change.Return(int number, int round) ->
                    line(Keyword.RETURN, number, "round", round);
            case Change.Substitute(int number, var out, var in, var by) ->
                    line(
                            Keyword.SUBSTITUTE,
                            number,
                            "out",
                            Quoted.of(out),
                            "in",
                            Quoted.of(in),
                            by(by));
            case Change.Draft() -> line(Keyword.DRAFT);
            case Change.EditDraft(Edit.Swap(int one, int other, var by, var why)) ->
                    line(Keyword.SWAP, one, other, by(by, why));
            case Change.EditDraft(Edit.SwapTables(int one, int other, var by, var why)) ->
                    line(Keyword.SWAP_TABLES, one, other, by(by, why));
            case Change.EditDraft(
                            Edit.Move(int number, int table, boolean first, var by, var why)) ->
                    line(Keyword.MOVE, number, "table", table, side(first), by(by, why));
            case Change.EditDraft(Edit.Pin(int number, int table, var by, var why)) ->
                    line(Keyword.PIN, number, "table", table, by(by, why));
            case Change.Check(var by) -> line(Keyword.CHECK, by(by));
            case Change.Post post -> post(post);
            case Change.Unpost(int round, var by, var why) ->
                    line(Keyword.UNPOST, "round", round, by(by, why));
            case Change.Seat(int round) -> line(Keyword.SEAT, "round", round);
            case Change.Start(int round) -> line(Keyword.START, "round", round);
            case Change.Record(int round, int table, var result, var by, var why) ->
                    line(
                            Keyword.RESULT,
                            at(round, table),
                            ResultText.of(result),
                            by.isEmpty() && why.isEmpty() ? "" : by(by, why));
            case Change.Late(int round, int table, boolean first, int minutes, int who) ->
                    line(
                            Keyword.LATE,
                            at(round, table),
                            side(first),
                            "minutes",
                            minutes,
                            who == 0 ? "" : "of " + who);
            case Change.NameLineUp(int round, LineUp(int number, var players)) ->
                    line(Keyword.LINE_UP, number, "round", round, quoted(players));
            case Change.Countersign(int round, int table, var by) ->
                    line(Keyword.COUNTERSIGN, at(round, table), by(by));
            case Change.Correct(
                            int round,
                            int table,
                            var result,
                            var ground,
                            boolean agreed,
                            var by,
                            var why) ->
                    line(
                            Keyword.CORRECT,
                            at(round, table),
                            ResultText.of(result),
                            "ground",
                            ground,
                            agreed ? "agreed" : "",
                            by(by, why));
            case Change.Penalize(Penalty penalty) ->
                    line(
                            Keyword.PENALTY,
                            penalty.number(),
                            "round",
                            penalty.round(),
                            penalty.victoryPoints() + "/" + penalty.matchPoints(),
                            by(penalty.by(), penalty.why()));
            case Change.Warn(Warned warned) ->
                    line(
                            Keyword.WARNING,
                            warned.number(),
                            "round",
                            warned.round(),
                            by(warned.by(), warned.why()));
            case Change.Rank(int round) -> line(Keyword.RANK, "round", round);
            case Change.PostRanking(int round) -> line(Keyword.POST_RANKING, "round", round);
            case Change.Finish() -> line(Keyword.FINISH);
        }
    }

    private void plan(Formula formula) {
        line(Keyword.PLAN);
        row("field", formula.field());
        row("length", formula.length());
        formula.stages().forEach(this::stage);
        row("tie-breaks", joined(formula.tieBreaks()));
        if (!formula.sessionEnds().isEmpty()) {
            row("sessions", joined(formula.sessionEnds()));
        }
        formula.rest().ifPresent(rest -> row("rest", ResultText.of(rest)));
        row("clubs", formula.clubsApart() ? "apart" : "anywhere");
    }

    private void stage(Stage stage) {
        String details =
                switch (stage.movement()) {
                    case Movement.Mitchell(int shift) -> shift == 0 ? "" : "shift " + shift;
                    case Movement.Danese(var _, var groups) ->
                            groups.isEmpty() ? "" : "groups " + joined(groups);
                    case Movement.RoundRobin(int groups) -> "groups " + groups;
                    case Movement.Whist _, Movement.DrawnPartners _ -> "";
                };
        row(
                "stage",
                MovementWord.of(stage.movement()),
                "rounds",
                stage.rounds(),
                "placing",
                stage.placing(),
                "points",
                stage.carried() ? "carried" : "from-zero",
                details);
    }

    private void post(Change.Post post) {
        line(Keyword.POST, "round", post.round());
        post.places().ifPresent(this::places);
        post.seating().meetings().forEach(this::meeting);
        post.seating().rests().forEach(this::rest);
    }

    private void places(Places places) {
        row("places", places.shift() == 0 ? "" : "shift " + places.shift());
        for (Group group : places.groups()) {
            String numbers =
                    group.places().stream()
                            .map(place ->
                                    place == Group.VACANT
                                            ? SeatingReader.VACANT
                                            : String.valueOf(place))
                            .collect(Collectors.joining(" "));
            row("group", Quoted.of(group.name()), numbers);
        }
    }

    private void meeting(Meeting meeting) {
        row(
                "table",
                meeting.table(),
                group(meeting.group()),
                side(meeting.first()),
                "-",
                side(meeting.second()),
                reason(meeting.reason()));
    }

    private void rest(Rest rest) {
        row(
                "rest",
                rest.number(),
                group(rest.group()),
                rest.table() == 0 ? "" : "table " + rest.table(),
                rest.fixed() ? rest.table() == 0 ? "" : "fixed" : "mobile",
                reason(rest.reason()));
    }

    private static String group(String name) {
        return name.isEmpty() ? "" : "group " + Quoted.of(name);
    }

    private static String side(Side side) {
        return side.numbers().stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    private static String reason(Reason reason) {
        String numbers = joined(reason.numbers());
        return "because " + reason.kind() + (numbers.isEmpty() ? "" : " " + numbers);
    }

    private static String described(Contestant one) {
        StringBuilder words = new StringBuilder(" ").append(quoted(one.players()));
        if (!one.name().isEmpty()) {
            words.append(" team ").append(Quoted.of(one.name()));
        }
        if (!one.club().isEmpty()) {
            words.append(" club ").append(Quoted.of(one.club()));
        }
        if (one.table() != 0) {
            words.append(" table ").append(one.table());
        }
        return words.toString();
    }

    private static String quoted(List<String> texts) {
        return texts.stream().map(Quoted::of).collect(Collectors.joining(" "));
    }

    private static String side(boolean first) {
        return first ? "first" : "second";
    }

    private static String at(int round, int table) {
        return "round " + round + " table " + table;
    }

    private static String by(String by) {
        return "by " + Quoted.of(by);
    }

    private static String by(String by, String why) {
        return by(by) + " why " + Quoted.of(why);
    }

    private static String joined(Collection<?> words) {
        return words.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private void line(Keyword keyword, Object... words) {
        text.append(keyword);
        rest(words);
    }

    private void row(String first, Object... words) {
        text.append("  ").append(first);
        rest(words);
    }

    /** Empty words are left out. */
    private void rest(Object... words) {
        for (Object word : words) {
            String one = word.toString();
            if (!one.isEmpty()) {
                text.append(' ').append(one);
            }
        }
        text.append('\n');
    }
}
