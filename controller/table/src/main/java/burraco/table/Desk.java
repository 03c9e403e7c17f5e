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
import burraco.table.sheet.Difference;
import burraco.table.sheet.Heading;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Said;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Teller;
import burraco.table.state.BetweenHands;
import burraco.table.state.Calling;
import burraco.table.state.ClockState;
import burraco.table.state.Contest;
import burraco.table.state.Event;
import burraco.table.state.HandState;
import burraco.table.state.MatchSheet;
import burraco.table.state.Pauses;
import burraco.table.state.Played;
import burraco.table.state.Question;
import burraco.table.state.Questions;
import burraco.table.state.Revoked;
import burraco.table.state.RoundClock;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.tracking.deal.Stage;
import burraco.tracking.weighing.Learnt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What lies before the table's core while it works: values, each of which it may exchange. */
final class Desk {
    /** Nobody has dealt for so long: what was heard meanwhile is of no use. */
    private static final long IDLE = 600_000;

    /** A hand has some hundred lines; whoever wants more than this wants mischief. */
    private static final int MOST_LINES = 2_000;

    /** Of these the players cannot take any. */
    private static final int KEPT_FOR_ARBITERS = 500;

    /** What somebody says before there is a hand to say it of. */
    private record Waiting(long at, Teller teller, Person by, Command command) {}

    final Layout layout;
    final Correcting correcting = new Correcting(this);
    final Choosing choosing = new Choosing(this);
    final Comparing comparing = new Comparing(this);
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
    List<Calling> calling = List.of();
    final Counting counting;
    final CountButtons countButtons;
    private Optional<Revoked> revoked = Optional.empty();
    Scribe scribe;
    private Sheet told;
    private boolean dealerIsKnown;
    private Learnt learnt;
    private long hired;

    /** Whether a hand began with the input at hand. */
    boolean handBegan = true;

    Desk(Layout layout, Function<TagId, Optional<Card>> deck, Seat dealer, Watcher.Agency agency) {
        this.layout = layout;
        this.deck = deck;
        counting = new Counting(this, layout, deck);
        countButtons = new CountButtons(this, Optional.empty());
        this.agency = agency;
        MatchInfo info = layout.match();
        String length = info.teams() ? "teams" : String.valueOf(info.hands());
        match =
                MatchSheet.of(1, MatchLength.parse(length).orElseThrow(), info.hands(), dealer)
                        .of(Event.UNKNOWN.next(layout.name()));
        round = RoundClock.of(info.round().toMillis());
        hire(newSheet(), false, Learnt.NOTHING);
    }

