package burraco.cli.film;

import burraco.cli.files.TableFiles.Table;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.Millis;
import burraco.film.Film;
import burraco.film.Footage;
import burraco.film.FootageRecorder;
import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.layout.capture.CaptureStart;
import burraco.text.Sentence;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The part of a capture that a film shows. */
final class CaptureExcerpt {
    /**
     * How far the capture is read beyond the end of the film, in milliseconds. It is needed to tell
     * a card that was missed from one that left.
     */
    private static final long OUTLOOK_MILLIS = 2_000;

    private final Function<CaptureStart, Table> tables;
    private final FilmOptions options;
    private final List<CaptureLine.Skipped> skipped = new ArrayList<>();
    private Optional<Table> table = Optional.empty();
    private Optional<FootageRecorder> recorder = Optional.empty();
    private long last;

    private CaptureExcerpt(Function<CaptureStart, Table> tables, FilmOptions options) {
        this.tables = tables;
        this.options = options;
    }

    /**
     * Reads as far as is needed.
     *
     * @throws CommandRefusal if there is nothing to be seen, or more than a film may show
     */
    static CaptureExcerpt of(
            Path file, InputStream in, Function<CaptureStart, Table> tables, FilmOptions options)
            throws IOException {
        CaptureExcerpt excerpt = new CaptureExcerpt(tables, options);
        CaptureReader reader = new CaptureReader(in, excerpt::begin);
        Optional<CaptureLine> line = reader.next();
        while (line.isPresent() && excerpt.wants(line.get())) {
            line = reader.next();
        }
        excerpt.trouble()
                .ifPresent(why -> {
                    throw new CommandRefusal("file.named", file, why);
                });
        return excerpt;
    }

    private Layout begin(CaptureStart start) {
        Table found = tables.apply(start);
        table = Optional.of(found);
        recorder = Optional.of(new FootageRecorder(found.layout(), options.grain()));
        return found.layout();
    }

    /** Takes a line; returns whether another one is needed. */
    private boolean wants(CaptureLine line) {
        return switch (line) {
            case CaptureLine.Started _ -> true;
            case CaptureLine.Skipped bad -> skipped.add(bad);
            case CaptureLine.Read(_, Reading reading) -> {
                boolean wanted = reading.at() - OUTLOOK_MILLIS <= options.end();
                if (wanted) {
                    last = reading.at();
                    recorder.orElseThrow().take(reading);
                }
                yield wanted && end() - options.from() <= Film.MAX_MILLIS;
            }
        };
    }

    private long end() {
        return Math.min(last + 1, options.end());
    }

    private Optional<Sentence> trouble() {
        if (table.isEmpty()) {
            return Optional.of(new Sentence("film.no-start", skips()));
        }
        if (end() <= options.from()) {
            return Optional.of(new Sentence("capture.over", Millis.written(last)));
        }
        return end() - options.from() > Film.MAX_MILLIS
                ? Optional.of(new Sentence("film.too-long", Film.MAX_MILLIS / 60_000))
                : Optional.empty();
    }

    Table table() {
        return table.orElseThrow();
    }

    Footage footage() {
        return recorder.orElseThrow().footage(options.from(), end());
    }

    boolean hasSkips() {
        return !skipped.isEmpty();
    }

    /** Which lines were skipped; empty if none were. */
    Sentence skips() {
        if (skipped.isEmpty()) {
            return Sentence.of("");
        }
        CaptureLine.Skipped first = skipped.getFirst();
        return skipped.size() == 1
                ? new Sentence("film.skipped", first.number(), first.why())
                : new Sentence(
                        "film.skipped-more", first.number(), first.why(), skipped.size() - 1);
    }
}
