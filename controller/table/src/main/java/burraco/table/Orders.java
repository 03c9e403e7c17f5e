package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Teller;
import burraco.table.state.Calling;
import burraco.table.state.MatchSheet;
import burraco.table.state.Option;
import burraco.tracking.Told;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Does what people want of the table, or says why not. */
final class Orders {
    private final Desk desk;
    private final Times times;
    private final Hearing hearing;
    private final AtSeats seats;
    private final Scores scores;

    /** Takes what the watcher tells of a button or an answer that it has to know of. */
    interface Hearing {
        void hear(List<Told> told);
    }

    Orders(Desk desk, Times times, Hearing hearing) {
        this.desk = desk;
        this.times = times;
        this.hearing = hearing;
        scores = new Scores(desk);
        seats = new AtSeats(desk, scores, hearing);
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
        refusal.ifPresent(why -> desk.add(new Effect.Refused(by, command, why)));
    }

    /** A player says for his own line what an arbiter may write down for any. */
    private static boolean isOwn(Command.Confirm confirm, Person by) {
        return by instanceof Person.Player(var seat)
                && seat.line() == confirm.line()
                && confirm.why().isEmpty();
    }

    /** A player waits no more: what he called for has been settled without an arbiter. */
    private static boolean isOwn(Command.Attend attend, Person by) {
        return by instanceof Person.Player(var seat) && attend.seats().equals(Set.of(seat));
    }

