package burraco.cli;

import burraco.cli.TableFiles.Table;
import burraco.cli.options.Millis;
import burraco.cli.options.Refusal;
import burraco.cli.options.Sentence;
import burraco.film.Film;
import burraco.film.Footage;
import burraco.film.FootageRecorder;
import burraco.hal.Reading;
import burraco.layout.Layout;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.layout.capture.CaptureStart;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A capture on its way to being footage. */
final class Take {
    /** So far behind its end it is read, to tell a card that was missed from one that left. */
    private static final long OUTLOOK = 2_000;

    private final Function<CaptureStart, Table> tables;
    private final Cut cut;
    private final List<CaptureLine.Skipped> skipped = new ArrayList<>();
    private Optional<Table> table = Optional.empty();
    private Optional<FootageRecorder> recorder = Optional.empty();
    private long last;

    private Take(Function<CaptureStart, Table> tables, Cut cut) {
        this.tables = tables;
        this.cut = cut;
    }

    /**
     * Reads as far as is needed.
     *
     * @throws Refusal if there is nothing to be seen, or more than a film may show
     */
    static Take of(Path file, InputStream in, Function<CaptureStart, Table> tables, Cut cut)
            throws IOException {
        Take take = new Take(tables, cut);
        CaptureReader reader = new CaptureReader(in, take::begin);
        Optional<CaptureLine> line = reader.next();
        while (line.isPresent() && take.wants(line.get())) {
            line = reader.next();
        }
        take.trouble()
                .ifPresent(why -> {
                    throw new Refusal("file.named", file, why);
                });
        return take;
    }

    private Layout begin(CaptureStart start) {
        Table found = tables.apply(start);
        table = Optional.of(found);
        recorder = Optional.of(new FootageRecorder(found.layout(), cut.grain()));
        return found.layout();
    }

    /** Takes a line, and wants another one, or neither. */
    private boolean wants(CaptureLine line) {
        return switch (line) {
            case CaptureLine.Started _ -> true;
            case CaptureLine.Skipped bad -> skipped.add(bad);
            case CaptureLine.Read(_, Reading reading) -> {
                boolean wanted = reading.at() - OUTLOOK <= cut.end();
                if (wanted) {
                    last = reading.at();
                    recorder.orElseThrow().take(reading);
                }
                yield wanted && end() - cut.from() <= Film.MAX_MILLIS;
            }
        };
    }

    private long end() {
        return Math.min(last + 1, cut.end());
    }

    private Optional<Sentence> trouble() {
        if (table.isEmpty()) {
            return Optional.of(new Sentence("film.no-start", skips()));
        }
        if (end() <= cut.from()) {
            return Optional.of(new Sentence("capture.over", Millis.written(last)));
        }
        return end() - cut.from() > Film.MAX_MILLIS
                ? Optional.of(new Sentence("film.too-long", Film.MAX_MILLIS / 60_000))
                : Optional.empty();
    }

    Table table() {
        return table.orElseThrow();
    }

    Footage footage() {
        return recorder.orElseThrow().footage(cut.from(), end());
    }

    /** What was skipped on the way, for a person; empty where nothing was. */
    String skips() {
        if (skipped.isEmpty()) {
            return "";
        }
        CaptureLine.Skipped first = skipped.getFirst();
        return " (skipped: line "
                + first.number()
                + ", "
                + first.why()
                + (skipped.size() > 1 ? ", and " + (skipped.size() - 1) + " more)" : ")");
    }
}
