package burraco.cli.tournament;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandRefusal;
import burraco.text.Sentence;
import burraco.text.Sentence.Or;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Posting;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.ranking.Points;
import burraco.tournament.round.Edit;
import burraco.tournament.round.LineUp;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.words.TournamentWords;
import java.util.List;
import java.util.Optional;

/** The change that a command asks for, or a question back. */
final class TypedChanges {
    private final Arguments typed;
    private final Tournament now;
    private final List<String> words;
    private final TournamentWords language;

    TypedChanges(Arguments typed, Tournament now, TournamentWords language) {
        this.language = language;
        this.typed = typed;
        this.now = now;
        this.words = typed.rest().subList(2, typed.rest().size());
    }

    Change of(DeskWord word) {
        return switch (word) {
            case PLAN -> new Change.Plan(TypedFormula.changed(typed, now, language));
            case ENTER -> new Change.Enter(contestant(words, nextNumber()));
            case ADMIT -> new Change.Admit(contestant(words, nextNumber()), typed.isThere("--now"));
            case AMEND -> new Change.Amend(amended());
            case SCRATCH -> new Change.Scratch(number(0));
            case ORDER -> new Change.Order(Typed.numbers("N", words));
            case DRAW, NEXT -> new Change.Draft();
            case SWAP -> new Change.EditDraft(new Edit.Swap(number(0), number(1), by(), why()));
            case SWAP_TABLES ->
                    new Change.EditDraft(new Edit.SwapTables(number(0), number(1), by(), why()));
            case MOVE ->
                    new Change.EditDraft(
                            new Edit.Move(number(0), number(1), first(words.get(2)), by(), why()));
            case PIN -> new Change.EditDraft(new Edit.Pin(number(0), number(1), by(), why()));
            case APPROVE -> new Change.Check(by());
            case POST -> post();
            case UNPOST -> new Change.Unpost(current().number(), by(), why());
            case SEATED -> new Change.Seat(current().number());
            case START -> new Change.Start(current().number());
            case LATE -> late();
            case LINE_UP ->
                    new Change.NameLineUp(
                            round(), new LineUp(number(0), words.subList(1, words.size())));
            case RESULT ->
                    new Change.Record(
                            round(),
                            number(0),
                            TypedResult.of(typed, words.subList(1, words.size())),
                            by(),
                            why());
            case COUNTERSIGN -> new Change.Countersign(current().number(), number(0), by());
            case CORRECT -> correct();
            case WITHDRAW ->
                    new Change.Leave(
                            number(0),
                            firstWithout(number(0)),
                            Leaving.parse(typed.value("--reason").orElse("for-good")).orElseThrow(),
                            by(),
                            why());
            case RETURN ->
                    new Change.Return(number(0), typed.numberIfAny("--round").orElse(now.next()));
            case SUBSTITUTE -> new Change.Substitute(number(0), words.get(1), words.get(2), by());
            case PENALTY -> penalty();
            case WARNING -> new Change.Warn(new Warned(number(0), round(), by(), why()));
            case RANK -> new Change.Rank(current().number());
            case POST_RANKING -> new Change.PostRanking(current().number());
            case FINISH -> new Change.Finish();
            case NEW, UNDO, SHOW, PRINT, EXPLAIN, CHECK, SERVE ->
                    throw new IllegalArgumentException(word + " changes nothing");
        };
    }

    private Change post() {
        return Posting.of(now).orElseThrow(() -> new CommandRefusal("tournament.no-draft"));
    }

    private int nextNumber() {
        return typed.numberIfAny("--number")
                .orElseGet(() ->
                        1
                                + now.field().all().stream()
                                        .mapToInt(Participant::number)
                                        .max()
                                        .orElse(0));
    }

    private Contestant contestant(List<String> players, int number) {
        return new Contestant(
                number,
                typed.value("--name").orElse(""),
                players,
                typed.value("--club").orElse(""),
                typed.numberIfAny("--sits").orElse(0));
    }

