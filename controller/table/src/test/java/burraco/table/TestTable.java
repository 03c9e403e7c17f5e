package burraco.table;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.ruling.Ruling;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.ChoiceOption;
import burraco.table.state.CountEntry;
import burraco.table.state.OpenChoice;
import burraco.table.state.OpenDiscrepancy;
import burraco.table.state.TableState;
import burraco.testing.Layouts;
import burraco.testing.RulingText;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.senses.SensorFault;
import burraco.tracking.senses.SensorPart;
import burraco.tracking.weighing.ScaleKnowledge;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A table for tests. Acts are given in the words of the hand record, and are one second apart. */
public final class TestTable {
    static final Person ARBITER = new Person.Arbiter("Ada");

    private final Table table;
    private final Layout layout;
    private final List<Effect> effects = new ArrayList<>();
    private ScriptedWatcher watcher;
    private long now;

    /** Three hands in 40 minutes; faults are ruled at once, and turns have no time limit. */
    public TestTable() {
        this(new MatchInfo(3, false, Duration.ofMinutes(40), false, false));
    }

    public TestTable(MatchInfo match) {
        layout = Layouts.reference().with(match);
        table = new Table(layout, Seat.SOUTH, this::watch);
    }

    private Watcher watch(Seat dealer, boolean known, ScaleKnowledge learnt, long at) {
        watcher = new ScriptedWatcher(layout, dealer);
        return watcher;
    }

    public ScriptedWatcher watcher() {
        return watcher;
    }

    public TableState state() {
        return table.state();
    }

    public long now() {
        return now;
    }

    // Events at the table

    /** Deals a hand with all cards unseen, and the nine of spades faced. */
    public TestTable deal() {
        Seat seat = state().hand().dealer().next();
        for (int i = 0; i < 44; i++) {
            watcher.sees("deal " + seat + " ??", now);
            seat = seat.next();
        }
        for (int i = 0; i < 22; i++) {
            watcher.sees("deal P" + (1 + i / 11) + " ??", now);
        }
        return acts("turnup 9S");
    }

    public TestTable acts(String... lines) {
        for (String line : lines) {
            now += 1_000;
            actedAt(line, now);
        }
        return this;
    }

    /** An act that is understood now, but was done at that time. */
    public TestTable actedAt(String line, long at) {
        watcher.sees(line, at);
        return look();
    }

    /** An act whose cards were heard one after the other. */
    TestTable heard(String line, long since, long complete) {
        watcher.sees(line, since, complete);
        return look();
    }

    /** The watcher calls for a fault that it has understood late. */
    public TestTable called() {
        watcher.calls(now);
        return look();
    }

    public TestTable withdrawn(WithdrawalReason why) {
        watcher.withdraws(why, now);
        return look();
    }

    /** The watcher withdraws the last act, and reports this one instead. */
    public TestTable wasRather(String line) {
        watcher.withdraws(WithdrawalReason.REFUTED, now);
        watcher.sees(line, now);
        return look();
    }

    public TestTable unsure(Seat seat, String card, boolean prompt) {
        return unsure(TrackerEvent.Doubt.CARD_NOT_HEARD, seat, card, prompt);
    }

    /** The watcher is not sure whether this was a fault. */
    public TestTable suspects(Seat seat, String card) {
        return unsure(TrackerEvent.Doubt.PERHAPS_A_FAULT, seat, card, true);
    }

    private TestTable unsure(TrackerEvent.Doubt doubt, Seat seat, String card, boolean prompt) {
        watcher.tells(
                new TrackerEvent.Unsure(
                        doubt,
                        Optional.of(seat),
                        List.of(CardName.parse(card).orElseThrow().card()),
                        List.of("EW slot 2"),
                        prompt,
                        now));
        return look();
    }

    /** A sensor is no longer trusted, or is trusted again. */
    public TestTable sense(SensorPart sense, SensorFault ailment, boolean over) {
        watcher.tells(new TrackerEvent.TrustChanged(sense, ailment, now, over, now));
        return look();
    }

    /** Other cards than those on record have been lying somewhere since that time. */
    public TestTable differs(Discrepancy what, long since) {
        watcher.tells(new TrackerEvent.Differs(what, since, now));
        return look();
    }

    public TestTable agrees(Discrepancy what) {
        watcher.tells(new TrackerEvent.Agrees(what, now));
        return look();
    }

