package burraco.cli.devices;

import burraco.cli.options.ReaderFamilies;
import burraco.hal.Antenna;
import burraco.layout.SourceInfo;
import burraco.readers.ReaderDevice;
import burraco.readers.ReaderFamily;
import burraco.serial.SerialPorts;
import burraco.wire.LineSettings;
import burraco.wire.Port;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Drivers of readers from a shop, by their names in a layout. */
public final class ReaderDrivers {
    public static final List<String> KINDS = ReaderFamilies.names();

    /** The line settings of our own board, which is faster than readers from a shop. */
    private static final LineSettings OF_BOARD =
            new LineSettings(921_600, 8, LineSettings.Parity.NONE, 1);

    private ReaderDrivers() {}

    public static boolean has(String kind) {
        return KINDS.contains(kind);
    }

    /** The kinds of sources that hang on a cable, as a layout writes them. */
    public static String quoted() {
        return Stream.of(List.of(SourceInfo.BOARD), KINDS, List.of(SourceInfo.PI))
                .flatMap(List::stream)
                .map(kind -> '"' + kind + '"')
                .collect(Collectors.joining(", "));
    }

    /** The usual speed of such a source in bauds. */
    public static int baud(String kind) {
        return usual(kind).baud();
    }

    private static LineSettings usual(String kind) {
        return kind.equals(SourceInfo.BOARD)
                ? OF_BOARD
                : ReaderFamilies.find(kind).map(ReaderFamily::line).orElse(LineSettings.USUAL);
    }

    /** The serial port of a source, board or reader. */
    public static Port.Opener port(SourceInfo source) {
        LineSettings usual = usual(source.kind());
        LineSettings line =
                new LineSettings(
                        source.baud().orElse(usual.baud()),
                        usual.dataBits(),
                        usual.parity(),
                        usual.stopBits());
        return new SerialPorts(source.port().orElseThrow(), line);
    }

    /** Why a source cannot be driven; empty if it can. */
    public static Optional<String> trouble(SourceInfo source, List<Antenna> antennas) {
        if (!has(source.kind())) {
            return Optional.of("this version has no driver for \"" + source.kind() + "\"");
        }
        try {
            of(source, antennas, () -> 0).close();
            return Optional.empty();
        } catch (IllegalArgumentException no) {
            return Optional.of(no.getMessage());
        }
    }

    /**
     * A reader, which is not opened yet.
     *
     * @throws IllegalArgumentException with a sentence for a person, if there is no such reader
     */
    public static ReaderDevice of(SourceInfo source, List<Antenna> antennas, LongSupplier micros) {
        List<String> profile =
                source.profile().map(text -> List.of(text.strip().split("\\s+"))).orElse(List.of());
        return ReaderFamilies.find(source.kind())
                .orElseThrow(() -> new IllegalArgumentException("no reader " + source.kind()))
                .reader(source.id(), antennas, port(source), micros, profile);
    }
}
