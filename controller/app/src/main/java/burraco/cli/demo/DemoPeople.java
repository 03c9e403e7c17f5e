package burraco.cli.demo;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.hand.Hand;
import burraco.engine.score.Count;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.play.evening.Script;
import burraco.table.Effect;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.Question;
import burraco.table.state.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Simulates what players do when they look at the display: both lines confirm the score of a hand
 * and answer questions. An arbiter enters the count if the table has not seen all cards.
 */
final class DemoPeople implements DemoHost.Audience {
    private static final long LOOK_MILLIS = 3_000;
    private static final long READ_MILLIS = 2_500;

    private final List<Intention> intentions = new ArrayList<>();
    private Supplier<TableState> state;
    private long now;
    private Script script;
    private boolean ruled;

    /** An action planned for a later time; it is dropped if there is no reason left. */
    private record Intention(long at, Thing what) {}

    private interface Thing {
        Optional<Input> now(long at, TableState state);
    }

    /** Sets the hand that is being played. */
    void play(Script next) {
        script = next;
        ruled = false;
    }

    @Override
    public void see(Supplier<TableState> current, List<Effect> effects) {
        state = current;
        for (Effect effect : effects) {
            ruled |= effect instanceof Effect.Decided(var act) && !act.rulings().isEmpty();
            if (effect instanceof Effect.HandOver) {
                intend(READ_MILLIS, (at, table) -> count(at, table, Line.NS));
                intend(READ_MILLIS, (at, table) -> count(at, table, Line.EW));
                intend(LOOK_MILLIS + READ_MILLIS, (at, table) -> confirm(at, table, Line.NS));
                intend(LOOK_MILLIS + 2 * READ_MILLIS, (at, table) -> confirm(at, table, Line.EW));
            }
            if (effect instanceof Effect.Unsure(var question) && question.unsure().prompt()) {
                intend(2 * LOOK_MILLIS, (at, table) -> answer(at, table, question));
            }
        }
    }

    private void intend(long later, Thing what) {
        intentions.add(new Intention(state.get().now() + later, what));
    }

    /** The actions that are due. */
    List<Input> act(long at) {
        now = Math.max(now, at);
        List<Intention> due = intentions.stream().filter(one -> one.at() <= now).toList();
        intentions.removeAll(due);
        List<Input> inputs = new ArrayList<>();
        for (Intention one : due) {
            one.what().now(now, state.get()).ifPresent(inputs::add);
        }
        return inputs;
    }

    private static Optional<Input> ok(long at, Seat seat) {
        return press("ok", at, seat);
    }

    private static Optional<Input> press(String key, long at, Seat seat) {
        Button button = new Button(key, seat.toString());
        return Optional.of(new Input.Read(new Reading.Press(at, button)));
    }

    // A hand that is over

    static MatchSheet match(TableState state) {
        return state.match().played().isEmpty()
                ? state.before().orElse(state.match())
                : state.match();
    }

    private static Optional<Input> confirm(long at, TableState state, Line line) {
        return match(state).awaiting(line).flatMap(_ -> ok(at, line.first()));
    }

    private Optional<Input> count(long at, TableState state, Line line) {
        List<PlayedHand> played = match(state).played();
        if (played.isEmpty() || played.getLast().isConfirmed()) {
            return Optional.empty();
        }
        Hand end = Engine.close(script.deeds().getLast().after(), Integer.MAX_VALUE).hand();
        PlayedHand hand = played.getLast();
        Command left =
                new Command.Left(
                        match(state).number(),
                        hand.number(),
                        line,
                        hand.score(line).left(Count.of(end, line)));
        return hand.isUnseen(line)
                ? Optional.of(new Input.Ordered(at, new Person.Player(line.first()), left))
                : Optional.empty();
    }

    // A question

    /**
     * Yes if nobody broke the rules or the case has been ruled; no if the question is about the
     * case.
     */
    private Optional<Input> answer(long at, TableState state, Question question) {
        boolean open = state.questions().contains(question);
        boolean nothingHidden = ruled || script.mischief().isEmpty();
        Seat seat = question.asked().getFirst();
        if (!open || !nothingHidden && !question.isOfFault()) {
            return Optional.empty();
        }
        return press(nothingHidden ? "ok" : "undo", at, seat);
    }
}
