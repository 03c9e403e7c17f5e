package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.table.input.Assignment;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.ArbiterCall;
import burraco.table.state.ChoiceOption;
import burraco.table.state.MatchSheet;
import burraco.tracking.event.TrackerEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Carries out commands, or refuses them with a reason. */
final class CommandHandler {
    private final TableWorkspace workspace;
    private final TableClocks times;
    private final Hearing hearing;
    private final SeatAnswers seats;
    private final ScoreHandler scores;

    /** Receives the watcher's reports about a button or an answer that was passed on to it. */
    interface Hearing {
        void hear(List<TrackerEvent> told);
    }

    CommandHandler(TableWorkspace workspace, TableClocks times, Hearing hearing) {
        this.workspace = workspace;
        this.times = times;
        this.hearing = hearing;
        scores = new ScoreHandler(workspace);
        seats = new SeatAnswers(workspace, scores, hearing);
    }

    /** A player presses a button at his seat. */
    void pressed(Seat seat, Command.OfPlayer command) {
        Person by = new Person.Player(seat);
        refuse(seats.pressed(seat, by, command), by, command);
    }

    void carryOut(Person by, Command command) {
        Optional<Refusal> refusal =
                switch (command) {
                    case Command.Call _ -> call(by);
                    case Command.Left left -> scores.left(left, by);
                    case Command.Confirm his when isOwn(his, by) -> scores.confirm(his, by);
                    case Command.Attend his when isOwn(his, by) -> attend(his.seats(), by);
                    case Command.OfPlayer mine ->
                            by instanceof Person.Player(var seat)
                                    ? seats.ofPlayer(seat, by, mine)
                                    : not(Why.ONLY_FOR_PLAYERS);
                    case Command.OfArbiter his ->
                            by instanceof Person.Arbiter
                                    ? ofArbiter(by, his)
                                    : not(Why.ONLY_FOR_ARBITERS);
                };
        refuse(refusal, by, command);
    }

    private void refuse(Optional<Refusal> refusal, Person by, Command command) {
        refusal.ifPresent(why -> workspace.add(new Effect.Refused(by, command, why)));
    }

    /** Whether a player confirms for his own line, which otherwise only an arbiter may do. */
    private static boolean isOwn(Command.Confirm confirm, Person by) {
        return by instanceof Person.Player(var seat)
                && seat.line() == confirm.line()
                && confirm.why().isEmpty();
    }

    /** Whether a player takes back his own call, because it has been settled without an arbiter. */
    private static boolean isOwn(Command.Attend attend, Person by) {
        return by instanceof Person.Player(var seat) && attend.seats().equals(Set.of(seat));
    }

    /** What would follow from a command, without carrying it out. */
    Preview preview(Person by, Command command, long at) {
        Optional<Refusal> refusal =
                by instanceof Person.Arbiter && command instanceof Command.OfArbiter his
                        ? Admission.refusal(his)
                        : not(Why.ONLY_FOR_ARBITERS);
        if (refusal.isPresent()) {
            return Preview.refused(workspace.sheet(), refusal.get());
        }
        return switch (command) {
            case Command.OnRecord wish -> workspace.correcting.preview(wish, by, at);
            case Command.Settle settle -> workspace.comparing.preview(settle, by, at);
            case Command _ -> Preview.refused(workspace.sheet(), Refusal.of(Why.NO_PREVIEW));
        };
    }

    private static Optional<Refusal> not(Why why, Object... details) {
        return Optional.of(Refusal.of(why, details));
    }

    private static Optional<Refusal> done() {
        return Optional.empty();
    }

    private Optional<Refusal> call(Person by) {
        Optional<Seat> seat =
                by instanceof Person.Player(var one) ? Optional.of(one) : Optional.empty();
        if (seat.isPresent()
                ? SheetRoom.of(workspace).isFullForPlayers()
                : SheetRoom.of(workspace).isFull()) {
            return not(Why.TOO_MUCH);
        }
        workspace.add(new Effect.Called(by));
        seat.ifPresent(workspace::calls);
        if (workspace.isPlaying()) {
            times.called();
            String place = seat.map(Seat::toString).orElse("");
            press(new Button("call", place));
        } else if (workspace.phase() == Phase.OVER && !workspace.lastIsCallBy(seat)) {
            // After the hand, a second call by the same player could bring out nothing more.
            return workspace.put(new Act.Notice(seat), ActOrigin.PEOPLE);
        }
        return done();
    }

    private void press(Button button) {
        hearing.hear(workspace.recordKeeper().take(new Reading.Press(workspace.now, button)));
    }

    // The arbiter's commands

    private Optional<Refusal> ofArbiter(Person by, Command.OfArbiter command) {
        Optional<Refusal> unfit = TextLimits.refusal(command);
        if (unfit.isPresent()) {
            return unfit;
        }
        return switch (command) {
            case Command.OnRecord wish -> workspace.correcting.carryOut(wish, by);
            case Command.Start(var dealer) -> start(dealer);
            case Command.TimeOut _ -> timeOut(by, command);
            case Command.Redeal _ -> redeal(by);
            case Command.End _ -> end();
            case Command.EndUnseen _ -> endUnseen();
            case Command.NextHand _ -> nextHand();
            case Command.Attend(var seats) -> attend(seats, by);
            case Command.Score score -> scores.enter(score, by);
            case Command.Amend amend -> scores.amend(amend, by);
            case Command.Confirm confirm -> scores.confirm(confirm, by);
            case Command.Pause _ -> pause(true);
            case Command.Resume _ -> pause(false);
            case Command.Dismiss _ -> dismiss(by);
            case Command.Look(var why) -> workspace.comparing.look(by, why);
            case Command.Settle settle -> workspace.comparing.settle(settle, by);
            case Command.Choose choose -> choose(choose, by);
            case Command.Thrown(var seat, var cards, _) -> workspace.choosing.thrown(seat, cards);
            case Command.Belongs belongs -> belongs(belongs, by);
            case Command.Assign(var what) -> assign(what, by);
            case Command.Name(var seat, var name) -> name(seat, name.strip(), by);
        };
    }

