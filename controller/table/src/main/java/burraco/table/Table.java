package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.state.BetweenHands;
import burraco.table.state.Question;
import burraco.table.state.ShownAct;
import burraco.table.state.TableRecords;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The core of a table: inputs go in, effects and a state come out. It uses no thread, clock or
 * file, and the same inputs always give the same table.
 */
public final class Table {
    private final TableWorkspace workspace;
    private final TableClocks times;
    private final CommandHandler orders;

    /**
     * @param dealer the presumed dealer of the first hand
     */
    public Table(Layout layout, Deck deck, Seat dealer) {
        this(new TableWorkspace(layout, deck::card, dealer, TrackerWatcher.of(layout, deck)));
    }

    /** Creates a table whose acts come from another source than the tracker. */
    public Table(Layout layout, Seat dealer, Watcher.Agency agency) {
        this(new TableWorkspace(layout, _ -> Optional.empty(), dealer, agency));
    }

    /** The same, where the cards of the deck are counted too. */
    public Table(Layout layout, Deck deck, Seat dealer, Watcher.Agency agency) {
        this(new TableWorkspace(layout, deck::card, dealer, agency));
    }

    private Table(TableWorkspace workspace) {
        this.workspace = workspace;
        times = new TableClocks(workspace);
        orders = new CommandHandler(workspace, times, this::hear);
    }

    /** Restores a table from its state between two hands. */
    public static Table of(Layout layout, Deck deck, BetweenHands from) {
        return new Table(
                new TableWorkspace(layout, deck::card, from, TrackerWatcher.of(layout, deck)));
    }

    /**
     * Another table with the same layout and deck, restored from its state between two hands. This
     * one is left as it is.
     */
    public Table restored(BetweenHands from) {
        return new Table(workspace.restored(from));
    }

    /** The state that everybody at the table may know. */
    public TableState state() {
        return WorkspaceState.of(workspace);
    }

    /** The state that nobody at the table may know, for the journal. */
    public TableRecords records() {
        return new TableRecords(
                workspace.sheet().record(),
                workspace.sheet().all(),
                workspace.sheet().corrections());
    }

    /** The whole record of the present hand, without hidden cards. */
    public List<ShownAct> lines() {
        return workspace.sheet().lines().stream().map(ShownAct::of).toList();
    }

    /** The corrections of the record that hold. */
    public List<ActSheet.Remark> remarks() {
        return workspace.sheet().remarks();
    }

    /** The state from which the table can be restored, if a hand began with the last input. */
    public Optional<BetweenHands> betweenHands() {
        return WorkspaceState.between(workspace);
    }

    /** Takes in one input and returns what followed from it. */
    public List<Effect> take(Input input) {
        workspace.handBegan = false;
        workspace.now = Math.max(workspace.now, input.at());
        workspace.countButtons.look();
        switch (input) {
            case Input.Read(var reading) -> read(reading);
            case Input.Ordered(_, var by, var command) -> orders.carryOut(by, command);
            case Input.Tick _ -> {}
        }
        times.look();
        workspace.countButtons.look();
        IdleTable.restIfIdle(workspace);
        return workspace.effects();
    }

    /**
     * What would follow from a command that changes the record, in the present state. Nothing is
     * changed, and the watcher does not learn of it.
     */
    public Preview preview(Input.Ordered order) {
        long at = Math.max(workspace.now, order.at());
        return orders.preview(order.by(), order.command(), at);
    }

    private void read(Reading reading) {
        if (reading instanceof Reading.Press(_, var button)) {
            press(button);
            return;
        }
        Troubles.of(reading, workspace.layout).ifPresent(this::trouble);
        hear(workspace.recordKeeper().take(reading));
        if (reading instanceof Reading.Inventory inventory) {
            workspace.counting.hear(inventory);
        }
    }

    private void trouble(Troubles.Trouble said) {
        boolean known = workspace.troubles.list().stream().anyMatch(one -> one.isOf(said.part()));
        workspace.troubles = workspace.troubles.after(said);
        if (!Troubles.isOver(said)) {
            workspace.add(new Effect.TroubleBegan(said));
        } else if (known) {
            workspace.add(new Effect.TroubleOver(said));
        }
    }

    /** Handles a button at the table, which is a command like any other. */
    private void press(Button button) {
        Person arbiter = new Person.Arbiter("");
        switch (button.key()) {
            case "start" -> orders.carryOut(arbiter, new Command.Start(Optional.empty()));
            case "timeout" -> orders.carryOut(arbiter, new Command.TimeOut());
            case "call" ->
                    atSeat(
                            button,
                            seat -> orders.carryOut(new Person.Player(seat), new Command.Call()));
            case "ok" -> atSeat(button, seat -> orders.pressed(seat, new Command.Ok()));
            case "undo" -> atSeat(button, seat -> orders.pressed(seat, new Command.Undo()));
            default -> {} // The table has not been told what this button is for.
        }
    }

    private static void atSeat(Button button, Consumer<Seat> pressed) {
        Arrays.stream(Seat.values())
                .filter(seat -> seat.toString().equals(button.place()))
                .forEach(pressed);
    }

    // Watcher

    private void hear(List<TrackerEvent> told) {
        if (!told.isEmpty()) {
            told.forEach(this::hear);
            workspace.settle();
        }
    }

    private void hear(TrackerEvent told) {
        switch (told) {
            case TrackerEvent.Decided act -> {
                workspace.watch.seeDealer();
                workspace.recordKeeper().hear(act, teller(act.entry()));
            }
            case TrackerEvent.Withdrawn act -> workspace.recordKeeper().hear(act);
            case TrackerEvent.Unsure unsure -> {
                workspace.questions = workspace.questions.with(unsure);
                Question question = workspace.questions.open().getLast();
                workspace.add(new Effect.Unsure(question));
            }
            case TrackerEvent.Resolved resolved ->
                    workspace.questions.open().stream()
                            .filter(question -> resolved.doubts().contains(question.unsure()))
                            .forEach(workspace::resolve);
            case TrackerEvent.Differs differs -> workspace.comparing.hear(differs);
            case TrackerEvent.Agrees agrees -> workspace.comparing.hear(agrees);
            case TrackerEvent.Foreign foreign ->
                    workspace.add(new Effect.Foreign(foreign.tag(), foreign.antenna()));
            // The devices have reported this themselves.
            case TrackerEvent.Trouble _ -> {}
            case TrackerEvent.TrustChanged sense -> trouble(Troubles.of(sense));
            case TrackerEvent.HandOver _ -> {
                workspace.settle();
                workspace.course.finishHand();
            }
        }
    }

    /** Acts that the tracker itself adds are also withdrawn by it. */
    private static ActOrigin teller(TrackedAct entry) {
        boolean pressed = entry.act() instanceof Act.Notice || entry.act() instanceof Act.TimeOut;
        return pressed && !entry.own() ? ActOrigin.PEOPLE : ActOrigin.SENSORS;
    }
}
