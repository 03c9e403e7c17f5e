package burraco.table;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Setting;
import burraco.engine.score.MatchLength;
import burraco.hal.TagId;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Heading;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.SheetChanges;
import burraco.table.sheet.ToldAct;
import burraco.table.state.ArbiterCall;
import burraco.table.state.BetweenHands;
import burraco.table.state.ClockState;
import burraco.table.state.Contest;
import burraco.table.state.HandState;
import burraco.table.state.MatchEvent;
import burraco.table.state.MatchSheet;
import burraco.table.state.Pauses;
import burraco.table.state.PlayedHand;
import burraco.table.state.Question;
import burraco.table.state.Questions;
import burraco.table.state.RevokedRulings;
import burraco.table.state.RoundClock;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.tracking.deal.DealStage;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The working state of the table's core: immutable values, each of which the command handlers may
 * replace.
 */
final class TableWorkspace {
    /** If nobody deals for this long, what was heard meanwhile is of no use. */
    private static final long IDLE_MILLIS = 600_000;

    /** Largest number of lines of a hand, which normally has some hundred. */
    private static final int MOST_LINES = 2_000;

    /** How many of these players cannot use, so that the arbiter still can. */
    private static final int KEPT_FOR_ARBITERS = 500;

    /** A command that waits until there is a hand to which it belongs. */
    private record Waiting(long at, ActOrigin teller, Person by, Command command) {}

    final Layout layout;
    final CorrectionHandler correcting = new CorrectionHandler(this);
    final ChoiceHandler choosing = new ChoiceHandler(this);
    final DiscrepancyHandler comparing = new DiscrepancyHandler(this);
    private final Function<TagId, Optional<Card>> deck;
    private final Watcher.Agency agency;
    private final List<Effect> effects = new ArrayList<>();
    private final List<Waiting> waiting = new ArrayList<>();
    long now;
    boolean started;
    MatchSheet match;
    Optional<MatchSheet> before = Optional.empty();
    RoundClock round;
    Questions questions = Questions.NONE;
    Troubles troubles = Troubles.NONE;
    Optional<Contest> contest = Optional.empty();
    Pauses pauses = Pauses.NONE;
    List<ArbiterCall> calling = List.of();
    final HandCounting counting;
    final CountButtons countButtons;
    private Optional<RevokedRulings> revoked = Optional.empty();
    RecordKeeper recordKeeper;
    private ActSheet told;
    private boolean dealerIsKnown;
    private ScaleKnowledge learnt;
    private long hired;

    /** Whether a hand began with the present input. */
    boolean handBegan = true;

    TableWorkspace(
            Layout layout,
            Function<TagId, Optional<Card>> deck,
            Seat dealer,
            Watcher.Agency agency) {
        this.layout = layout;
        this.deck = deck;
        counting = new HandCounting(this, layout, deck);
        countButtons = new CountButtons(this, Optional.empty());
        this.agency = agency;
        MatchInfo info = layout.match();
        String length = info.teams() ? "teams" : String.valueOf(info.hands());
        match =
                MatchSheet.of(1, MatchLength.parse(length).orElseThrow(), info.hands(), dealer)
                        .of(MatchEvent.UNKNOWN.next(layout.name()));
        round = RoundClock.of(info.round().toMillis());
        hire(newSheet(), false, ScaleKnowledge.NOTHING);
    }

    /** Continues from the state of another table. */
    TableWorkspace(
            Layout layout,
            Function<TagId, Optional<Card>> deck,
            BetweenHands from,
            Watcher.Agency agency) {
        this.layout = layout;
        this.deck = deck;
        counting = new HandCounting(this, layout, deck);
        countButtons = new CountButtons(this, from.entry());
        this.agency = agency;
        now = from.now();
        started = from.started();
        match = placed(from.match());
        before = from.before();
        round = from.round();
        pauses = from.pauses();
        calling = from.calling();
        troubles = from.troubles().ofDevices();
        questions = new Questions(List.of(), from.asked());
        if (from.timeOutWaits()) {
            keep(ActOrigin.CLOCK, new Person.Arbiter(""), new Command.TimeOut());
        }
        hire(newSheet(), from.dealerIsKnown(), from.learnt());
    }

    /** Another one at the same table, as it was between two hands. */
    TableWorkspace restored(BetweenHands from) {
        return new TableWorkspace(layout, deck, from, agency);
    }

    /** Journals of earlier versions do not say where a match is played. */
    private MatchSheet placed(MatchSheet known) {
        MatchEvent event = known.event();
        return event.table().isEmpty()
                ? known.of(new MatchEvent(layout.name(), event.tournament(), event.round()))
                : known;
    }

    private ActSheet newSheet() {
        return ActSheet.of(heading());
    }

