package burraco.cli;

import burraco.files.InputFile;
import burraco.film.Film;
import burraco.film.Footage;
import burraco.layout.capture.CaptureStart;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** {@code ./table film}: a capture as a picture that moves, or a moment of it that stands still. */
final class FilmCommand {
    private static final String USAGE =
            "CAPTURE.readings.jsonl --out FILE.svg [--from 90s] [--for 2m]"
                    + " [--speed 4] [--every 250ms | --raw], or --at 95s for one picture";

    /** Finds them, beside the capture that names them. */
    @FunctionalInterface
    interface Tables {
        TableFiles.Table open(Path capture, CaptureStart start);
    }

    /** Why there is no film, for a person. */
    static final class NoFilm extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoFilm(String why) {
            super(why, null, false, false);
        }
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
        return files.of(capture, start).orElseThrow(() -> new NoFilm("its table cannot be read"));
    }

    int run(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of("--raw"),
                        Set.of("--out", "--from", "--for", "--speed", "--every", "--at"));
        String file = options.onlyWord(USAGE);
        Cut cut = Cut.of(options);
        Path film = options.file("--out").orElseThrow(() -> new Options.Wrong("expected " + USAGE));
        try {
            if (!SvgFile.isNamedSo(film)) {
                return Main.refuse(screen, "table film: --out ends in .svg, not " + film);
            }
            String svg = film(Path.of(file), cut);
            screen.out().println(SvgFile.write(film, svg));
            return Main.DONE;
        } catch (NoFilm none) {
            return Main.refuse(screen, "table film: " + file + ": " + none.getMessage());
        } catch (NoSuchFileException missing) {
            return Main.refuse(screen, "table film: no such file: " + missing.getMessage());
        } catch (AccessDeniedException denied) {
            return Main.refuse(screen, "table film: no permission for " + denied.getMessage());
        } catch (IOException failed) {
            return Main.refuse(
                    screen, "table film: " + file + " to " + film + ": " + FileTrouble.why(failed));
        } catch (InvalidPathException noPath) {
            return Main.refuse(screen, "table film: no file can be called " + noPath.getInput());
        }
    }

    private String film(Path file, Cut cut) throws IOException {
        try (InputStream in = InputFile.stream(file)) {
            Take take = Take.of(in, start -> tables.open(file, start), cut);
            if (!take.skips().isEmpty()) {
                screen.err().println("table film: " + file + take.skips());
            }
            Film film = new Film(take.table().layout(), take.table().deck());
            Footage footage = take.footage();
            return cut.still() ? film.still(footage) : film.moving(footage, cut.speed());
        }
    }
}