    private Contestant amended() {
        int number = number(0);
        Contestant was =
                now.field()
                        .find(number)
                        .map(Participant::contestant)
                        .orElseThrow(() -> new CommandRefusal("tournament.no-contestant", number));
        List<String> players = words.subList(1, words.size());
        return new Contestant(
                number,
                typed.value("--name").orElse(was.name()),
                players.isEmpty() ? was.players() : players,
                typed.value("--club").orElse(was.club()),
                typed.numberIfAny("--sits").orElse(was.table()));
    }

    /** Late is a contestant: of individuals the one, else the whole side. */
    private Change late() {
        int number = number(0);
        Round round = current();
        Meeting meeting =
                round.seating()
                        .of(number)
                        .orElseThrow(() -> new CommandRefusal("tournament.not-seated", number));
        boolean single = now.formula().field() == FieldKind.INDIVIDUALS;
        return new Change.Late(
                round.number(),
                meeting.table(),
                meeting.first().has(number),
                number(1),
                single ? number : 0);
    }

    private static boolean first(String typed) {
        List<String> sides = List.of("first", "second");
        if (!sides.contains(typed)) {
            throw Arguments.wrong("SIDE", new Sentence("expected.few", new Or(sides)), typed);
        }
        return typed.equals("first");
    }

    private Change correct() {
        Change.Ground ground =
                Change.Ground.parse(typed.value("--ground").orElseThrow(() -> missing("--ground")))
                        .orElseThrow();
        int table = number(0);
        return new Change.Correct(
                round(),
                table,
                TypedResult.of(typed, words.subList(1, words.size())),
                ground,
                typed.has("--agreed"),
                by(),
                why());
    }

    private Change penalty() {
        Points off = points(words.get(1));
        return new Change.Penalize(
                new Penalty(
                        number(0), round(), off.victoryPoints(), off.matchPoints(), by(), why()));
    }

    private static Points points(String typed) {
        var award = Typed.award("VP/MP", typed);
        return new Points(award.victoryPoints(), award.matchPoints(), Points.Cause.AWARDED);
    }

    /** The round that is played, if its result is open; else the next. */
    private int firstWithout(int number) {
        return typed.numberIfAny("--round")
                .orElseGet(() ->
                        now.current()
                                .filter(round -> isOpen(round, number))
                                .map(Round::number)
                                .orElse(now.next()));
    }

    private static boolean isOpen(Round round, int number) {
        int at =
                round.seating()
                        .of(number)
                        .map(meeting -> round.seating().meetings().indexOf(meeting))
                        .orElse(-1);
        return at >= 0 && round.slip(at).result().isEmpty();
    }

    private int round() {
        return typed.numberIfAny("--round").orElseGet(() -> current().number());
    }

    private Round current() {
        return now.current().orElseThrow(() -> new CommandRefusal("tournament.no-round"));
    }

    private int number(int at) {
        return Typed.number("N", words.get(at));
    }

    private String by() {
        return typed.value("--by").orElse("");
    }

    private String why() {
        return typed.value("--why").orElse("");
    }

    private CommandRefusal missing(String option) {
        return typed.missing(option);
    }

    /** A word of the direction that the history wants and nobody gave. */
    Optional<String> wanted(DeskWord word) {
        boolean reasoned =
                switch (word) {
                    case SWAP, SWAP_TABLES, MOVE, PIN, UNPOST, CORRECT, PENALTY -> true;
                    case RESULT -> typed.isThere("--award");
                    case NEW,
                            PLAN,
                            ENTER,
                            AMEND,
                            SCRATCH,
                            ORDER,
                            DRAW,
                            APPROVE,
                            POST,
                            SEATED,
                            START,
                            LATE,
                            LINE_UP,
                            COUNTERSIGN,
                            WITHDRAW,
                            RETURN,
                            ADMIT,
                            SUBSTITUTE,
                            WARNING,
                            RANK,
                            POST_RANKING,
                            NEXT,
                            FINISH,
                            UNDO,
                            SHOW,
                            PRINT,
                            EXPLAIN,
                            CHECK,
                            SERVE ->
                            false;
                };
        if (reasoned && by().isBlank()) {
            return Optional.of("--by NAME");
        }
        return reasoned && why().isBlank() ? Optional.of("--why TEXT") : Optional.empty();
    }
}