    public TestTable gathered() {
        watcher.gathers(now);
        return look();
    }

    /** Lets the table process what was reported, by a reading without tags. */
    private TestTable look() {
        return take(new Input.Read(new Reading.Inventory(now, 1, List.of())));
    }

    /** Lets time pass; the table notices it at the next reading. */
    TestTable later(Duration time) {
        now += time.toMillis();
        return this;
    }

    public TestTable passed(Duration time) {
        now += time.toMillis();
        return take(new Input.Tick(now));
    }

    public TestTable arbiter(Command command) {
        return take(new Input.Ordered(now, ARBITER, command));
    }

    Preview preview(Command command) {
        return table.preview(new Input.Ordered(now, ARBITER, command));
    }

    /** Presses buttons at one seat, one after the other: {@code "ok undo ok"}. */
    public TestTable presses(Seat seat, String keys) {
        for (String key : keys.split(" ")) {
            take(new Input.Read(new Reading.Press(now, new Button(key, seat.toString()))));
        }
        return this;
    }

    public TestTable player(Seat seat, Command command) {
        return take(new Input.Ordered(now, new Person.Player(seat), command));
    }

    public TestTable take(Input input) {
        effects.addAll(table.take(input));
        return this;
    }

    // The effects

    /** The effects since the last call, in short form and without the deal. */
    public String effects() {
        String said =
                effects.stream()
                        .filter(effect -> !isDeal(effect))
                        .map(TestTable::text)
                        .collect(Collectors.joining("\n"));
        effects.clear();
        return said;
    }

    /** The effects since the last call, as values. */
    List<Effect> told() {
        return List.copyOf(effects);
    }

    /** Drops the effects so far. */
    public TestTable quietly() {
        effects.clear();
        return this;
    }

    private static boolean isDeal(Effect effect) {
        return effect instanceof Effect.Decided(var act) && act.text().startsWith("deal ")
                || effect instanceof Effect.Withdrawn gone && gone.act().text().startsWith("deal ");
    }

    private static String who(Person person) {
        return switch (person) {
            case Person.Player(var seat) -> seat.toString();
            case Person.Arbiter(var name) -> name;
        };
    }

    static String text(Effect effect) {
        return switch (effect) {
            case Effect.Decided(var act) -> act.text() + rulings(" ▲ ", act.rulings());
            case Effect.Withdrawn gone ->
                    "not " + gone.act().text() + rulings(" ▽ ", gone.fallen());
            case Effect.Corrected(var id, _, _) -> "corrected " + id;
            case Effect.CorrectionTakenBack(var id, _, var why) ->
                    "taken back " + id + (why.isEmpty() ? "" : ": " + why);
            case Effect.CorrectionFell(var id) -> "fell " + id;
            case Effect.Contested(var contest) -> contest.by() + " contests";
            case Effect.ContestOver _ -> "contest over";
            case Effect.Refused refused ->
                    "refused "
                            + refused.why().why()
                            + (refused.why().line() == 0 ? "" : " " + refused.why().line());
            case Effect.Choosing(var choice) ->
                    who(choice) + " chooses " + number(choice) + ": " + text(choice.option());
            case Effect.Chosen(var choice, var by, _) -> who(by) + " has chosen " + number(choice);
            case Effect.ChoiceOver _ -> "choice over";
            case Effect.Unsure(var question) -> "unsure " + question.id();
            case Effect.Resolved(var question) -> "resolved " + question.id();
            case Effect.Answered(var question, var yes, _) ->
                    "answered " + question.id() + (yes ? " yes" : " no");
            case Effect.Differs(var item) -> text(item) + ": " + item.offered();
            case Effect.DifferenceOver(var item) -> text(item) + " agrees";
            case Effect.DifferenceSaid(var item, var by) -> who(by) + " says " + item.offered();
            case Effect.Settled(_, var how, _, _) -> "settled " + how;
            case Effect.LooksAgain _ -> "looks again";
            case Effect.Foreign foreign -> "foreign " + foreign.tag();
            case Effect.TroubleBegan(var trouble) -> "trouble " + trouble.part();
            case Effect.TroubleOver(var trouble) -> "over " + trouble.part();
            case Effect.Started(var dealer) -> "started " + dealer;
            case Effect.Called _ -> "called";
            case Effect.RoundOver _ -> "round over";
            case Effect.TurnTimeRunsOut(var seat, var seconds) -> seat + " has " + seconds + "s";
            case Effect.HandOver over -> "hand " + over.hand() + " " + over.ending().reason();
            case Effect.Confirmed one -> confirmer(one) + " confirms " + one.hand();
            case Effect.Amended one ->
                    "amended " + one.hand() + ": " + one.ns() + " " + one.ew() + " " + one.ground();
            case Effect.Named one -> one.seat() + " is " + one.name();
            case Effect.Assigned(var what) -> "assigned " + what.version();
            case Effect.Belongs(var match, var event, _) ->
                    match + " of " + event.tournament() + ", " + event.round();
            case Effect.Attended _ -> "attended";
            case Effect.Paused _ -> "paused";
            case Effect.Resumed _ -> "resumed";
            case Effect.Left one ->
                    "left "
                            + one.line()
                            + " "
                            + one.points()
                            + " in "
                            + one.match()
                            + "/"
                            + one.hand();
            case Effect.CountEntered(var entry) -> "enters " + text(entry);
            case Effect.CountEntryOver(var entry) -> "entry over " + text(entry);
            case Effect.Scored scored ->
                    "scored " + scored.hand() + ": " + scored.ns() + " " + scored.ew();
            case Effect.MatchOver over ->
                    "match "
                            + over.match()
                            + ": "
                            + over.ns()
                            + " "
                            + over.ew()
                            + over.points().map(vp -> ", " + vp.ns() + "-" + vp.ew()).orElse("");
        };
    }

