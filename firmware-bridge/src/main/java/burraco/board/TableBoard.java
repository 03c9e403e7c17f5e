package burraco.board;

import burraco.hal.Buttons;
import burraco.hal.Buzzer;
import burraco.hal.Condition;
import burraco.hal.Lamps;
import burraco.hal.Reading;
import burraco.hal.Scale;
import burraco.hal.TagSensor;
import burraco.wire.Hello;
import burraco.wire.Port;
import burraco.wire.Result;
import burraco.wire.TalkLine;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Our own board on one cable with all its devices. Each device exists once, and they share the
 * cable: it is opened with the first device (lamps and buzzer are open as soon as they are
 * requested), and closed with the last one, or with the board.
 *
 * <p>Orders to the board itself are answered on the cable's thread, with {@code NOT_NOW} if the
 * board is not present; they are not carried out later.
 */
public final class TableBoard implements AutoCloseable {
    /** How long closing waits for the last answer of the board. */
    private static final long FAREWELL_MILLIS = 250;

    private final BoardSetup setup;
    private final LongSupplier micros;
    private final BoardDevices devices;
    private final BoardCore core;
    private final TalkLine line;
    private final Set<BoardDevice> handedOut = new HashSet<>();
    private boolean begun;

    /**
     * @param micros a clock in microseconds that never goes back; readings have its milliseconds
     * @param hostToken a random number for each start of the program, never 0
     */
    public TableBoard(BoardSetup setup, Port.Opener port, LongSupplier micros, int hostToken) {
        this(setup, TalkLine.cable(port, micros), micros, hostToken);
    }

    TableBoard(BoardSetup setup, TalkLine.Layer layer, LongSupplier micros, int hostToken) {
        this.setup = setup;
        this.micros = micros;
        devices = BoardDevices.of(this, setup);
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

    /** The condition of the board. */
    public Condition condition() {
        return core.condition();
    }

    /** The last {@code hello} of the board. */
    public Optional<Hello> hello() {
        return core.hello();
    }

    /** The last note of the board for technicians. */
    public String lastNote() {
        return core.lastNote();
    }

    /**
     * Measures an antenna. The result is kept, and reported as a reading if it is new.
     *
     * @param antenna its number in the layout
     * @throws IllegalArgumentException if the board does not have it
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

    /** The result of {@link #diagnose}; empty before there is one. */
    public Optional<AntennaMeasurement> measured(int antenna) {
        return core.measured(antenna);
    }

    /** Runs the self-test of the board. */
    public void selfTest(Consumer<Result> then) {
        with(() -> core.giveNow(BoardOrder.test(), then));
    }

    /** Restarts the board; lamps and plan are restored afterwards. */
    public void restart(Consumer<Result> then) {
        with(() -> core.giveNow(BoardOrder.restart(), then));
    }

    /** Loads new firmware. No antenna is scanned meanwhile. */
    public void update(FirmwareImage image, UpdateListener listener) {
        with(() -> core.update(image, listener));
    }

    /** Stops scanning and sound; lamps go out by themselves. */
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
