package burraco.board;

import burraco.hal.Buttons;
import burraco.hal.Buzzer;
import burraco.hal.Condition;
import burraco.hal.Lamps;
import burraco.hal.Reading;
import burraco.hal.Scale;
import burraco.hal.TagSensor;
import burraco.wire.Hello;
import burraco.wire.Line;
import burraco.wire.Port;
import burraco.wire.Result;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Our own board on one cable, with all that hangs on it. The devices that it hands out are there
 * once each and share the cable: it is opened with the first of them (lamps and buzzer are open as
 * soon as they are handed out), and closed with the last one that was handed out, or with the
 * board.
 *
 * <p>What is asked of the board itself is answered on the cable's thread, {@code NOT_NOW} where the
 * board is not there: none of it is done later.
 */
public final class TableBoard implements AutoCloseable {
    /** So long does one wait for a board's last answer. */
    private static final long FAREWELL_MILLIS = 250;

    private final BoardSetup setup;
    private final LongSupplier micros;
    private final Devices devices;
    private final BoardCore core;
    private final Line line;
    private final Set<BoardDevice> handedOut = new HashSet<>();
    private boolean begun;

    /**
     * @param micros a clock in microseconds that never goes back; readings have its milliseconds
     * @param hostToken drawn anew at each start of the program, never 0
     */
    public TableBoard(BoardSetup setup, Port.Opener port, LongSupplier micros, int hostToken) {
        this(setup, Line.cable(port, micros), micros, hostToken);
    }

    TableBoard(BoardSetup setup, Line.Layer layer, LongSupplier micros, int hostToken) {
        this.setup = setup;
        this.micros = micros;
        devices = Devices.of(this, setup);
        BoardTalk talk = new BoardTalk(setup, devices, hostToken);
        core = talk.core();
        line = layer.lay(talk);
    }

    public TagSensor tags() {
        return handOut(devices.tags());
    }

    /** In the order of the setup. */
    public List<Scale> scales() {
        return devices.scales().stream().<Scale>map(this::handOut).toList();
    }

    public Buttons buttons() {
        return handOut(devices.buttons());
    }

    public Lamps lamps() {
        return handOutOpen(devices.lamps());
    }

    public Buzzer buzzer() {
        return handOutOpen(devices.buzzer());
    }

    public String source() {
        return setup.source();
    }

    /** How the board is. */
    public Condition condition() {
        return core.condition();
    }

    /** What the board said of itself last. */
    public Optional<Hello> hello() {
        return core.hello();
    }

    /** What it told a technician last. */
    public String lastNote() {
        return core.lastNote();
    }

    /**
     * Measures an antenna; what is found is told as a reading if it is news, and kept.
     *
     * @param antenna its number in the layout
     * @throws IllegalArgumentException if it is not here
     */
    public void diagnose(int antenna, Consumer<Result> then) {
        int port =
                setup.antennas().stream()
                        .filter(one -> one.id() == antenna)
                        .mapToInt(BoardSetup::wirePort)
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("no antenna " + antenna));
        with(() -> core.diagnose(antenna, port, then));
    }

    /** What the board found of an antenna since {@link #diagnose}; nothing before it has. */
    public Optional<Measured> measured(int antenna) {
        return core.measured(antenna);
    }

    /** The board tries all its devices and says what it found. */
    public void selfTest(Consumer<Result> then) {
        with(() -> core.giveNow(Order.test(), then));
    }

    /** The board starts anew; lamps and plan are as they were afterwards. */
    public void restart(Consumer<Result> then) {
        with(() -> core.giveNow(Order.restart(), then));
    }

    /** Loads a new firmware. No antenna is scanned meanwhile. */
    public void update(FirmwareImage image, UpdateListener listener) {
        with(() -> core.update(image, listener));
    }

    /**
     * The board is told that its ports rest and that nothing sounds; lamps go out by themselves.
     */
    @Override
    public void close() {
        CountDownLatch saidAll = new CountDownLatch(1);
        with(() -> {
            devices.all().forEach(BoardDevice::markClosed);
            begun = true;
            core.farewell(saidAll::countDown);
        });
        line.closeAfter(saidAll, FAREWELL_MILLIS);
    }

    // For its devices

    BoardCore core() {
        return core;
    }

    void with(Runnable what) {
        line.with(() -> {
            core.clock(micros.getAsLong());
            what.run();
        });
    }

    void open(BoardInput device, Consumer<Reading> listener) {
        with(() -> device.opened(listener, Math.floorDiv(micros.getAsLong(), 1_000)));
        opened(device);
    }

    void close(BoardDevice device) {
        boolean[] last = new boolean[1];
        with(() -> {
            device.markClosed();
            core.closed();
            handedOut.add(device);
            last[0] = handedOut.stream().allMatch(BoardDevice::isClosed);
        });
        if (last[0]) {
            close();
        }
    }

    private <D extends BoardDevice> D handOut(D device) {
        with(() -> handedOut.add(device));
        return device;
    }

    private <D extends BoardDevice> D handOutOpen(D device) {
        boolean[] first = new boolean[1];
        with(() -> {
            handedOut.add(device);
            first[0] = !device.isOpen() && !device.isClosed();
            if (first[0]) {
                device.markOpen();
            }
        });
        if (first[0]) {
            opened(device);
        }
        return device;
    }

    private void opened(BoardDevice device) {
        boolean[] first = new boolean[1];
        with(() -> {
            first[0] = !begun;
            begun = true;
            core.opened(device);
        });
        if (first[0]) {
            line.open();
        }
    }
}