    private Optional<Refusal> start(Optional<Seat> dealer) {
        if (workspace.phase() != Phase.DEAL || !workspace.sheet().lines().isEmpty()) {
            return not(Why.HAND_IS_BEGUN);
        }
        dealer.ifPresent(workspace.watch::dealtBy);
        workspace.started = true;
        workspace.add(new Effect.Started(workspace.match.dealer()));
        press(Button.of("start"));
        return done();
    }

    private Optional<Refusal> attend(Set<Seat> seats, Person by) {
        List<ArbiterCall> others =
                workspace.calling.stream()
                        .filter(one -> !seats.isEmpty() && !seats.contains(one.seat()))
                        .toList();
        if (others.size() == workspace.calling.size()) {
            return not(Why.NOTHING_TO_ANSWER);
        }
        workspace.calling = others;
        workspace.add(new Effect.Attended(by));
        return done();
    }

    private Optional<Refusal> timeOut(Person by, Command command) {
        if (workspace.phase() == Phase.OVER) {
            return not(Why.HAND_IS_OVER);
        }
        if (workspace.open().timeOutRuns() || workspace.waiting.haveTimeOut()) {
            return not(Why.TIME_OUT_RUNS);
        }
        if (workspace.phase() == Phase.DEAL) {
            workspace.waiting.keep(ActOrigin.PEOPLE, by, command);
        } else {
            press(Button.of("timeout"));
        }
        return done();
    }

    private Optional<Refusal> redeal(Person by) {
        if (workspace.phase() == Phase.OVER) {
            return not(Why.HAND_IS_OVER);
        }
        boolean timeOut = workspace.open().timeOutRuns();
        suspectNobody();
        if (!workspace.sheet().lines().isEmpty()) {
            Optional<Refusal> refusal = workspace.put(new Act.Redeal(), ActOrigin.PEOPLE);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        workspace.watch.begin(workspace.sheet());
        if (timeOut) {
            workspace.waiting.keep(ActOrigin.PEOPLE, by, new Command.TimeOut());
        }
        return done();
    }

    private Optional<Refusal> end() {
        if (workspace.isPlaying()) {
            return workspace.put(new Act.End(), ActOrigin.PEOPLE);
        }
        if (workspace.phase() == Phase.OVER) {
            return not(Why.HAND_IS_OVER);
        }
        if (workspace.match.played().isEmpty()) {
            return not(Why.NO_HAND_IS_PLAYED);
        }
        workspace.course.endMatch();
        return done();
    }

    private Optional<Refusal> endUnseen() {
        if (workspace.phase() != Phase.DEAL) {
            return end();
        }
        suspectNobody();
        workspace.course.finishUnseenHand();
        return done();
    }

    private Optional<Refusal> dismiss(Person by) {
        if (workspace.contest.isEmpty()) {
            return not(Why.NOTHING_TO_ANSWER);
        }
        workspace.endContest(Optional.of(by));
        return done();
    }

    private Optional<Refusal> choose(Command.Choose choose, Person by) {
        Optional<Refusal> refusal = workspace.choosing.offer(choose);
        if (refusal.isPresent()) {
            return refusal;
        }
        boolean again =
                workspace.choosing.open().orElseThrow().option() instanceof ChoiceOption.DealtAgain;
        return again
                ? workspace.choosing.take(by, choose.why(), () -> redeal(by))
                : workspace.choosing.take(by, choose.why());
    }

    private Optional<Refusal> assign(Assignment what, Person by) {
        workspace.assigning.take(what, by);
        return done();
    }

    private Optional<Refusal> name(Seat seat, String name, Person by) {
        workspace.match = workspace.match.named(seat, name);
        workspace.add(new Effect.Named(seat, name, by));
        return done();
    }

    private Optional<Refusal> belongs(Command.Belongs said, Person by) {
        MatchSheet known =
                said.match() == workspace.match.number()
                        ? workspace.match
                        : workspace.before.orElse(workspace.match);
        if (known.number() != said.match()) {
            return not(Why.NO_SUCH_MATCH, said.match());
        }
        MatchSheet now =
                known.of(known.event().in(said.tournament().strip(), said.round().strip()));
        if (known == workspace.match) {
            workspace.match = now;
        } else {
            workspace.before = Optional.of(now);
        }
        workspace.add(new Effect.Belongs(now.number(), now.event(), by));
        return done();
    }

    private Optional<Refusal> pause(boolean on) {
        if (workspace.pauses.isOn() == on) {
            return not(on ? Why.IS_PAUSED : Why.IS_NOT_PAUSED);
        }
        workspace.assignments = workspace.assignments.pausing(false);
        workspace.pauses =
                on ? workspace.pauses.begun(workspace.now) : workspace.pauses.over(workspace.now);
        workspace.add(on ? new Effect.Paused() : new Effect.Resumed());
        return done();
    }

    private Optional<Refusal> nextHand() {
        if (workspace.phase() != Phase.OVER) {
            return not(Why.HAND_IS_NOT_OVER);
        }
        suspectNobody();
        workspace.course.finishHand();
        workspace.watch.begin(workspace.sheet());
        return done();
    }

    /** Drops open suspicions before another hand begins. */
    private void suspectNobody() {
        hearing.hear(workspace.recordKeeper().suspectNobody(workspace.now));
        workspace.questions = workspace.questions.forgotten();
    }
}
