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
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Teller;
import burraco.table.state.BetweenHands;
import burraco.table.state.Question;
import burraco.table.state.Shown;
import burraco.table.state.TableRecords;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import burraco.tracking.Told;
import burraco.tracking.course.Entry;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The core of a table: inputs in, effects and a state out. Pure: it knows no thread, no clock and
 * no file, and the same inputs make the same table, to the last ruling.
 */
public final class Table {
    private final Desk desk;
    private final Times times;
    private final Orders orders;

    /**
     * @param dealer who is presumed to deal the first hand
     */
    public Table(Layout layout, Deck deck, Seat dealer) {
        this(new Desk(layout, deck::card, dealer, TrackerWatching.of(layout, deck)));
    }

    /** With somebody else to make acts of readings. */
    public Table(Layout layout, Seat dealer, Watcher.Agency agency) {
        this(new Desk(layout, _ -> Optional.empty(), dealer, agency));
    }

    /** The same, where the cards of the deck are counted too. */
    public Table(Layout layout, Deck deck, Seat dealer, Watcher.Agency agency) {
        this(new Desk(layout, deck::card, dealer, agency));
    }

    private Table(Desk desk) {
        this.desk = desk;
        times = new Times(desk);
        orders = new Orders(desk, times, this::hear);
    }

    /** The table that this one was: it goes on as that one would have. */
    public static Table of(Layout layout, Deck deck, BetweenHands from) {
        return new Table(new Desk(layout, deck::card, from, TrackerWatching.of(layout, deck)));
    }

    /**
     * Another table with the same layout and deck, restored from its state between two hands. This
     * one is left as it is.
     */
    public Table restored(BetweenHands from) {
        return new Table(desk.restored(from));
    }

    /** As everybody at the table may know it. */
    public TableState state() {
        return desk.state();
    }

    /** As nobody at the table may know it. */
    public TableRecords records() {
        return new TableRecords(
                desk.sheet().record(), desk.sheet().all(), desk.sheet().corrections());
    }

    /** The whole record of the hand at hand, as everybody may know it. */
    public List<Shown> lines() {
        return desk.sheet().lines().stream().map(Shown::of).toList();
    }

    /** What people say of the record, as far as it holds. */
    public List<Sheet.Remark> remarks() {
        return desk.sheet().remarks();
    }

    /** From where it can be made again, if a hand began with the last input. */
    public Optional<BetweenHands> betweenHands() {
        return desk.betweenHands();
    }

    /** Takes in one input; what came of it, in order. */
    public List<Effect> take(Input input) {
        desk.handBegan = false;
        desk.now = Math.max(desk.now, input.at());
        desk.countButtons.look();
        switch (input) {
            case Input.Read(var reading) -> read(reading);
            case Input.Ordered(_, var by, var command) -> orders.carryOut(by, command);
            case Input.Tick _ -> {}
        }
        times.look();
        desk.countButtons.look();
        desk.restIfIdle();
        return desk.effects();
    }

    /**
     * What would come of an order that changes the record, by how the table stands now. Nothing is
     * done: it works on values, and whoever makes acts of readings does not hear of it.
     */
    public Preview preview(Input.Ordered order) {
        long at = Math.max(desk.now, order.at());
        return orders.preview(order.by(), order.command(), at);
    }

    private void read(Reading reading) {
        if (reading instanceof Reading.Press(_, var button)) {
            press(button);
            return;
        }
        Troubles.of(reading, desk.layout).ifPresent(this::trouble);
        hear(desk.scribe.take(reading));
        if (reading instanceof Reading.Inventory inventory) {
            desk.counting.hear(inventory);
        }
    }

    private void trouble(Troubles.Trouble said) {
        boolean known = desk.troubles.list().stream().anyMatch(one -> one.isOf(said.part()));
        desk.troubles = desk.troubles.after(said);
        if (!Troubles.isOver(said)) {
            desk.add(new Effect.TroubleBegan(said));
        } else if (known) {
            desk.add(new Effect.TroubleOver(said));
        }
    }

    /** A button at the table is an order like any other. */
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
            default -> {} // Of this button nobody has told the table what it is for.
        }
    }

    private static void atSeat(Button button, Consumer<Seat> pressed) {
        Arrays.stream(Seat.values())
                .filter(seat -> seat.toString().equals(button.place()))
                .forEach(pressed);
    }

    // What is understood

    private void hear(List<Told> told) {
        if (!told.isEmpty()) {
            told.forEach(this::hear);
            desk.settle();
        }
    }

    private void hear(Told told) {
        switch (told) {
            case Told.Decided act -> {
                desk.seeDealer();
                desk.scribe.hear(act, teller(act.entry()));
            }
            case Told.Withdrawn act -> desk.scribe.hear(act);
            case Told.Unsure unsure -> {
                desk.questions = desk.questions.with(unsure);
                Question question = desk.questions.open().getLast();
                desk.add(new Effect.Unsure(question));
            }
            case Told.Resolved resolved ->
                    desk.questions.open().stream()
                            .filter(question -> resolved.doubts().contains(question.unsure()))
                            .forEach(desk::resolve);
            case Told.Differs differs -> desk.comparing.hear(differs);
            case Told.Agrees agrees -> desk.comparing.hear(agrees);
            case Told.Foreign foreign ->
                    desk.add(new Effect.Foreign(foreign.tag(), foreign.antenna()));
            // The devices have said so themselves.
            case Told.Trouble _ -> {}
            case Told.Sense sense -> trouble(Troubles.of(sense));
            case Told.HandOver _ -> {
                desk.settle();
                desk.finishHand();
            }
        }
    }

    /** What the tracker says itself it also takes back itself. */
    private static Teller teller(Entry entry) {
        boolean pressed = entry.act() instanceof Act.Notice || entry.act() instanceof Act.TimeOut;
        return pressed && !entry.own() ? Teller.PEOPLE : Teller.SENSORS;
    }
}
