package burraco.journal;

import burraco.cards.Seat;
import burraco.engine.ruling.Ruling;
import burraco.journal.between.AssignmentText;
import burraco.journal.tape.Names;
import burraco.journal.tape.OrderWords;
import burraco.table.Effect;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.CountEntry;
import burraco.table.state.OpenChoice;
import burraco.table.state.OpenDiscrepancy;
import burraco.table.state.Question;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes orders and effects as notes of the journal; acts are written as in a hand record. */
public record Notes(Names names) {
    /** The kinds of notes about counts that are entered with buttons. */
    static final Set<String> OF_COUNTS = Set.of("left", "count-entered", "count-entry-over");

    static final String REFUSED = "refused";

    /** A press that was meant for a count and refused: by no other press were these reasons met. */
    private static final Pattern REFUSED_PRESS =
            Pattern.compile(
                    "[NESW] (ok|undo) (MEANWHILE|COUNT_IS_ENTERED|NO_SUCH_HAND|HAND_IS_CONFIRMED"
                            + "|NOTHING_TO_COUNT|SCORE_IS_ENTERED|NO_SUM_OF_CARDS)");

    /** Whether it tells of a count that was entered with buttons, or of a press meant for one. */
    static boolean isOfCount(Note note) {
        return OF_COUNTS.contains(note.kind())
                || note.kind().equals(REFUSED) && REFUSED_PRESS.matcher(note.body()).matches();
    }

    public Note of(Input.Ordered order) {
        String words = String.join(" ", OrderWords.words(order.command(), names));
        return new Note(order.at(), "order", who(order.by()) + " " + words);
    }

    public Note of(Effect effect, long at) {
        return switch (effect) {
            case Effect.Decided(var act) ->
                    new Note(at, "act", act.line() + " " + act.text() + rulings(act.rulings()));
            case Effect.Withdrawn(var act, var why, _) ->
                    new Note(
                            at,
                            "withdrawn",
                            act.line() + " " + act.text() + why.map(one -> " " + one).orElse(""));
            case Effect.Corrected(var id, var by, var why) ->
                    new Note(at, "corrected", id + " " + who(by) + " " + why);
            case Effect.CorrectionTakenBack(var id, var by, var why) ->
                    new Note(at, "taken-back", id + " " + who(by) + " " + why);
            case Effect.CorrectionFell(var id) -> new Note(at, "fell", "" + id);
            case Effect.Contested(var contest) ->
                    new Note(at, "contested", contest.by() + " " + contest.act());
            case Effect.ContestOver(var contest, var by) ->
                    new Note(
                            at,
                            "contest-over",
                            contest.by()
                                    + " "
                                    + contest.act()
                                    + by.map(one -> " " + who(one)).orElse(""));
            case Effect.Refused(var by, var command, var why) ->
                    new Note(
                            at,
                            REFUSED,
                            who(by)
                                    + " "
                                    + OrderWords.words(command, names).getFirst()
                                    + " "
                                    + why.why());
            case Effect.Choosing(var choice) -> new Note(at, "choosing", choice(choice));
            case Effect.Chosen(var choice, var by, var why) ->
                    new Note(at, "chosen", choice(choice) + " " + who(by) + " " + why);
            case Effect.ChoiceOver(var choice) -> new Note(at, "choice-over", choice(choice));
            case Effect.Unsure(var question) -> new Note(at, "unsure", question(question));
            case Effect.Resolved(var question) -> new Note(at, "resolved", question(question));
            case Effect.Answered(var question, var yes, var by) ->
                    new Note(
                            at,
                            "answered",
                            question(question) + " " + (yes ? "yes " : "no ") + who(by));
            case Effect.Differs(var item) -> new Note(at, "differs", item(item));
            case Effect.DifferenceOver(var item) -> new Note(at, "difference-over", item(item));
            case Effect.DifferenceSaid(var item, var by) ->
                    new Note(
                            at,
                            "difference-said",
                            item(item) + " " + item.offered() + " " + who(by));
            case Effect.Settled(var item, var how, var by, var why) ->
                    new Note(at, "settled", item(item) + " " + how + " " + who(by) + " " + why);
            case Effect.LooksAgain(var by, var why) ->
                    new Note(at, "looks-again", who(by) + " " + why);
            // The tag's number is left out, because nobody knows to whom the tag belongs.
            case Effect.Foreign(_, var antenna) -> new Note(at, "foreign", "" + antenna);
            case Effect.TroubleBegan(var trouble) ->
                    new Note(at, "trouble", trouble.part() + ": " + trouble.detail());
            case Effect.TroubleOver(var trouble) -> new Note(at, "works", trouble.part());
            case Effect.Started(var dealer) -> new Note(at, "started", "" + dealer);
            case Effect.Called(var by) -> new Note(at, "called", who(by));
            case Effect.Attended(var by) -> new Note(at, "attended", who(by));
            case Effect.Belongs(var match, var event, _) -> EventNotes.note(at, match, event);
            case Effect.Assigned(var what) ->
                    new Note(at, "assigned", AssignmentText.of(what, names));
            case Effect.Named(var seat, var name, var by) ->
                    new Note(at, "named", seat + " " + person(name) + " " + who(by));
            case Effect.Paused _ -> new Note(at, "paused", "");
            case Effect.Resumed _ -> new Note(at, "resumed", "");
            case Effect.RoundOver _ -> new Note(at, "round-over", "");
            case Effect.TurnTimeRunsOut(var seat, var seconds) ->
                    new Note(at, "turn-time", seat + " " + seconds);
            case Effect.HandOver over ->
                    new Note(
                            at,
                            "hand-over",
                            over.hand()
                                    + " "
                                    + over.ending().reason().name().toLowerCase(Locale.ROOT)
                                    + rulings(over.rulings()));
            case Effect.Scored(var match, var hand, var ns, var ew, var by, var why) ->
                    new Note(
                            at,
                            "scored",
                            match + " " + hand + " " + ns + " " + ew + " " + who(by) + " " + why);
            case Effect.Left(var match, var hand, var line, var points, var by) ->
                    new Note(
                            at,
                            "left",
                            match
                                    + " "
                                    + hand
                                    + " "
                                    + line
                                    + " "
                                    + points
                                    + by.map(one -> " " + who(one)).orElse(""));
            case Effect.CountEntered(var entry) -> new Note(at, "count-entered", entry(entry));
            case Effect.CountEntryOver(var entry) -> new Note(at, "count-entry-over", entry(entry));
            case Effect.Confirmed(var match, var hand, _, Person.Player(var seat), _) ->
                    new Note(at, "confirmed", match + " " + hand + " " + seat);
            case Effect.Confirmed(var match, var hand, var line, Person.Arbiter by, var why) ->
                    new Note(
                            at,
                            "confirmed",
                            match + " " + hand + " " + line + " " + who(by) + " " + why);
            case Effect.Amended(var match, var hand, var ns, var ew, var ground, var by) ->
                    new Note(
                            at,
                            "amended",
                            match + " " + hand + " " + ns + " " + ew + " " + ground + " "
                                    + who(by));
            case Effect.MatchOver(var match, var ns, var ew, var points) ->
                    new Note(
                            at,
                            "match-over",
                            match
                                    + " "
                                    + ns
                                    + " "
                                    + ew
                                    + points.map(vp -> " " + vp.ns() + "-" + vp.ew()).orElse(""));
        };
    }

