package burraco.tournament.file;

import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.round.Edit;
import burraco.tournament.round.LineUp;
import burraco.tournament.round.MeetingResult;
import java.util.ArrayList;
import java.util.List;

/** Reads one change: a line, and the indented lines below it. */
final class ChangeReader {
    private final Cursor line;
    private final List<Cursor> block;

    private ChangeReader(Cursor line, List<Cursor> block) {
        this.line = line;
        this.block = block;
    }

    static Change read(Cursor line, List<Cursor> block) throws Wrong {
        Keyword keyword = line.one(Keyword.values(), Keyword::parse);
        Change change = new ChangeReader(line, block).of(keyword);
        line.end();
        if (!keyword.hasBlock() && !block.isEmpty()) {
            throw block.getFirst().wrong(0, "file.no-block", keyword);
        }
        return change;
    }

    private Change of(Keyword keyword) throws Wrong {
        return switch (keyword) {
            case PLAN -> new Change.Plan(new FormulaReader(line, block).read());
            case ENTER -> new Change.Enter(contestant(line.integer()));
            case AMEND -> new Change.Amend(contestant(line.integer()));
            case SCRATCH -> new Change.Scratch(line.integer());
            case ORDER -> new Change.Order(numbers());
            case ADMIT -> admit();
            case LEAVE ->
                    new Change.Leave(
                            line.integer(),
                            round(),
                            line.one(Leaving.values(), Leaving::parse),
                            by(),
                            why());
            case RETURN -> new Change.Return(line.integer(), round());
            case SUBSTITUTE -> new Change.Substitute(line.integer(), text("out"), text("in"), by());
            case DRAFT -> new Change.Draft();
            case SWAP ->
                    new Change.EditDraft(
                            new Edit.Swap(line.integer(), line.integer(), by(), why()));
            case SWAP_TABLES ->
                    new Change.EditDraft(
                            new Edit.SwapTables(line.integer(), line.integer(), by(), why()));
            case MOVE -> move();
            case PIN -> new Change.EditDraft(new Edit.Pin(line.integer(), table(), by(), why()));
            case CHECK -> new Change.Check(by());
            case POST -> post();
            case UNPOST -> new Change.Unpost(round(), by(), why());
            case SEAT -> new Change.Seat(round());
            case START -> new Change.Start(round());
            case RESULT -> result();
            case LATE -> late();
            case LINE_UP -> lineUp();
            case COUNTERSIGN -> new Change.Countersign(round(), table(), by());
            case CORRECT ->
                    new Change.Correct(
                            round(),
                            table(),
                            ResultText.read(line),
                            ground(),
                            line.takes("agreed"),
                            by(),
                            why());
            case PENALTY -> penalty();
            case WARNING -> new Change.Warn(new Warned(line.integer(), round(), by(), why()));
            case RANK -> new Change.Rank(round());
            case POST_RANKING -> new Change.PostRanking(round());
            case FINISH -> new Change.Finish();
        };
    }

    private Contestant contestant(int number) throws Wrong {
        List<String> players = players();
        String team = line.takes("team") ? line.quoted() : "";
        String club = line.takes("club") ? line.quoted() : "";
        int table = line.takes("table") ? line.integer() : 0;
        return new Contestant(number, team, players, club, table);
    }

    private List<Integer> numbers() throws Wrong {
        List<Integer> numbers = new ArrayList<>();
        while (!line.atEnd()) {
            numbers.add(line.integer());
        }
        return numbers;
    }

    private Change admit() throws Wrong {
        int number = line.integer();
        boolean now = line.either("now", "next");
        return new Change.Admit(contestant(number), now);
    }

    private Change post() throws Wrong {
        int round = round();
        SeatingReader seating = new SeatingReader(block);
        return seating.post(round);
    }

    private Change move() throws Wrong {
        int number = line.integer();
        int table = table();
        boolean first = line.either("first", "second");
        return new Change.EditDraft(new Edit.Move(number, table, first, by(), why()));
    }

    /** What an arbiter gives has a name and a reason; in old files it has none. */
    private Change result() throws Wrong {
        int round = round();
        int table = table();
        MeetingResult result = ResultText.read(line);
        return line.atEnd()
                ? new Change.Record(round, table, result)
                : new Change.Record(round, table, result, by(), why());
    }

    private Change lineUp() throws Wrong {
        int number = line.integer();
        int round = round();
        return new Change.NameLineUp(round, new LineUp(number, players()));
    }

    private List<String> players() throws Wrong {
        List<String> players = new ArrayList<>();
        while (line.atText()) {
            players.add(line.quoted());
        }
        return players;
    }

    private Change late() throws Wrong {
        int round = round();
        int table = table();
        boolean first = line.either("first", "second");
        int minutes = line.skip("minutes").integer();
        return new Change.Late(round, table, first, minutes, line.takes("of") ? line.integer() : 0);
    }

    private Change penalty() throws Wrong {
        int number = line.integer();
        int round = round();
        int[] points = line.two('/');
        return new Change.Penalize(new Penalty(number, round, points[0], points[1], by(), why()));
    }

    private int round() throws Wrong {
        return line.skip("round").integer();
    }

    private int table() throws Wrong {
        return line.skip("table").integer();
    }

    private Ground ground() throws Wrong {
        return line.skip("ground").one(Ground.values(), Ground::parse);
    }

    private String by() throws Wrong {
        return text("by");
    }

    private String why() throws Wrong {
        return text("why");
    }

    private String text(String word) throws Wrong {
        return line.skip(word).quoted();
    }
}