    /** What would come of it; nothing is done. */
    Preview preview(Person by, Command command, long at) {
        Optional<Refusal> refusal =
                by instanceof Person.Arbiter && command instanceof Command.OfArbiter his
                        ? Admission.refusal(his)
                        : not(Why.ONLY_FOR_ARBITERS);
        if (refusal.isPresent()) {
            return Preview.refused(desk.sheet(), refusal.get());
        }
        return switch (command) {
            case Command.OnRecord wish -> desk.correcting.preview(wish, by, at);
            case Command.Settle settle -> desk.comparing.preview(settle, by, at);
            case Command _ -> Preview.refused(desk.sheet(), Refusal.of(Why.NO_PREVIEW));
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
        if (seat.isPresent() ? desk.isFullForPlayers() : desk.isFull()) {
            return not(Why.TOO_MUCH);
        }
        desk.add(new Effect.Called(by));
        seat.ifPresent(desk::calls);
        if (desk.isPlaying()) {
            times.called();
            String place = seat.map(Seat::toString).orElse("");
            press(new Button("call", place));
        } else if (desk.phase() == Phase.OVER && !desk.lastIsCallBy(seat)) {
            // Nothing happens any more that another call could bring out.
            return desk.put(new Act.Notice(seat), Teller.PEOPLE);
        }
        return done();
    }

    private void press(Button button) {
        hearing.hear(desk.scribe.take(new Reading.Press(desk.now, button)));
    }

    // The arbiter's

    private Optional<Refusal> ofArbiter(Person by, Command.OfArbiter command) {
        Optional<Refusal> unfit = Texts.refusal(command);
        if (unfit.isPresent()) {
            return unfit;
        }
        return switch (command) {
            case Command.OnRecord wish -> desk.correcting.carryOut(wish, by);
            case Command.Start(var dealer) -> start(dealer);
            case Command.TimeOut _ -> timeOut(by, command);
            case Command.Redeal _ -> redeal(by);
            case Command.End _ -> end();
            case Command.NextHand _ -> nextHand();
            case Command.Attend(var seats) -> attend(seats, by);
            case Command.Score score -> scores.enter(score, by);
            case Command.Amend amend -> scores.amend(amend, by);
            case Command.Confirm confirm -> scores.confirm(confirm, by);
            case Command.Pause _ -> pause(true);
            case Command.Resume _ -> pause(false);
            case Command.Dismiss _ -> dismiss(by);
            case Command.Look(var why) -> desk.comparing.look(by, why);
            case Command.Settle settle -> desk.comparing.settle(settle, by);
            case Command.Choose choose -> choose(choose, by);
            case Command.Thrown(var seat, var cards, _) -> desk.choosing.thrown(seat, cards);
            case Command.Belongs belongs -> belongs(belongs, by);
            case Command.Name(var seat, var name) -> name(seat, name.strip(), by);
        };
    }

    private Optional<Refusal> start(Optional<Seat> dealer) {
        if (desk.phase() != Phase.DEAL || !desk.sheet().lines().isEmpty()) {
            return not(Why.HAND_IS_BEGUN);
        }
        dealer.ifPresent(desk::dealtBy);
        desk.started = true;
        desk.add(new Effect.Started(desk.match.dealer()));
        press(Button.of("start"));
        return done();
    }

    private Optional<Refusal> attend(Set<Seat> seats, Person by) {
        List<Calling> others =
                desk.calling.stream()
                        .filter(one -> !seats.isEmpty() && !seats.contains(one.seat()))
                        .toList();
        if (others.size() == desk.calling.size()) {
            return not(Why.NOTHING_TO_ANSWER);
        }
        desk.calling = others;
        desk.add(new Effect.Attended(by));
        return done();
    }

    private Optional<Refusal> timeOut(Person by, Command command) {
        if (desk.phase() == Phase.OVER) {
            return not(Why.HAND_IS_OVER);
        }
        if (desk.open().timeOutRuns() || desk.timeOutWaits()) {
            return not(Why.TIME_OUT_RUNS);
        }
        if (desk.phase() == Phase.DEAL) {
            desk.keep(Teller.PEOPLE, by, command);
        } else {
            press(Button.of("timeout"));
        }
        return done();
    }

    private Optional<Refusal> redeal(Person by) {
        if (desk.phase() == Phase.OVER) {
            return not(Why.HAND_IS_OVER);
        }
        boolean timeOut = desk.open().timeOutRuns();
        suspectNobody();
        if (!desk.sheet().lines().isEmpty()) {
            Optional<Refusal> refusal = desk.put(new Act.Redeal(), Teller.PEOPLE);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        desk.hire(desk.sheet());
        if (timeOut) {
            desk.keep(Teller.PEOPLE, by, new Command.TimeOut());
        }
        return done();
    }

    private Optional<Refusal> end() {
        if (desk.isPlaying()) {
            return desk.put(new Act.End(), Teller.PEOPLE);
        }
        if (desk.phase() == Phase.OVER) {
            return not(Why.HAND_IS_OVER);
        }
        if (desk.match.played().isEmpty()) {
            return not(Why.NO_HAND_IS_PLAYED);
        }
        desk.endMatch();
        return done();
    }

    private Optional<Refusal> dismiss(Person by) {
        if (desk.contest.isEmpty()) {
            return not(Why.NOTHING_TO_ANSWER);
        }
        desk.endContest(Optional.of(by));
        return done();
    }

    private Optional<Refusal> choose(Command.Choose choose, Person by) {
        Optional<Refusal> refusal = desk.choosing.offer(choose);
        if (refusal.isPresent()) {
            return refusal;
        }
        boolean again = desk.choosing.open().orElseThrow().option() instanceof Option.DealtAgain;
        return again
                ? desk.choosing.take(by, choose.why(), () -> redeal(by))
                : desk.choosing.take(by, choose.why());
    }

    private Optional<Refusal> name(Seat seat, String name, Person by) {
        desk.match = desk.match.named(seat, name);
        desk.add(new Effect.Named(seat, name, by));
        return done();
    }

    private Optional<Refusal> belongs(Command.Belongs said, Person by) {
        MatchSheet known =
                said.match() == desk.match.number() ? desk.match : desk.before.orElse(desk.match);
        if (known.number() != said.match()) {
            return not(Why.NO_SUCH_MATCH, said.match());
        }
        MatchSheet now =
                known.of(known.event().in(said.tournament().strip(), said.round().strip()));
        if (known == desk.match) {
            desk.match = now;
        } else {
            desk.before = Optional.of(now);
        }
        desk.add(new Effect.Belongs(now.number(), now.event(), by));
        return done();
    }

    private Optional<Refusal> pause(boolean on) {
        if (desk.pauses.isOn() == on) {
            return not(on ? Why.IS_PAUSED : Why.IS_NOT_PAUSED);
        }
        desk.pauses = on ? desk.pauses.begun(desk.now) : desk.pauses.over(desk.now);
        desk.add(on ? new Effect.Paused() : new Effect.Resumed());
        return done();
    }

    private Optional<Refusal> nextHand() {
        if (desk.phase() != Phase.OVER) {
            return not(Why.HAND_IS_NOT_OVER);
        }
        suspectNobody();
        desk.finishHand();
        desk.hire(desk.sheet());
        return done();
    }

    /** Another hand begins: nobody is blamed in it for what was not sure in this one. */
    private void suspectNobody() {
        hearing.hear(desk.scribe.suspectNobody(desk.now));
        desk.questions = desk.questions.forgotten();
    }
}