    private String who(Person person) {
        return switch (person) {
            case Person.Player(var seat) -> seat.toString();
            case Person.Arbiter(var name) -> name.isEmpty() ? "arbiter" : "arbiter " + person(name);
        };
    }

    /**
     * The number that stands for a person's name. Names are stored elsewhere, so that they can be
     * erased.
     */
    private String person(String name) {
        return name.isEmpty() ? "-" : "#" + names.idOf(name);
    }

    /** The match, the hand, the line, the points that are shown, and who enters them. */
    private static String entry(CountEntry entry) {
        return entry.match()
                + " "
                + entry.hand()
                + " "
                + entry.line()
                + " "
                + entry.shown()
                + entry.by().map(seat -> " " + seat).orElse("");
    }

    private static String choice(OpenChoice choice) {
        return choice.act() + " " + (choice.offered() + 1) + "/" + choice.options().size();
    }

    /** The place, and the cards that are too many, too few or known by weight only. */
    private static String item(OpenDiscrepancy item) {
        StringBuilder text = new StringBuilder(item.id() + " " + item.where());
        item.more().forEach(card -> text.append(" +").append(card.face()));
        item.silent().forEach(card -> text.append(" -").append(card.face()));
        return item.weighs() == 0 ? text.toString() : text + " " + item.weighs();
    }

    private static String question(Question question) {
        return question.id() + " " + question.unsure().doubt();
    }

    private static String rulings(List<Ruling> rulings) {
        return rulings.stream()
                .map(ruling -> " ▲ " + ruling.which() + " " + offender(ruling))
                .collect(Collectors.joining());
    }

    /** Existing journals have the word "null" where a ruling names nobody. */
    private static String offender(Ruling ruling) {
        return ruling.seat().map(Seat::toString).orElse("null");
    }
}
