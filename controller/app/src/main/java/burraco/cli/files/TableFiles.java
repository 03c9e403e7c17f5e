package burraco.cli.files;

import burraco.cli.options.CommandTexts;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.layout.Deck;
import burraco.layout.DeckFile;
import burraco.layout.DeckResult;
import burraco.layout.DevicesInfo;
import burraco.layout.DevicesReader;
import burraco.layout.DevicesResult;
import burraco.layout.Layout;
import burraco.layout.LayoutProblem;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.MatchInfo;
import burraco.layout.MqttInfo;
import burraco.layout.MqttReader;
import burraco.layout.MqttResult;
import burraco.layout.WebInfo;
import burraco.layout.WebReader;
import burraco.layout.WebResult;
import burraco.layout.calibration.Calibration;
import burraco.layout.calibration.CalibrationFile;
import burraco.layout.capture.CaptureStart;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads the layout and deck of a table from files and prints what is wrong with them. */
public final class TableFiles {
    private final PrintStream err;
    private final CommandTexts texts;

    public TableFiles(Screen screen) {
        err = screen.err();
        texts = screen.texts();
    }

    /** A layout with the deck that it names. */
    public record Table(Layout layout, Deck deck) {
        /** The same table with matches of this many hands. */
        public Table of(int hands) {
            MatchInfo match = layout.match();
            return new Table(
                    layout.with(
                            new MatchInfo(
                                    hands,
                                    match.teams(),
                                    match.round(),
                                    match.turnTimes(),
                                    match.onCall())),
                    deck);
        }
    }

    public Optional<Table> table(Path file) {
        Optional<Layout> layout = layout(file);
        return layout.flatMap(read -> deck(file.resolveSibling(read.deck()), read));
    }

    /** The reference table, which comes with the program. */
    public Table reference() {
        LayoutResult layout = LayoutReader.read(bundled("table.toml"));
        DeckResult deck = DeckFile.read(bundled("deck.csv"));
        if (layout instanceof LayoutResult.Read one && deck instanceof DeckResult.Read other) {
            return new Table(one.layout(), other.deck());
        }
        throw new IllegalStateException("the reference table is broken: " + layout + deck);
    }

    private static byte[] bundled(String name) {
        String path = "/burraco/examples/tables/reference/" + name;
        try (InputStream in = TableFiles.class.getResourceAsStream(path)) {
            return in.readAllBytes();
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    public Optional<Layout> layout(Path file) {
        Optional<byte[]> bytes = read(file);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        return switch (LayoutReader.read(bytes.get())) {
            case LayoutResult.Read read -> {
                read.notes()
                        .forEach(note ->
                                tell(
                                        file,
                                        note.line(),
                                        note.column(),
                                        texts.say("table.note", note.what())));
                yield Optional.of(read.layout());
            }
            case LayoutResult.Refused refused -> tell(file, refused.problems());
        };
    }

    /** The settings of a table's pages. */
    public Optional<WebInfo> web(Path file) {
        Optional<byte[]> bytes = read(file);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        return switch (WebReader.read(bytes.get())) {
            case WebResult.Read read -> Optional.of(read.web());
            case WebResult.Refused refused -> tell(file, refused.problems());
        };
    }

    /** The broker to which a table tells what everybody may know; an inner empty one for none. */
    public Optional<Optional<MqttInfo>> mqtt(Path file) {
        Optional<byte[]> bytes = read(file);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        return switch (MqttReader.read(bytes.get())) {
            case MqttResult.Read read -> Optional.of(read.mqtt());
            case MqttResult.Refused refused -> tell(file, refused.problems());
        };
    }

    /** The devices of a table beside antennas and scales. */
    public Optional<DevicesInfo> devices(Path file) {
        Optional<byte[]> bytes = read(file);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        return switch (DevicesReader.read(bytes.get())) {
            case DevicesResult.Read read -> Optional.of(read.devices());
            case DevicesResult.Refused refused -> tell(file, refused.problems());
        };
    }

    /** A layout with the deck in that file. */
    public Optional<Table> deck(Path file, Layout layout) {
        Optional<byte[]> bytes = read(file);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        return switch (DeckFile.read(bytes.get())) {
            case DeckResult.Read read -> Optional.of(new Table(layout, read.deck()));
            case DeckResult.Refused refused -> tell(file, refused.problems());
        };
    }

    /** A calibration of the antennas. */
    public Optional<Calibration> calibration(Path file) {
        Optional<byte[]> bytes = read(file);
        if (bytes.isEmpty()) {
            return Optional.empty();
        }
        return switch (CalibrationFile.read(bytes.get())) {
            case CalibrationFile.Result.Read read -> Optional.of(read.calibration());
            case CalibrationFile.Result.Refused refused -> tell(file, refused.problems());
        };
    }

    /**
     * The table calibrated by this file, or by the one beside its layout, or not at all if there is
     * none.
     */
    public Optional<Table> calibrated(Table table, Path layout, Optional<Path> named) {
        Path file = named.orElse(layout.resolveSibling(CalibrationFile.NAME));
        if (named.isEmpty() && !Files.exists(file)) {
            return Optional.of(table);
        }
        return calibration(file).map(found -> new Table(found.in(table.layout()), table.deck()));
    }

    /** The table and the deck that a capture names, beside it, calibrated. */
    public Optional<Table> of(Path capture, CaptureStart start, Optional<Path> calibration) {
        return of(capture, start)
                .flatMap(table ->
                        calibrated(table, capture.resolveSibling(start.layout()), calibration));
    }

    /** The table and the deck that a capture names, beside it. */
    public Optional<Table> of(Path capture, CaptureStart start) {
        return beside(capture, start.layout())
                .flatMap(this::layout)
                .flatMap(layout ->
                        beside(capture, start.deck()).flatMap(file -> deck(file, layout)));
    }

    /** A capture may come from anybody, so it can only name files in its own folder. */
    private Optional<Path> beside(Path capture, String name) {
        boolean plain = !name.isBlank() && !name.equals(".") && !name.equals("..");
        if (plain && name.chars().noneMatch(one -> one == '/' || one == '\\' || one < ' ')) {
            return Optional.of(capture.resolveSibling(name));
        }
        tell(capture, 1, 1, texts.say("capture.beside", name.replaceAll("\\p{Cntrl}", "?")));
        return Optional.empty();
    }

    public Optional<byte[]> read(Path file) {
        try {
            return Optional.of(InputFile.beginning(file, InputFile.USUAL_MAX_BYTES));
        } catch (IOException cannot) {
            err.println(texts.say(FileTrouble.of(file, cannot)));
            return Optional.empty();
        }
    }

    private <T> Optional<T> tell(Path file, List<LayoutProblem> problems) {
        problems.forEach(one -> tell(file, one.line(), one.column(), texts.say(one.what())));
        return Optional.empty();
    }

    private void tell(Path file, int line, int column, String what) {
        err.println(file + ":" + line + ":" + column + ": " + what);
    }
}