    /** Goes on where another table was. */
    Desk(
            Layout layout,
            Function<TagId, Optional<Card>> deck,
            BetweenHands from,
            Watcher.Agency agency) {
        this.layout = layout;
        this.deck = deck;
        counting = new Counting(this, layout, deck);
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
            keep(Teller.CLOCK, new Person.Arbiter(""), new Command.TimeOut());
        }
        hire(newSheet(), from.dealerIsKnown(), from.learnt());
    }

    /** Another one at the same table, as it was between two hands. */
    Desk restored(BetweenHands from) {
        return new Desk(layout, deck, from, agency);
    }

    /** Journals of earlier versions do not say where a match is played. */
    private MatchSheet placed(MatchSheet known) {
        Event event = known.event();
        return event.table().isEmpty()
                ? known.of(new Event(layout.name(), event.tournament(), event.round()))
                : known;
    }

    private Sheet newSheet() {
        return Sheet.of(heading());
    }

    private Heading heading() {
        MatchInfo info = layout.match();
        Setting setting =
                new Setting(layout.rules(), match.dealer(), info.onCall(), true, info.turnTimes());
        return new Heading(setting, match.length(), match.played().size() + 1, match.warnings());
    }

    /**
     * Somebody new watches, and knows nothing of what was but what the scales are like, and who
     * deals if that is on record.
     */
    void hire(Sheet sheet) {
        hire(sheet, dealerIsKnown || !sheet.lines().isEmpty(), scribe.learnt());
    }

    private void hire(Sheet sheet, boolean dealerIsKnown, Learnt known) {
        learnt = known;
        Seat dealer = sheet.heading().setting().dealer();
        this.dealerIsKnown = dealerIsKnown;
        hired = now;
        // What its predecessor did not trust it finds out for itself.
        troubles.ofSenses(now).forEach(one -> add(new Effect.TroubleOver(one)));
        troubles = troubles.ofDevices();
        comparing.forget();
        scribe = new Scribe(agency.watch(dealer, dealerIsKnown, known, now), sheet);
        told = sheet;
    }

    // What is

    Sheet sheet() {
        return scribe.sheet();
    }

    Hand open() {
        return scribe.sheet().open();
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

    /** Whether what is left is the arbiter's. */
    boolean isFullForPlayers() {
        return room() <= KEPT_FOR_ARBITERS;
    }

    private int room() {
        return MOST_LINES - sheet().lines().size() - waiting.size();
    }

    /** Whether the last line of the record is a call by the same. */
    boolean lastIsCallBy(Optional<Seat> seat) {
        return !sheet().lines().isEmpty()
                && sheet().lines().getLast().said().act() instanceof Act.Notice(var by)
                && by.equals(seat);
    }

    boolean timeOutWaits() {
        return waiting.stream().anyMatch(one -> one.command() instanceof Command.TimeOut);
    }

    TableState state() {
        Optional<Played> over = counting.hand();
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
                phase() == Phase.DEAL ? scribe.dealing() : Optional.empty(),
                !dealerIsKnown && sheet().lines().isEmpty(),
                ClockState.of(sheet(), round, timeOutWaits(), pauses, now),
                questions.open(),
                choosing.open(),
                contest.map(one -> Contesting.of(sheet(), one.by(), one.act())),
                isPlaying() ? comparing.items().open() : List.of(),
                revoked,
                calling,
                troubles.list());
    }

    /** Who has called already waits since then. */
    void calls(Seat seat) {
        if (calling.stream().noneMatch(one -> one.seat() == seat)) {
            List<Calling> more = new ArrayList<>(calling);
            more.add(new Calling(seat, now));
            calling = List.copyOf(more);
        }
    }

    /** A table that stands idle for days begins again and again: else its past grows with it. */
    void restIfIdle() {
        boolean idle =
                now - hired >= IDLE
                        && sheet().lines().isEmpty()
                        && waiting.stream().allMatch(Desk::isRoundsEnd)
                        && countButtons.isAtRest()
                        && scribe.dealing().equals(Optional.of(Stage.AWAITED));
        if (idle) {
            if (!waiting.isEmpty()) {
                waiting.clear();
                keep(Teller.CLOCK, new Person.Arbiter(""), new Command.TimeOut());
            }
            hire(newSheet(), dealerIsKnown, scribe.learnt());
            handBegan = true;
        }
    }

    private static boolean isRoundsEnd(Waiting one) {
        return one.teller() == Teller.CLOCK && one.command() instanceof Command.TimeOut;
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

    // What comes of it

    void add(Effect effect) {
        effects.add(effect);
    }

    List<Effect> effects() {
        List<Effect> taken = List.copyOf(effects);
        effects.clear();
        return taken;
    }

    /** Tells what became of the acts since this was done last. */
    private void tell() {
        Difference difference = Difference.of(told, sheet());
        Telling telling =
                Telling.of(difference, scribe.whys(), questions, contest)
                        .with(scribe.fallen())
                        .on(sheet());
        told = sheet();
        effects.addAll(telling.effects());
        revoked = telling.revoked(now).or(() -> revoked);
        questions = telling.questions();
        contest = telling.contest();
    }

    /**
     * @param by who says so
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

    /** The watcher was told everything and has told everything: this is how the hand goes. */
    void settle() {
        scribe.settle(now);
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
                : put(Said.at(one.at(), one.teller(), new Act.TimeOut()));
    }

    /** Puts an act at the end that no sensor tells of; why not, where it cannot be. */
    Optional<Refusal> put(Said said) {
        return take(sheet().with(said));
    }

    Optional<Refusal> put(Act act, Teller by) {
        return put(Said.at(now, by, act));
    }

    /** Takes the sheet that came of a wish. */
    Optional<Refusal> take(Sheet.Result result) {
        return switch (result) {
            case Sheet.Result.Refused(var why) -> Optional.of(why);
            case Sheet.Result.Done _ -> {
                scribe.set(result);
                settle();
                yield Optional.empty();
            }
        };
    }

    /** Keeps a time-out, or what belongs on record, until the first card of the hand is faced. */
    void keep(Teller teller, Person by, Command command) {
        waiting.add(new Waiting(now, teller, by, command));
    }

    // Hands

    /** The hand is over, its cards are gathered: it is counted, and the next one begins. */
    void finishHand() {
        Counted counted = Counted.of(sheet(), match);
        add(counted.handOver());
        Played hand = counting.settled(counted.hand());
        match = match.with(hand, round.announced() || open().timeOutRuns());
        beginHand();
    }

    /** The match ends without a further hand. */
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
        // Every hand has a watcher of its own: it can be followed again from its beginning.
        hire(newSheet(), false, scribe.learnt());
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

    /** Somebody says who deals, before anything is on record. */
    void dealtBy(Seat dealer) {
        dealerIsKnown = true;
        scribe.dealtBy(dealer);
        seeDealer();
    }

    /** Before anything is on record: whoever the watcher takes for the dealer is the dealer. */
    void seeDealer() {
        if (sheet().lines().isEmpty() && scribe.dealer() != match.dealer()) {
            tell();
            match = match.dealtBy(scribe.dealer());
            scribe.headed(heading());
            told = sheet();
        }
    }
}
