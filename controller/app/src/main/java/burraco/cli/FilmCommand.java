package burraco.cli;

import burraco.cli.options.Command;
import burraco.cli.options.Options;
import burraco.cli.options.Refusal;
import burraco.cli.options.Sentence;
import burraco.files.InputFile;
import burraco.film.Film;
import burraco.film.Footage;
import burraco.layout.capture.CaptureStart;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/** {@code ./table film}: a capture as a picture that moves, or a moment of it that stands still. */
final class FilmCommand {
    /** Finds them, beside the capture that names them. */
    @FunctionalInterface
    interface Tables {
        TableFiles.Table open(Path capture, CaptureStart start);
    }

    private final Screen screen;
    private final Tables tables;

    FilmCommand(Screen screen) {
        this(screen, (capture, start) -> open(new TableFiles(screen.err()), capture, start));
    }

    FilmCommand(Screen screen, Tables tables) {
        this.screen = screen;
        this.tables = tables;
    }

    /** The table and the deck that the capture's first line names. */
    private static TableFiles.Table open(TableFiles files, Path capture, CaptureStart start) {
        return files.of(capture, start)
                .orElseThrow(() ->
                        new Refusal("file.named", capture, new Sentence("table.its-unreadable")));
    }

    int run(List<String> args) throws IOException {
        Options options = Options.parse(Command.FILM, args);
        String svg = film(Path.of(options.operand()), Cut.of(options));
        screen.out().println(SvgFile.write(options.path("--out"), svg));
        return Main.DONE;
    }

    private String film(Path file, Cut cut) throws IOException {
        try (InputStream in = InputFile.stream(file)) {
            Take take = Take.of(file, in, start -> tables.open(file, start), cut);
            if (!take.skips().isEmpty()) {
                screen.err().println("table film: " + file + take.skips());
            }
            Film film = new Film(take.table().layout(), take.table().deck());
            Footage footage = take.footage();
            return cut.still() ? film.still(footage) : film.moving(footage, cut.speed());
        }
    }
}
