package burraco.cli.pin;

import burraco.cli.files.SafeFile;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.CommandTexts;
import burraco.cli.out.FileTrouble;
import burraco.files.InputFile;
import burraco.text.Sentence;
import burraco.web.console.ConsolePins;
import burraco.words.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The file with the hashes of the console's PINs, beside the table's configuration. Only its owner
 * may read it. It is read on each use, so that changes take effect at once.
 */
public final class PinFile implements Supplier<ConsolePins> {
    private static final String NAME = "console.pin";

    /** A hall's folder has one of them at least. */
    private static final List<String> IN_A_HALL = List.of("hall.db", "hall.toml");

    private final Path file;
    private final Consumer<String> log;
    private ConsolePins last = ConsolePins.NONE;
    private String told = "";

    /**
     * @param table the table's own file
     * @param log is told if it cannot be read
     */
    public PinFile(Path table, Consumer<String> log) {
        file = beside(table);
        this.log = log;
    }

    static Path beside(Path table) {
        return table.resolveSibling(NAME);
    }

    /**
     * For a table's configuration, a tournament's file or the folder of a hall; empty if it is
     * none.
     */
    static Optional<Path> of(Path whose) {
        if (Files.isRegularFile(whose)) {
            return Optional.of(beside(whose));
        }
        return IN_A_HALL.stream().map(whose::resolve).anyMatch(Files::isRegularFile)
                ? Optional.of(whose.resolve(NAME))
                : Optional.empty();
    }

    /** The PINs; empty if there is no file. If it cannot be read, the last ones are returned. */
    @Override
    public synchronized ConsolePins get() {
        try {
            Optional<ConsolePins> read = read(file);
            last = read.orElse(ConsolePins.NONE);
            tell(read.isPresent() ? "" : CommandTexts.in(Language.EN).say("pin.broken"));
        } catch (IOException cannot) {
            tell(FileTrouble.forTheLog(cannot));
        }
        return last;
    }

    /** The PINs of a file; empty if it is invalid. */
    private static Optional<ConsolePins> read(Path file) throws IOException {
        List<String> lines =
                Files.exists(file)
                        ? new String(InputFile.bytes(file), StandardCharsets.UTF_8).lines().toList()
                        : List.of();
        return ConsolePins.read(lines.stream().filter(line -> !line.isBlank()).toList());
    }

    /**
     * The PINs in a file to which one will be added.
     *
     * @throws IOException if it cannot be read
     */
    static ConsolePins there(Path file) throws IOException {
        return read(file)
                .orElseThrow(
                        () -> new CommandRefusal("file.named", file, new Sentence("pin.broken")));
    }

    private void tell(String what) {
        if (!what.isEmpty() && !what.equals(told)) {
            log.accept(file + ": " + what);
        }
        told = what;
    }

    /** Writes the PINs, or deletes the file if there are none. */
    public static void write(Path file, ConsolePins pins) throws IOException {
        if (pins.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        String text = String.join("\n", pins.lines()) + "\n";
        SafeFile.writeSecret(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
