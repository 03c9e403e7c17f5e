package burraco.cli;

import burraco.board.BoardSetup;
import burraco.board.TableBoard;
import burraco.hal.Antenna;
import burraco.hal.Buzzer;
import burraco.hal.InputDevice;
import burraco.hal.LampGroup;
import burraco.hal.Lamps;
import burraco.hal.LampsTogether;
import burraco.layout.DevicesInfo;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The real devices of a layout. Here drivers are plugged in, one for each kind of source. */
final class TableDevices implements AutoCloseable {
    private static final String BOARD = "board";

    private final List<InputDevice> inputs = new ArrayList<>();
    private final List<Lamps> lamps = new ArrayList<>();
    private final List<TableBoard> boards = new ArrayList<>();
    private Optional<Buzzer> buzzer = Optional.empty();

    /** Why a source cannot be driven; empty where it can, or where it does not exist. */
    static Optional<String> trouble(SourceInfo source, Layout layout, DevicesInfo devices) {
        if (source.isVirtual()) {
            return Optional.empty();
        }
        if (!source.kind().equals(BOARD)) {
            return ReaderDrivers.trouble(source, antennas(source, layout));
        }
        try {
            setup(source, layout, devices);
            return Optional.empty();
        } catch (IllegalArgumentException no) {
            return Optional.of(no.getMessage());
        }
    }

    /**
     * All that can be driven, not opened.
     *
     * @param micros a clock in microseconds that never goes back
     * @param host drawn anew at each start of the program, not 0
     */
    static TableDevices of(Layout layout, DevicesInfo devices, LongSupplier micros, int host) {
        TableDevices all = new TableDevices();
        for (SourceInfo source : layout.sources()) {
            if (!source.isVirtual() && trouble(source, layout, devices).isEmpty()) {
                if (source.kind().equals(BOARD)) {
                    all.add(
                            new TableBoard(
                                    setup(source, layout, devices),
                                    ReaderDrivers.port(source),
                                    micros,
                                    host),
                            source,
                            devices);
                } else {
                    all.inputs.add(ReaderDrivers.of(source, antennas(source, layout), micros));
                }
            }
        }
        return all;
    }

    private void add(TableBoard board, SourceInfo source, DevicesInfo devices) {
        boards.add(board);
        inputs.add(board.tags());
        inputs.addAll(board.scales());
        if (!devices.buttonsOf(source.id()).isEmpty()) {
            inputs.add(board.buttons());
        }
        if (!devices.lampsOf(source.id()).isEmpty()) {
            lamps.add(board.lamps());
        }
        if (devices.buzzes(source.id())) {
            buzzer = Optional.of(board.buzzer());
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

    /** Antennas, scales and buttons. */
    List<InputDevice> inputs() {
        return List.copyOf(inputs);
    }

    Optional<Lamps> lamps() {
        return lamps.isEmpty() ? Optional.empty() : Optional.of(new LampsTogether("lamps", lamps));
    }

    Optional<Buzzer> buzzer() {
        return buzzer;
    }

    @Override
    public void close() {
        inputs.forEach(InputDevice::close);
        boards.forEach(TableBoard::close);
    }
}
