package burraco.terminal;

import burraco.cards.Line;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.VictoryPoints;
import burraco.signals.ActWords;
import burraco.signals.DiscrepancySentences;
import burraco.signals.SituationSentences;
import burraco.table.Effect;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.Person;
import burraco.table.state.OpenChoice;
import burraco.table.state.Question;
import burraco.table.state.RevokedRulings;
import burraco.table.state.ShownAct;
import burraco.table.state.Troubles;
import burraco.tracking.course.WithdrawalReason;
import burraco.words.Width;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Describes effects in sentences: first what happened, then rulings and remedies. */
public final class EffectSentences {
    private static final String DUE = "□ ";
    private static final String DONE = "→ ";

    private final Words words;
    private final ActWords acts;

    public EffectSentences(Words words) {
        this.words = words;
        acts = new ActWords(words);
    }

    /** The lines for an effect; empty if people need not hear of it. */
    public List<String> of(Effect effect) {
        return switch (effect) {
            case Effect.Decided(var act) -> act(act);
            case Effect.Withdrawn(var act, var why, var fallen)
                    when why.equals(Optional.of(WithdrawalReason.CONTRADICTED))
                            && !fallen.isEmpty() ->
                    List.of(
                            new SituationSentences(words)
                                    .of(new RevokedRulings(act, fallen, 0), Width.SCREEN));
            case Effect.Withdrawn(var act, _, _) -> withdrawn(act);
            case Effect.Differs(var item) ->
                    List.of(new DiscrepancySentences(words, Width.SCREEN).what(item));
            case Effect.DifferenceOver _ -> news("resolved");
            case Effect.DifferenceSaid(var item, var by) -> said(item.offered(), by);
            case Effect.Settled(_, var how, var by, _) -> said(how, by);
            case Effect.LooksAgain(var by, _) -> said(DiscrepancyAnswer.LOOK_AGAIN, by);
            case Effect.Corrected(_, var by, _) -> corrected(by);
            case Effect.CorrectionTakenBack(_, var by, _) -> corrected(by);
            case Effect.CorrectionFell _ -> news("correction-fell");
            case Effect.Amended amended -> corrected(amended.by());
            case Effect.Contested(var contest) -> news("contested", words.say(contest.by()));
            case Effect.ContestOver _ -> news("contest-over");
            case Effect.Unsure(var question) -> question(question);
            case Effect.Resolved(var question) -> ifAsked(question, news("resolved"));
            case Effect.Answered(_, var yes, var by) -> news(yes ? "yes" : "no", who(by));
            case Effect.Foreign _ -> news("foreign");
            case Effect.TroubleBegan(Troubles.Trouble trouble) ->
                    trouble.ailment().isPresent()
                            ? List.of(new SituationSentences(words).of(trouble, Width.SCREEN))
                            : trouble(trouble);
            case Effect.TroubleOver(Troubles.Trouble trouble) ->
                    news("trouble-over", new SituationSentences(words).part(trouble, Width.SCREEN));
            case Effect.Started(var dealer) -> news("started", words.say(dealer));
            case Effect.Belongs _ -> List.of();
            case Effect.Assigned(var what) ->
                    what.message().isEmpty() ? List.of() : news("message", what.message());
            case Effect.Named(var seat, var name, _) ->
                    name.isEmpty() ? List.of() : news("named", words.say(seat), name);
            case Effect.Choosing(var choice) ->
                    choice.offered() == 0 ? news("choosing", chooser(choice)) : List.of();
            case Effect.Chosen(_, var by, _) -> news("chosen", who(by));
            case Effect.ChoiceOver _ -> List.of();
            case Effect.Paused _ -> news("paused");
            case Effect.Resumed _ -> news("resumed");
            case Effect.RoundOver _ -> news("round-over");
            case Effect.TurnTimeRunsOut(var seat, var seconds) ->
                    seconds > 0
                            ? news("turn-runs-out", words.say(seat), seconds)
                            : news("turn-over", words.say(seat));
            case Effect.HandOver over -> over(over);
            case Effect.Scored scored -> news("scored", scored.hand(), scored.ns(), scored.ew());
            case Effect.Left left ->
                    news("left", words.say(left.line()), left.points(), left.hand());
            case Effect.Confirmed(_, var hand, _, Person.Player(var seat), _) ->
                    news("confirmed", words.say(seat), hand);
            case Effect.Confirmed(_, var hand, var line, Person.Arbiter _, _) ->
                    news("confirmed", words.say(line), hand);
            case Effect.MatchOver over -> over(over);
            // The display shows every digit; only the resulting count is printed.
            case Effect.CountEntered _, Effect.CountEntryOver _ -> List.of();
            // A call is printed as an act; a refusal goes to the author of the order.
            case Effect.Called _, Effect.Attended _, Effect.Refused _ -> List.of();
        };
    }

