package burraco.layout.capture;

import burraco.hal.Reading;
import burraco.layout.Layout;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads a capture line by line, in bounded memory. For any bytes, each line that is not empty is
 * returned once: as its contents, or as skipped with the reason.
 *
 * <p>It does not close the stream, and is not thread-safe.
 */
public final class CaptureReader {
    private final ByteLines lines;
    private final Function<CaptureStart, Layout> tables;
    private final JsonLine json = new JsonLine();
    private final LineFields fields = new LineFields();
    private Optional<Parts> parts = Optional.empty();
    private long last;

    /**
     * @param tables finds the table that the first line names. It is called once, before the first
     *     line is returned; its exceptions are thrown by {@link #next}
     */
    public CaptureReader(InputStream in, Function<CaptureStart, Layout> tables) {
        lines = new ByteLines(in);
        this.tables = tables;
    }

    /** A capture of a table that is known. */
    public CaptureReader(InputStream in, Layout layout) {
        this(in, _ -> layout);
    }

    /**
     * The next line; empty after the last one.
     *
     * @throws IOException if the stream cannot be read; never because of its contents
     */
    public Optional<CaptureLine> next() throws IOException {
        while (lines.advance()) {
            if (!lines.blank()) {
                return Optional.of(line());
            }
        }
        return Optional.empty();
    }

    private CaptureLine line() {
        try {
            parse();
            FieldName kind = Meaning.kind(fields);
            return kind == FieldName.START ? started() : read(kind);
        } catch (UnusableLine skip) {
            return new CaptureLine.Skipped(lines.number(), skip.why());
        }
    }

    private void parse() {
        if (lines.tooLong()) {
            throw new UnusableLine("read.capture.long");
        }
        try {
            if (!lines.isUtf8()) {
                throw UnusableLine.broken("read.capture.utf8");
            }
            json.read(lines.bytes(), lines.from(), lines.length(), fields);
        } catch (UnusableLine skip) {
            boolean begun = lines.bytes()[lines.from()] == '{';
            boolean cutOff = skip.isBroken() && begun && !lines.terminated();
            throw cutOff ? new UnusableLine("read.capture.cut-off") : skip;
        }
    }

    private CaptureLine started() {
        if (parts.isPresent()) {
            throw new UnusableLine("read.capture.second-start");
        }
        last = Meaning.time(fields);
        CaptureStart start = Meaning.start(fields);
        parts = Optional.of(Parts.of(tables.apply(start)));
        return new CaptureLine.Started(lines.number(), start);
    }

    private CaptureLine read(FieldName kind) {
        Reading reading = Meaning.reading(kind, fields);
        parts.orElseThrow(() -> new UnusableLine("read.capture.before-start")).check(reading);
        if (reading.at() < last) {
            throw new UnusableLine("read.capture.back", last - reading.at());
        }
        last = reading.at();
        return new CaptureLine.Read(lines.number(), reading);
    }
}