    private static String text(CountEntry entry) {
        String who = entry.by().map(Seat::toString).orElse("anybody");
        return who + " " + entry.line() + " " + entry.shown();
    }

    private static String text(OpenDiscrepancy item) {
        StringBuilder text =
                new StringBuilder(item.meld().map(Object::toString).orElse(item.where()));
        item.more().forEach(card -> text.append(" +").append(card.face()));
        item.silent().forEach(card -> text.append(" -").append(card.face()));
        return item.weighs() == 0 ? text.toString() : text + " " + item.weighs();
    }

    private static String confirmer(Effect.Confirmed one) {
        return switch (one.by()) {
            case Person.Player(var seat) -> seat.toString();
            case Person.Arbiter _ -> "for " + one.line() + " the arbiter";
        };
    }

    private static String who(OpenChoice choice) {
        return switch (choice.whose()) {
            case OpenChoice.Whose.OfSeat(var seat) -> seat.toString();
            case OpenChoice.Whose.OfLine(var line) -> line.toString();
            case OpenChoice.Whose.OfArbiter() -> "arbiter";
        };
    }

    private static String number(OpenChoice choice) {
        return choice.offered() + 1 + "/" + choice.options().size();
    }

    private static String text(ChoiceOption option) {
        return switch (option) {
            case ChoiceOption.Discarded(var card, var stay, _) ->
                    faces(List.of(card)) + " off, " + faces(stay);
            case ChoiceOption.Placed(var meld, var beside, _) -> meld + " with " + faces(beside);
            case ChoiceOption.LaidLast(var card, _) -> faces(List.of(card)) + " last";
            case ChoiceOption.CardsMoved(var changes) -> changes.size() + " moved";
            case ChoiceOption.DealtAgain() -> "dealt again";
        };
    }

    private static String faces(List<Card> cards) {
        return cards.stream()
                .map(card -> CardName.of(card.face()).toString())
                .collect(Collectors.joining(" "));
    }

    private static String rulings(String mark, List<Ruling> rulings) {
        return rulings.stream()
                .map(ruling -> mark + RulingText.of(ruling))
                .collect(Collectors.joining());
    }

    /** The acts on record, without the deal. */
    public List<String> record() {
        List<String> lines = Arrays.asList(table.records().record().split("\n"));
        int turnUp = 0;
        while (turnUp < lines.size() && !lines.get(turnUp).startsWith("turnup")) {
            turnUp++;
        }
        return lines.subList(Math.min(lines.size(), turnUp + 1), lines.size());
    }

    /** The number of the line with this text on the record. */
    public int line(String text) {
        return 1 + Arrays.asList(table.records().record().split("\n")).lastIndexOf(text);
    }

    public String wholeRecord() {
        return table.records().record();
    }

    public Table table() {
        return table;
    }
}
