package burraco.cli.devices;

import burraco.board.BoardSetup;
import burraco.board.TableBoard;
import burraco.hal.Antenna;
import burraco.hal.Buzzer;
import burraco.hal.Device;
import burraco.hal.InputDevice;
import burraco.hal.LampGroup;
import burraco.hal.Lamps;
import burraco.hal.LampsTogether;
import burraco.hal.TextDisplay;
import burraco.hal.pi.PiHeader;
import burraco.layout.DevicesInfo;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.readers.ReaderDevice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/** The real devices of a layout, with a driver for each kind of source. */
public final class TableDevices implements AutoCloseable {
    /** How long closing waits for a port that hangs. */
    private static final Duration LONGEST_END = Duration.ofMillis(1_500);

    private final DevicesInfo devices;
    private final List<InputDevice> inputs = new ArrayList<>();
    private final List<TableBoard> boards = new ArrayList<>();
    private final List<ReaderDevice> readers = new ArrayList<>();
    private Optional<PiHeader> header = Optional.empty();

    private TableDevices(DevicesInfo devices) {
        this.devices = devices;
    }

    /** Why a source cannot be driven; empty if it can, or if it is virtual. */
    public static Optional<String> trouble(SourceInfo source, Layout layout, DevicesInfo devices) {
        if (source.isVirtual()) {
            return Optional.empty();
        }
        if (!source.isBoard() && !source.isPi()) {
            return ReaderDrivers.trouble(source, antennas(source, layout));
        }
        try {
            if (source.isPi()) {
                PiDevices.setup(source.id(), devices);
            } else {
                setup(source, layout, devices);
            }
            return Optional.empty();
        } catch (IllegalArgumentException no) {
            return Optional.of(no.getMessage());
        }
    }

    /**
     * The devices that have a driver, not opened yet.
     *
     * @param micros a clock in microseconds that never goes back
     * @param host a random number for each start of the program, not 0
     */
    public static TableDevices of(
            Layout layout, DevicesInfo devices, LongSupplier micros, int host) {
        TableDevices all = new TableDevices(devices);
        for (SourceInfo source : layout.sources()) {
            if (!source.isVirtual() && trouble(source, layout, devices).isEmpty()) {
                if (source.isPi()) {
                    all.add(new PiHeader(PiDevices.setup(source.id(), devices), micros));
                } else if (source.isBoard()) {
                    all.add(
                            new TableBoard(
                                    setup(source, layout, devices),
                                    ReaderDrivers.port(source),
                                    micros,
                                    host));
                } else {
                    all.add(ReaderDrivers.of(source, antennas(source, layout), micros));
                }
            }
        }
        return all;
    }

    private void add(ReaderDevice reader) {
        readers.add(reader);
        inputs.add(reader);
    }

    private void add(TableBoard board) {
        boards.add(board);
        inputs.add(board.tags());
        inputs.addAll(board.scales());
        if (!devices.buttonsOf(board.source()).isEmpty()) {
            inputs.add(board.buttons());
        }
    }

    private void add(PiHeader made) {
        header = Optional.of(made);
        if (!devices.buttonsOf(made.source()).isEmpty()) {
            inputs.add(made.buttons());
        }
    }

    private static List<Antenna> antennas(SourceInfo source, Layout layout) {
        return layout.antennas().stream()
                .filter(one -> one.source().equals(source.id()))
                .map(LaidAntenna::antenna)
                .toList();
    }

    /** People count connectors from 1. */
    private static BoardSetup setup(SourceInfo source, Layout layout, DevicesInfo devices) {
        return new BoardSetup(
                source.id(),
                antennas(source, layout),
                layout.scales().stream()
                        .filter(scale -> scale.source().equals(source.id()))
                        .map(scale -> new BoardSetup.Load(scale.id(), scale.port() - 1))
                        .toList(),
                devices.buttonsOf(source.id()).stream()
                        .map(one -> new BoardSetup.Contact(one.button(), one.number()))
                        .toList(),
                devices.lampsOf(source.id()).stream()
                        .map(row ->
                                new BoardSetup.Row(
                                        new LampGroup(row.group(), row.lamps()), row.first()))
                        .toList());
    }

    public List<TableBoard> boards() {
        return List.copyOf(boards);
    }

    public List<ReaderDevice> readers() {
        return List.copyOf(readers);
    }

    public Optional<PiHeader> header() {
        return header;
    }

    /** Antennas, scales and buttons. */
    public List<InputDevice> inputs() {
        return List.copyOf(inputs);
    }

    /** These devices are opened by this call. */
    public Optional<Lamps> lamps() {
        List<Lamps> lamps =
                Stream.concat(
                                boards.stream().filter(this::shines).map(TableBoard::lamps),
                                headerLamps().stream())
                        .toList();
        return lamps.isEmpty() ? Optional.empty() : Optional.of(new LampsTogether("lamps", lamps));
    }

    private boolean shines(TableBoard board) {
        return !devices.lampsOf(board.source()).isEmpty();
    }

    private Optional<Lamps> headerLamps() {
        return header.filter(pi -> !devices.lampsOf(pi.source()).isEmpty()).map(PiHeader::lamps);
    }

    /** This device is opened by this call. */
    public Optional<TextDisplay> display() {
        return header.filter(_ -> devices.display().isPresent()).map(PiHeader::display);
    }

    /** This device is opened by this call. */
    public Optional<Buzzer> buzzer() {
        return boards.stream()
                .filter(board -> devices.buzzes(board.source()))
                .map(TableBoard::buzzer)
                .findFirst()
                .or(this::headerBuzzer);
    }

    private Optional<Buzzer> headerBuzzer() {
        return header.filter(pi -> devices.buzzes(pi.source())).map(PiHeader::buzzer);
    }

    /** Output devices on the header, which do not report their faults. */
    public List<Device> silent() {
        return Stream.of(headerLamps(), display(), headerBuzzer())
                .<Device>flatMap(Optional::stream)
                .toList();
    }

    /** Closes all ports at the same time, so that one that hangs does not delay the others. */
    @Override
    public void close() {
        List<Thread> closing =
                Stream.of(
                                boards.stream().<Runnable>map(board -> board::close),
                                readers.stream().<Runnable>map(reader -> reader::close),
                                header.stream().<Runnable>map(pi -> pi::close))
                        .flatMap(all -> all)
                        .map(one -> Thread.ofPlatform().name("closes devices").daemon().start(one))
                        .toList();
        long until = System.nanoTime() + LONGEST_END.toNanos();
        try {
            for (Thread one : closing) {
                one.join(Duration.ofNanos(Math.max(0, until - System.nanoTime())));
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
