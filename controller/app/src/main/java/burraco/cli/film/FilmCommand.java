package burraco.cli.film;

import burraco.cli.files.SvgFile;
import burraco.cli.files.TableFiles;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.film.Film;
import burraco.film.Footage;
import burraco.layout.capture.CaptureStart;
import burraco.text.Sentence;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code ./table film}: draws a capture as an animated picture, or one moment of it as a still one.
 */
public final class FilmCommand {
    /** Finds the table that a capture names. */
    @FunctionalInterface
    interface Tables {
        TableFiles.Table open(Path capture, CaptureStart start);
    }

    private final Screen screen;
    private final Tables tables;

    public FilmCommand(Screen screen) {
        this(screen, (capture, start) -> open(new TableFiles(screen), capture, start));
    }

    FilmCommand(Screen screen, Tables tables) {
        this.screen = screen;
        this.tables = tables;
    }

    /** The table and the deck that the capture's first line names. */
    private static TableFiles.Table open(TableFiles files, Path capture, CaptureStart start) {
        return files.of(capture, start)
                .orElseThrow(() ->
                        new CommandRefusal(
                                "file.named", capture, new Sentence("table.its-unreadable")));
    }

    public int run(List<String> args) throws IOException {
        Arguments options = Arguments.parse(CommandName.FILM, args);
        String svg = film(Path.of(options.operand()), FilmOptions.of(options));
        screen.out().println(SvgFile.write(options.path("--out"), svg));
        return ExitStatus.DONE;
    }

    private String film(Path file, FilmOptions options) throws IOException {
        try (InputStream in = InputFile.stream(file)) {
            CaptureExcerpt excerpt =
                    CaptureExcerpt.of(file, in, start -> tables.open(file, start), options);
            if (excerpt.hasSkips()) {
                screen.remark(CommandName.FILM, "film.reads", file, excerpt.skips());
            }
            Film film = new Film(excerpt.table().layout(), excerpt.table().deck());
            Footage footage = excerpt.footage();
            return options.still() ? film.still(footage) : film.moving(footage, options.speed());
        }
    }
}
