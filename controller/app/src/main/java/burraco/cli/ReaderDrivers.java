package burraco.cli;

import burraco.hal.Antenna;
import burraco.layout.SourceInfo;
import burraco.readers.ReaderDevice;
import burraco.readers.feig.FeigForm;
import burraco.readers.feig.FeigReader;
import burraco.readers.feig.FeigSettings;
import burraco.readers.metratec.MetratecReader;
import burraco.readers.metratec.MetratecSettings;
import burraco.readers.pepper.PepperReader;
import burraco.readers.pepper.PepperSettings;
import burraco.serial.LineSettings;
import burraco.serial.SerialPorts;
import burraco.wire.Port;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Drivers of readers from a shop, by their names in a layout. */
final class ReaderDrivers {
    static final List<String> KINDS = List.of("feig", "metratec", "pepper");

    /** The line settings of our own board, which is faster than readers. */
    private static final LineSettings OF_BOARD =
            new LineSettings(921_600, 8, LineSettings.Parity.NONE, 1);

    private ReaderDrivers() {}

    static boolean has(String kind) {
        return KINDS.contains(kind);
    }

    /** The usual speed of such a source. */
    static int baud(String kind) {
        return usual(kind).baud();
    }

    private static LineSettings usual(String kind) {
        return switch (kind) {
            case "board" -> OF_BOARD;
            case "feig" -> LineSettings.FEIG;
            default -> LineSettings.USUAL;
        };
    }

    /** The serial port of a source, board or reader. */
    static Port.Opener port(SourceInfo source) {
        LineSettings usual = usual(source.kind());
        LineSettings line =
                new LineSettings(
                        source.baud().orElse(usual.baud()),
                        usual.dataBits(),
                        usual.parity(),
                        usual.stopBits());
        return new SerialPorts(source.port().orElseThrow(), line);
    }

    /** Why a source cannot be driven; empty where it can. */
    static Optional<String> trouble(SourceInfo source, List<Antenna> antennas) {
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
     * @throws IllegalArgumentException where there is no such one, with a sentence for a person
     */
    static ReaderDevice of(SourceInfo source, List<Antenna> antennas, LongSupplier micros) {
        Port.Opener port = port(source);
        List<String> words =
                source.profile().map(text -> List.of(text.strip().split("\\s+"))).orElse(List.of());
        return switch (source.kind()) {
            case "feig" -> new FeigReader(source.id(), antennas, port, micros, feig(words));
            case "metratec" ->
                    new MetratecReader(source.id(), antennas, port, micros, metratec(words));
            case "pepper" -> {
                words.forEach(word -> refuse("pepper", word, "nothing"));
                yield new PepperReader(source.id(), antennas, port, micros, PepperSettings.USUAL);
            }
            default -> throw new IllegalArgumentException("no reader " + source.kind());
        };
    }

    private static FeigSettings feig(List<String> words) {
        FeigSettings settings = FeigSettings.USUAL;
        for (String word : words) {
            switch (word) {
                case "advanced" -> settings = settings.with(FeigForm.ADVANCED);
                case "standard" -> settings = settings.with(FeigForm.STANDARD);
                case "told" -> settings = settings.with(FeigSettings.Antennas.TOLD);
                case "chosen" -> settings = settings.with(FeigSettings.Antennas.CHOSEN);
                case "single" -> settings = settings.with(FeigSettings.Antennas.SINGLE);
                default -> refuse("feig", word, "advanced, standard, told, chosen, single");
            }
        }
        return settings;
    }

    private static MetratecSettings metratec(List<String> words) {
        MetratecSettings settings = MetratecSettings.USUAL;
        for (String word : words) {
            switch (word) {
                case "number" -> settings = settings.with(MetratecSettings.Ports.NUMBER);
                case "manual" -> settings = settings.with(MetratecSettings.Ports.MANUAL);
                case "unchecked" -> settings = settings.unchecked();
                default -> refuse("metratec", word, "number, manual, unchecked");
            }
        }
        return settings;
    }

    private static void refuse(String kind, String word, String known) {
        throw new IllegalArgumentException(
                "the profile of a " + kind + " has no word \"" + word + "\": it knows " + known);
    }
}