    /** The same without the remedies. */
    List<String> shortly(Effect effect) {
        return of(effect).stream()
                .filter(line -> !line.startsWith(DUE) && !line.startsWith(DONE))
                .toList();
    }

    private List<String> news(String key, Object... details) {
        return List.of(words.picture("news." + key, details));
    }

    private List<String> trouble(Troubles.Trouble trouble) {
        SituationSentences sentences = new SituationSentences(words);
        List<String> said =
                trouble.outage().isOfProgram()
                        ? List.of(sentences.of(trouble, Width.SCREEN))
                        : news("trouble", sentences.part(trouble, Width.SCREEN));
        return Stream.concat(said.stream(), sentences.why(trouble).stream()).toList();
    }

    private List<String> corrected(Person by) {
        return switch (by) {
            case Person.Player(var seat) -> news("corrected-by", words.say(seat));
            case Person.Arbiter _ -> news("corrected");
        };
    }

    private List<String> said(DiscrepancyAnswer how, Person by) {
        return news("says." + how, who(by));
    }

    private List<String> act(ShownAct shown) {
        List<String> lines = new ArrayList<>();
        acts.of(shown.act()).ifPresent(lines::add);
        if (!shown.rulings().isEmpty() && lines.isEmpty()) {
            lines.add(shown.text());
        }
        shown.rulings().forEach(ruling -> lines.addAll(of(ruling)));
        return lines;
    }

    /** A line with the case and its sentence, and a line for each remedy. */
    public List<String> of(Ruling ruling) {
        List<String> lines = new ArrayList<>();
        lines.add(head(ruling) + " " + words.say(ruling, Width.SCREEN));
        ruling.remedies().forEach(remedy -> lines.add(of(ruling, remedy)));
        return lines;
    }

    /** Case, article and the seat concerned. */
    String head(Ruling ruling) {
        String who = ruling.seat().map(seat -> ", " + words.say(seat)).orElse("");
        return "▲ " + ruling.which() + " (" + words.article(ruling) + who + ")";
    }

    String of(Ruling ruling, Remedy remedy) {
        return (remedy.isDue() ? DUE : DONE) + words.say(ruling, remedy, Width.SCREEN);
    }

    private List<String> withdrawn(ShownAct shown) {
        return acts.of(shown.act()).map(text -> news("withdrawn", text)).orElse(List.of());
    }

    private List<String> question(Question question) {
        String seat = question.unsure().seat().map(words::say).orElse("");
        String doubt = question.unsure().doubt().name();
        return ifAsked(question, List.of(words.ask(doubt, Width.SCREEN, seat)));
    }

    private static List<String> ifAsked(Question question, List<String> lines) {
        return question.unsure().prompt() ? lines : List.of();
    }

    private String chooser(OpenChoice choice) {
        return switch (choice.whose()) {
            case OpenChoice.Whose.OfSeat(var seat) -> words.say(seat);
            case OpenChoice.Whose.OfLine(var line) -> words.say(line);
            case OpenChoice.Whose.OfArbiter() -> words.picture("arbiter");
        };
    }

    private String who(Person person) {
        return switch (person) {
            case Person.Player(var seat) -> words.say(seat);
            case Person.Arbiter _ -> words.picture("arbiter");
        };
    }

    private List<String> over(Effect.HandOver over) {
        List<String> lines = new ArrayList<>();
        String closer = over.ending().closer().map(words::say).orElse("");
        lines.add(words.sheet("reason." + over.ending().reason(), closer));
        OptionalInt ns = over.ns().total();
        OptionalInt ew = over.ew().total();
        boolean counted = ns.isPresent() && ew.isPresent();
        lines.addAll(
                counted
                        ? news("hand-over", over.hand(), ns.getAsInt(), ew.getAsInt())
                        : news("hand-uncounted", over.hand()));
        over.rulings().forEach(ruling -> lines.addAll(of(ruling)));
        return lines;
    }

    private List<String> over(Effect.MatchOver over) {
        if (over.points().isEmpty()) {
            return news("match-uncounted");
        }
        VictoryPoints vp = over.points().get();
        List<String> lines = new ArrayList<>(news("match-over", over.ns(), over.ew()));
        lines.addAll(news("victory-points", vp.ns(), vp.ew()));
        lines.add(winner(vp));
        return lines;
    }

    /** The winner and the margin. */
    String winner(VictoryPoints vp) {
        if (vp.ns() == vp.ew()) {
            return words.picture("even", vp.ns(), vp.ew());
        }
        boolean ns = vp.ns() > vp.ew();
        return words.picture(
                "wins",
                words.say(ns ? Line.NS : Line.EW),
                Math.max(vp.ns(), vp.ew()),
                Math.min(vp.ns(), vp.ew()));
    }
}
