package burraco.board;

import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Trouble;
import burraco.wire.Down;
import burraco.wire.Fields;
import burraco.wire.Hello;
import burraco.wire.LinkListener;
import burraco.wire.PortLost;
import burraco.wire.Result;
import burraco.wire.Talk;
import java.util.Collections;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What a board says becomes readings, what its devices are told becomes orders. It asks no clock:
 * {@link #clock} says how late it is before anything else is called.
 *
 * <p>A board remembers while the wire is out. What it saw meanwhile is told before its {@code
 * back}, with the times at which it happened; {@code lost} has the time since when nothing was
 * heard.
 */
final class BoardCore implements LinkListener {
    private static final long SILENCE_MICROS = 3_000_000;
    private static final Result NOT_THERE =
            new Result(Result.Code.NOT_NOW, "the board is not there");

    private final Devices devices;
    private final Orders orders;
    private final Presence presence;
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

    BoardCore(BoardSetup setup, Devices devices, Orders orders) {
        this.devices = devices;
        this.orders = orders;
        Telling telling = new Telling(devices.inputs());
        presence = new Presence(setup.source(), telling);
        events = new BoardEvents(setup, devices, telling, presence);
        plan = new PlanOrders(orders, setup.antennas());
        lamps = new LampOrders(orders, setup);
        sound = new SoundOrders(orders);
    }

    /** It is so late, in microseconds. */
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

    /** What the board said of itself last. Any thread. */
    Optional<Hello> hello() {
        return hello;
    }

    /** What it wants to tell a technician. Any thread. */
    String lastNote() {
        return note;
    }

    /** What the board found of an antenna since it was asked to measure it. Any thread. */
    Optional<Measured> measured(int antenna) {
        return events.measured(antenna);
    }

    void diagnose(int antenna, int port, Consumer<Result> then) {
        events.measure(antenna);
        giveNow(Order.diagnose(port), then);
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

    /** All is closed: the board rests. */
    void farewell(Runnable whenSaid) {
        lamps.use(false);
        sound.stop();
        giveNow(Order.plan(Collections.emptySortedMap()), _ -> whenSaid.run());
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

    Orders orders() {
        return orders;
    }

    /** An order that is for now or for never. */
    void giveNow(Order order, Consumer<Result> then) {
        if (live) {
            orders.give(order, then);
        } else {
            then.accept(NOT_THERE);
        }
    }

    void update(FirmwareImage image, UpdateListener listener) {
        Optional<String> refused = cannotUpdate();
        if (refused.isPresent()) {
            listener.failed(refused.get());
            return;
        }
        FirmwareUpdate begun = new FirmwareUpdate(image, orders, listener, plan::goOn);
        update = Optional.of(begun);
        plan.rest(begun::begin);
    }

    private Optional<String> cannotUpdate() {
        if (!live) {
            return Optional.of(NOT_THERE.detail());
        }
        if (hello.filter(board -> (board.features() & FirmwareUpdate.FEATURE) != 0).isEmpty()) {
            return Optional.of("this board takes no new firmware over its cable");
        }
        return update.filter(one -> !one.isOver()).map(_ -> "an update is under way");
    }

    /** Says when it wants to be asked again. */
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
    public void event(int type, int number, long at, int flags, Fields fields) {
        events.event(type, Math.floorDiv(at, 1_000), flags, fields, millis());
    }

    @Override
    public void caughtUp(long at) {
        presence.up(millis());
    }

    @Override
    public void down(Down why, String detail, long at) {
        live = false;
        plan.down();
        lamps.down();
        sound.down();
        boolean silent = why == Down.SILENT || why == Down.GARBLED;
        long since = silent && presence.isUp() ? now - SILENCE_MICROS : now;
        presence.down(trouble(why), detail, Math.floorDiv(since, 1_000));
    }

    @Override
    public void note(String text) {
        note = text;
    }

    private Trouble trouble(Down why) {
        return switch (why) {
            case NO_PORT ->
                    switch (noPort) {
                        case REFUSED -> Trouble.REFUSED;
                        case STUCK -> Trouble.SILENT;
                        case ABSENT, GONE, CLOSED -> Trouble.UNPLUGGED;
                    };
            case SILENT -> Trouble.SILENT;
            case GARBLED -> Trouble.GARBLED;
            case OTHER_VERSION -> Trouble.OTHER_VERSION;
        };
    }
}