    private Heading heading() {
        MatchInfo info = layout.match();
        Setting setting =
                new Setting(layout.rules(), match.dealer(), info.onCall(), true, info.turnTimes());
        return new Heading(setting, match.length(), match.played().size() + 1, match.warnings());
    }

    /**
     * Starts a new watcher. It knows only what was learned about the scales, and the dealer if he
     * is on record.
     */
    void hire(ActSheet sheet) {
        hire(sheet, dealerIsKnown || !sheet.lines().isEmpty(), recordKeeper.learnt());
    }

    private void hire(ActSheet sheet, boolean dealerIsKnown, ScaleKnowledge known) {
        learnt = known;
        Seat dealer = sheet.heading().setting().dealer();
        this.dealerIsKnown = dealerIsKnown;
        hired = now;
        // The new watcher finds out by itself which sensors to trust.
        troubles.ofSenses(now).forEach(one -> add(new Effect.TroubleOver(one)));
        troubles = troubles.ofDevices();
        comparing.forget();
        recordKeeper = new RecordKeeper(agency.watch(dealer, dealerIsKnown, known, now), sheet);
        told = sheet;
    }

    // State

    ActSheet sheet() {
        return recordKeeper.sheet();
    }

    Hand open() {
        return recordKeeper.sheet().open();
    }

    Phase phase() {
        return open().phase();
    }

    boolean isPlaying() {
        return phase() == Phase.DRAW || phase() == Phase.PLAY;
    }

    boolean isFull() {
        return room() <= 0;
    }

    /** Whether the remaining lines are reserved for the arbiter. */
    boolean isFullForPlayers() {
        return room() <= KEPT_FOR_ARBITERS;
    }

    private int room() {
        return MOST_LINES - sheet().lines().size() - waiting.size();
    }

    /** Whether the last line of the record is a call by the same player. */
    boolean lastIsCallBy(Optional<Seat> seat) {
        return !sheet().lines().isEmpty()
                && sheet().lines().getLast().said().act() instanceof Act.Notice(var by)
                && by.equals(seat);
    }

    boolean timeOutWaits() {
        return waiting.stream().anyMatch(one -> one.command() instanceof Command.TimeOut);
    }

    TableState state() {
        Optional<PlayedHand> over = counting.hand();
        HandState hand = HandState.of(sheet());
        return new TableState(
                now,
                layout.name(),
                layout.match().onCall(),
                started,
                match,
                before,
                over.map(hand::counted).orElse(hand),
                over,
                countButtons.entry(),
                phase() == Phase.DEAL ? recordKeeper.dealing() : Optional.empty(),
                !dealerIsKnown && sheet().lines().isEmpty(),
                ClockState.of(sheet(), round, timeOutWaits(), pauses, now),
                questions.open(),
                choosing.open(),
                contest.map(one -> ContestHandler.of(sheet(), one.by(), one.act())),
                isPlaying() ? comparing.items().open() : List.of(),
                revoked,
                calling,
                troubles.list());
    }

    /** Records that a player has called; if he has called before, he keeps his place. */
    void calls(Seat seat) {
        if (calling.stream().noneMatch(one -> one.seat() == seat)) {
            List<ArbiterCall> more = new ArrayList<>(calling);
            more.add(new ArbiterCall(seat, now));
            calling = List.copyOf(more);
        }
    }

    /**
     * Restarts the watcher of a table that stands idle, because its memory would grow for days
     * otherwise.
     */
    void restIfIdle() {
        boolean idle =
                now - hired >= IDLE_MILLIS
                        && sheet().lines().isEmpty()
                        && waiting.stream().allMatch(TableWorkspace::isRoundsEnd)
                        && countButtons.isAtRest()
                        && recordKeeper.dealing().equals(Optional.of(DealStage.AWAITED));
        if (idle) {
            if (!waiting.isEmpty()) {
                waiting.clear();
                keep(ActOrigin.CLOCK, new Person.Arbiter(""), new Command.TimeOut());
            }
            hire(newSheet(), dealerIsKnown, recordKeeper.learnt());
            handBegan = true;
        }
    }

    private static boolean isRoundsEnd(Waiting one) {
        return one.teller() == ActOrigin.CLOCK && one.command() instanceof Command.TimeOut;
    }

    Optional<BetweenHands> betweenHands() {
        boolean plain = waiting.stream().allMatch(one -> isRoundsEnd(one) && one.at() == now);
        return handBegan && sheet().lines().isEmpty() && plain
                ? Optional.of(
                        new BetweenHands(
                                now,
                                started,
                                dealerIsKnown,
                                match,
                                before,
                                round,
                                pauses,
                                troubles,
                                questions.asked(),
                                !waiting.isEmpty(),
                                calling,
                                countButtons.entry(),
                                learnt))
                : Optional.empty();
    }

