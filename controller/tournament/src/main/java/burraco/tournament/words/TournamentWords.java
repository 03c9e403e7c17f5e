package burraco.tournament.words;

import burraco.engine.score.MatchLength;
import burraco.text.Sentence;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.field.Field;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.file.Problem;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.ranking.Points;
import burraco.tournament.round.Reason;
import burraco.tournament.round.RoundState;
import burraco.words.Book;
import burraco.words.Language;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Sentences about a tournament, for its direction and for those who play. */
public final class TournamentWords {
    private static final Map<Language, Book> BOOKS = new ConcurrentHashMap<>();

    private final Book book;
    private final Field field;

    private TournamentWords(Book book, Field field) {
        this.book = book;
        this.field = field;
    }

    /** Contestants have no names but their numbers. */
    public static TournamentWords in(Language language) {
        return new TournamentWords(book(language), Field.EMPTY);
    }

    /** Contestants have the names of this field. */
    public TournamentWords about(Field others) {
        return new TournamentWords(book, others);
    }

    static Book book(Language language) {
        return BOOKS.computeIfAbsent(
                language,
                one -> {
                    String name = "tournament_" + one.id() + ".properties";
                    return Book.read(name, TournamentWords.class.getResourceAsStream(name));
                });
    }

    public String say(Sentence sentence) {
        return book.say(sentence.key(), sentence.details().stream().map(this::detail).toArray());
    }

    /** With its place in the file. */
    public String say(Problem problem) {
        return book.say("file.problem", problem.line(), problem.column(), say(problem.what()));
    }

    /** Why two sides meet, or why somebody rests. */
    public String say(Reason reason) {
        return new ReasonWords(this).say(reason);
    }

    /** The number, and the names if they are known. */
    public String name(int number) {
        return field.find(number)
                .map(Participant::contestant)
                .map(one -> book.say("contestant", number, one.title()))
                .orElseGet(() -> book.say("number", number));
    }

    /** First, second, third; of pairs and teams. */
    public String ordinal(int rank) {
        int last = rank % 10;
        boolean other = last < 1 || last > 3 || rank % 100 / 10 == 1;
        return book.say("ordinal." + (other ? "other" : last), rank);
    }

    public String say(FieldKind kind) {
        return book.raw("field." + kind);
    }

    public String say(MatchLength length) {
        return book.raw("length." + length);
    }

    public String say(Movement movement) {
        return switch (movement) {
            case Movement.Mitchell(int shift) -> {
                String name = book.raw("movement.mitchell");
                yield shift == 0 ? name : book.say("movement.shift", shift, name);
            }
            case Movement.Danese(var rematch, var groups) ->
                    inGroups(book.raw("movement." + rematch), groups.size());
            case Movement.RoundRobin(int groups) ->
                    inGroups(book.raw("movement.round-robin"), groups == 1 ? 0 : groups);
            case Movement.Whist _ -> book.raw("movement.whist");
            case Movement.DrawnPartners _ -> book.raw("movement.drawn-partners");
        };
    }

    private String inGroups(String name, int groups) {
        return groups == 0 ? name : book.say("movement.groups", groups, name);
    }

    public String say(Placing placing) {
        return book.raw("placing." + placing);
    }

    public String say(TieBreak tie) {
        return book.raw("tie." + tie);
    }

    public String say(RoundState state) {
        return book.raw("state." + state);
    }

    public String say(Points.Cause cause) {
        return book.raw("cause." + cause);
    }

    public String say(Leaving leaving) {
        return book.raw("leaving." + leaving);
    }

    public String say(Ground ground) {
        return book.raw("ground." + ground);
    }

    String say(String key, Object... details) {
        return book.say(key, details);
    }

    private String detail(Object detail) {
        return switch (detail) {
            case Sentence inner -> say(inner);
            case Sentence.Or or -> or.joined(book.raw("or"));
            case Who who -> name(who.number());
            case FieldKind kind -> say(kind);
            case MatchLength length -> say(length);
            case RoundState state -> say(state);
            case Object other -> other.toString();
        };
    }
}
