package burraco.table;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Setting;
import burraco.engine.score.MatchLength;
import burraco.hal.TagId;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.input.Person;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Heading;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.ToldAct;
import burraco.table.state.ArbiterCall;
import burraco.table.state.Assignments;
import burraco.table.state.BetweenHands;
import burraco.table.state.Contest;
import burraco.table.state.MatchEvent;
import burraco.table.state.MatchSheet;
import burraco.table.state.Pauses;
import burraco.table.state.Question;
import burraco.table.state.Questions;
import burraco.table.state.RevokedRulings;
import burraco.table.state.RoundClock;
import burraco.table.state.Troubles;
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
    final Layout layout;
    final CorrectionHandler correcting = new CorrectionHandler(this);
    final ChoiceHandler choosing = new ChoiceHandler(this);
    final DiscrepancyHandler comparing = new DiscrepancyHandler(this);
    final WaitingCommands waiting = new WaitingCommands(this);
    final MatchCourse course = new MatchCourse(this);
    final AssignmentHandler assigning = new AssignmentHandler(this);
    final HandCounting counting;
    final CountButtons countButtons;
    final HandWatch watch;
    private final Function<TagId, Optional<Card>> deck;
    private final List<Effect> effects = new ArrayList<>();
    long now;
    boolean started;
    MatchSheet match;
    Optional<MatchSheet> before = Optional.empty();
    RoundClock round;
    Questions questions = Questions.NONE;
    Troubles troubles = Troubles.NONE;
    Optional<Contest> contest = Optional.empty();
    Pauses pauses = Pauses.NONE;
    Assignments assignments = Assignments.NONE;
    List<ArbiterCall> calling = List.of();
    Optional<RevokedRulings> revoked = Optional.empty();

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
        MatchInfo info = layout.match();
        match =
                MatchSheet.of(1, length(), info.hands(), dealer)
                        .of(MatchEvent.UNKNOWN.next(layout.name()));
        round = RoundClock.of(info.round().toMillis());
        watch = new HandWatch(this, agency, false, ScaleKnowledge.NOTHING);
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
        now = from.now();
        started = from.started();
        match = placed(from.match());
        before = from.before();
        round = from.round();
        pauses = from.pauses();
        assignments = from.assignments();
        calling = from.calling();
        troubles = from.troubles().ofDevices();
        questions = new Questions(List.of(), from.asked());
        if (from.timeOutWaits()) {
            waiting.keepRoundsEnd();
        }
        watch = new HandWatch(this, agency, from.dealerIsKnown(), from.learnt());
    }

    /** How long the matches at this table are, unless a hall wants it otherwise. */
    private MatchLength length() {
        MatchInfo info = layout.match();
        String length = info.teams() ? "teams" : String.valueOf(info.hands());
        return MatchLength.parse(length).orElseThrow();
    }

    /**
     * A match with so many hands.
     *
     * @param hands 0 for as many as configured
     */
    MatchSheet lasting(MatchSheet which, int hands) {
        int configured = layout.match().hands();
        return hands == 0 || hands == configured
                ? which.lasting(length(), configured)
                : which.lasting(MatchLength.parse(String.valueOf(hands)).orElseThrow(), hands);
    }

    /** Another one at the same table, as it was between two hands. */
    TableWorkspace restored(BetweenHands from) {
        return new TableWorkspace(layout, deck, from, watch.agency());
    }

    /** Journals of earlier versions do not say where a match is played. */
    private MatchSheet placed(MatchSheet known) {
        MatchEvent event = known.event();
        return event.table().isEmpty()
                ? known.of(new MatchEvent(layout.name(), event.tournament(), event.round()))
                : known;
    }

    ActSheet newSheet() {
        return ActSheet.of(heading());
    }

    Heading heading() {
        MatchInfo info = layout.match();
        Setting setting =
                new Setting(layout.rules(), match.dealer(), info.onCall(), true, info.turnTimes());
        return new Heading(setting, match.length(), match.played().size() + 1, match.warnings());
    }

    // State

    RecordKeeper recordKeeper() {
        return watch.keeper();
    }

    ActSheet sheet() {
        return recordKeeper().sheet();
    }

    Hand open() {
        return sheet().open();
    }

    Phase phase() {
        return open().phase();
    }

    boolean isPlaying() {
        return phase() == Phase.DRAW || phase() == Phase.PLAY;
    }

    /** Whether the last line of the record is a call by the same player. */
    boolean lastIsCallBy(Optional<Seat> seat) {
        return !sheet().lines().isEmpty()
                && sheet().lines().getLast().said().act() instanceof Act.Notice(var by)
                && by.equals(seat);
    }

    /** Records that a player has called; if he has called before, he keeps his place. */
    void calls(Seat seat) {
        if (calling.stream().noneMatch(one -> one.seat() == seat)) {
            List<ArbiterCall> more = new ArrayList<>(calling);
            more.add(new ArbiterCall(seat, now));
            calling = List.copyOf(more);
        }
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
    void tell() {
        RecordChangeEffects telling =
                RecordChangeEffects.of(watch.news(), recordKeeper().whys(), questions, contest)
                        .with(recordKeeper().fallen())
                        .on(sheet());
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
        recordKeeper().settle(now);
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
        if (isPlaying()) {
            waiting.release();
        }
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
                recordKeeper().set(result);
                settle();
                yield Optional.empty();
            }
        };
    }
}