    // Effects

    void add(Effect effect) {
        effects.add(effect);
    }

    List<Effect> effects() {
        List<Effect> taken = List.copyOf(effects);
        effects.clear();
        return taken;
    }

    /** Reports how the acts have changed since the last call. */
    private void tell() {
        SheetChanges difference = SheetChanges.of(told, sheet());
        RecordChangeEffects telling =
                RecordChangeEffects.of(difference, recordKeeper.whys(), questions, contest)
                        .with(recordKeeper.fallen())
                        .on(sheet());
        told = sheet();
        effects.addAll(telling.effects());
        revoked = telling.revoked(now).or(() -> revoked);
        questions = telling.questions();
        contest = telling.contest();
    }

    /**
     * @param by who ended it
     */
    void endContest(Optional<Person> by) {
        contest.ifPresent(one -> add(new Effect.ContestOver(one, by)));
        contest = Optional.empty();
    }

    void resolve(Question question) {
        questions = questions.without(question);
        add(new Effect.Resolved(question));
    }

    // Acts

    /** Brings the record up to date after the watcher has reported everything. */
    void settle() {
        recordKeeper.settle(now);
        tell();
        if (phase() != Phase.OVER) {
            counting.forget();
        }
        choosing.look();
        if (round.since().isEmpty()) {
            sheet().lines().stream()
                    .filter(line -> line.said().act() instanceof Act.TurnUp)
                    .findFirst()
                    .ifPresent(line -> round = round.begun(line.said().complete()));
        }
        if (isPlaying() && !waiting.isEmpty()) {
            List<Waiting> said = List.copyOf(waiting);
            waiting.clear();
            for (Waiting one : said) {
                release(one)
                        .ifPresent(why -> add(new Effect.Refused(one.by(), one.command(), why)));
            }
        }
    }

    private Optional<Refusal> release(Waiting one) {
        return one.command() instanceof Command.OnRecord wish
                ? correcting.carryOut(wish, one.by(), one.at())
                : put(ToldAct.at(one.at(), one.teller(), new Act.TimeOut()));
    }

    /** Adds an act at the end that no sensor reported; returns why not, if it is impossible. */
    Optional<Refusal> put(ToldAct said) {
        return take(sheet().with(said));
    }

    Optional<Refusal> put(Act act, ActOrigin by) {
        return put(ToldAct.at(now, by, act));
    }

    /** Takes over a changed record. */
    Optional<Refusal> take(ActSheet.Result result) {
        return switch (result) {
            case ActSheet.Result.Refused(var why) -> Optional.of(why);
            case ActSheet.Result.Done _ -> {
                recordKeeper.set(result);
                settle();
                yield Optional.empty();
            }
        };
    }

    /**
     * Keeps a time-out, or a command that changes the record, until the first card of the hand is
     * faced.
     */
    void keep(ActOrigin teller, Person by, Command command) {
        waiting.add(new Waiting(now, teller, by, command));
    }

    // Hands

    /** Counts the finished hand and begins the next one. */
    void finishHand() {
        CountedHand counted = CountedHand.of(sheet(), match);
        add(counted.handOver());
        PlayedHand hand = counting.settled(counted.hand());
        match = match.with(hand, round.announced() || open().timeOutRuns());
        beginHand();
    }

    /** Ends the match without a further hand. */
    void endMatch() {
        match = match.ended();
        beginHand();
    }

    private void beginHand() {
        if (match.over()) {
            addMatchOver(match);
            before = Optional.of(match);
            match = match.next(layout.name());
            pauses = pauses.forgotten();
            round = RoundClock.of(round.length());
            started = false;
        }
        endContest(Optional.empty());
        choosing.end();
        correcting.begin();
        questions = questions.forgotten();
        comparing.begin();
        countButtons.begin();
        revoked = Optional.empty();
        counting.forget();
        waiting.clear();
        // Every hand has its own watcher, so that it can be replayed from its beginning.
        hire(newSheet(), false, recordKeeper.learnt());
        handBegan = true;
    }

    void addMatchOver(MatchSheet over) {
        add(
                new Effect.MatchOver(
                        over.number(),
                        over.total(Line.NS),
                        over.total(Line.EW),
                        over.victoryPoints()));
    }

    /** Sets the dealer, before anything is on record. */
    void dealtBy(Seat dealer) {
        dealerIsKnown = true;
        recordKeeper.dealtBy(dealer);
        seeDealer();
    }

    /** Takes over the watcher's dealer, as long as nothing is on record. */
    void seeDealer() {
        if (sheet().lines().isEmpty() && recordKeeper.dealer() != match.dealer()) {
            tell();
            match = match.dealtBy(recordKeeper.dealer());
            recordKeeper.headed(heading());
            told = sheet();
        }
    }
}
