package burraco.board;

import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Trouble;
import burraco.wire.Hello;
import burraco.wire.LinkFailure;
import burraco.wire.LinkListener;
import burraco.wire.MessageFields;
import burraco.wire.PortLost;
import burraco.wire.Result;
import burraco.wire.Talk;
import java.util.Collections;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Turns the events of a board into readings, and calls of its devices into orders. It uses no
 * clock: {@link #clock} is called with the time before anything else.
 *
 * <p>A board remembers events while the connection is lost. They are reported before its {@code
 * back}, with their original times; {@code lost} has the time since which nothing was heard.
 */
final class BoardCore implements LinkListener {
    private static final long SILENCE_MICROS = 3_000_000;
    private static final Result NOT_THERE =
            new Result(Result.Code.NOT_NOW, "the board is not there");

    private final BoardDevices devices;
    private final OrderSink orders;
    private final BoardPresence presence;
    private final BoardEvents events;
    private final PlanOrders plan;
    private final LampOrders lamps;
    private final SoundOrders sound;
    private Optional<FirmwareUpdate> update = Optional.empty();
    private PortLost.Why noPort = PortLost.Why.ABSENT;
    private boolean live;
    private long now;
    private volatile Optional<Hello> hello = Optional.empty();
    private volatile String note = "";

    BoardCore(BoardSetup setup, BoardDevices devices, OrderSink orders) {
        this.devices = devices;
        this.orders = orders;
        BoardReports telling = new BoardReports(devices.inputs());
        presence = new BoardPresence(setup.source(), telling);
        events = new BoardEvents(setup, devices, telling, presence);
        plan = new PlanOrders(orders, setup.antennas());
        lamps = new LampOrders(orders, setup);
        sound = new SoundOrders(orders);
    }

    /** Sets the time in microseconds. */
    void clock(long micros) {
        now = micros;
    }

    private long millis() {
        return Math.floorDiv(now, 1_000);
    }

    /** Any thread. */
    Condition condition() {
        return presence.condition();
    }

    /** The last {@code hello} of the board. Any thread. */
    Optional<Hello> hello() {
        return hello;
    }

    /** The last note of the board for technicians. Any thread. */
    String lastNote() {
        return note;
    }

    /** The result of the last measurement of an antenna. Any thread. */
    Optional<AntennaMeasurement> measured(int antenna) {
        return events.measured(antenna);
    }

    void diagnose(int antenna, int port, Consumer<Result> then) {
        events.measure(antenna);
        giveNow(BoardOrder.diagnose(port), then);
    }

    // What its devices want

    void opened(BoardDevice device) {
        switch (device) {
            case BoardInput input -> {
                presence.opened(millis());
                events.opened(input, millis());
                plan.scanning(devices.tags().isOpen());
            }
            case BoardDevice _ -> lamps.use(devices.lamps().isOpen());
        }
    }

    void closed() {
        plan.scanning(devices.tags().isOpen());
        lamps.use(devices.lamps().isOpen());
        if (devices.buzzer().isClosed()) {
            sound.stop();
        }
    }

    /** All devices are closed: stops scanning and sound. */
    void farewell(Runnable whenSaid) {
        lamps.use(false);
        sound.stop();
        giveNow(BoardOrder.plan(Collections.emptySortedMap()), _ -> whenSaid.run());
        live = false;
    }

    PlanOrders plan() {
        return plan;
    }

    LampOrders lamps() {
        return lamps;
    }

    SoundOrders sound() {
        return sound;
    }

    OrderSink orders() {
        return orders;
    }

    /** Gives an order that is dropped if it cannot be carried out now. */
    void giveNow(BoardOrder order, Consumer<Result> then) {
        if (live) {
            orders.give(order, then);
        } else {
            then.accept(NOT_THERE);
        }
    }

    void update(FirmwareImage image, UpdateListener listener) {
        Optional<UpdateFailure> refused = cannotUpdate();
        if (refused.isPresent()) {
            listener.failed(refused.get(), "");
            return;
        }
        FirmwareUpdate begun = new FirmwareUpdate(image, orders, listener, plan::goOn);
        update = Optional.of(begun);
        plan.rest(begun::begin);
    }

    private Optional<UpdateFailure> cannotUpdate() {
        if (!live) {
            return Optional.of(UpdateFailure.NOT_THERE);
        }
        if (hello.filter(board -> (board.features() & FirmwareUpdate.FEATURE) != 0).isEmpty()) {
            return Optional.of(UpdateFailure.CANNOT);
        }
        return update.filter(one -> !one.isOver()).map(_ -> UpdateFailure.UNDER_WAY);
    }

    /** Returns when to call it again. */
    long poll() {
        long lampsDue = lamps.poll(now);
        return Math.min(lampsDue, update.map(one -> one.poll(now)).orElse(Talk.NEVER));
    }

    // What the link says

    void portLost(PortLost.Why why) {
        noPort = why;
    }

    @Override
    public void live(Hello board, boolean anew, long at) {
        boolean otherBoot = hello.filter(before -> before.boot() == board.boot()).isEmpty();
        if (otherBoot) {
            boolean known = hello.isPresent();
            if (known) {
                presence.startedAnew(millis());
            }
            events.startedAnew(known && board.uptime() < InputDevice.KEPT_MILLIS * 1_000);
        }
        hello = Optional.of(board);
        live = true;
        devices.all().forEach(device -> device.live(board));
        events.live(board, millis());
        plan.live(board.antennas(), anew);
        lamps.live(board.lamps(), now);
        sound.live();
        update.ifPresent(one -> one.live(board, otherBoot));
    }

    @Override
    public void event(int type, int number, long at, int flags, MessageFields fields) {
        events.event(type, Math.floorDiv(at, 1_000), flags, fields, millis());
    }

    @Override
    public void caughtUp(long at) {
        presence.up(millis());
    }

    @Override
    public void down(LinkFailure why, String detail, long at) {
        live = false;
        plan.down();
        lamps.down();
        sound.down();
        boolean silent = why == LinkFailure.SILENT || why == LinkFailure.GARBLED;
        long since = silent && presence.isUp() ? now - SILENCE_MICROS : now;
        presence.down(trouble(why), detail, Math.floorDiv(since, 1_000));
    }

    @Override
    public void note(String text) {
        note = text;
    }

    private Trouble trouble(LinkFailure why) {
        return switch (why) {
            case NO_PORT ->
                    switch (noPort) {
                        case REFUSED, TAKEN -> Trouble.REFUSED;
                        case STUCK -> Trouble.SILENT;
                        case ABSENT, GONE, CLOSED -> Trouble.UNPLUGGED;
                    };
            case SILENT -> Trouble.SILENT;
            case GARBLED -> Trouble.GARBLED;
            case OTHER_VERSION -> Trouble.OTHER_VERSION;
        };
    }
}
