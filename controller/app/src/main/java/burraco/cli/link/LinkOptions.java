package burraco.cli.link;

import burraco.cli.options.Arguments;
import burraco.layout.SourceInfo;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Options of {@code ./table link}.
 *
 * @param kind what is at the other end; if empty, all kinds are tried
 * @param seconds for how long; if empty, until it is stopped
 * @param capture the file for every frame
 * @param update the file with a board's new firmware
 */
public record LinkOptions(
        String port,
        Optional<String> kind,
        OptionalInt baud,
        Optional<String> profile,
        int antennas,
        OptionalInt seconds,
        Optional<Path> capture,
        Optional<Path> update) {
    public static final String BOARD = "board";

    /**
     * @param options with one word behind them, the port
     */
    public static LinkOptions of(Arguments options) {
        return new LinkOptions(
                options.operand(),
                options.value("--kind"),
                options.numberIfAny("--baud"),
                options.value("--profile"),
                options.number("--antennas"),
                options.numberIfAny("--for"),
                options.file("--capture"),
                options.file("--update"));
    }

    /** The device as a source of a layout. */
    SourceInfo source(String what) {
        return new SourceInfo("link", what, Optional.of(port), boxed(baud), profile);
    }

    private static Optional<Integer> boxed(OptionalInt number) {
        return number.stream().boxed().findFirst();
    }
}
