package burraco.cli.layout;

import burraco.cards.Seat;
import burraco.cli.files.SafeFile;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ConcernWords;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Paragraphs;
import burraco.cli.out.Screen;
import burraco.drawing.Dimensions;
import burraco.drawing.TableDrawing;
import burraco.layout.DevicesReader;
import burraco.layout.DevicesResult;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.SourceInfo;
import burraco.layout.plan.Compromise;
import burraco.layout.plan.PlanRequest;
import burraco.layout.plan.Planned;
import burraco.layout.plan.Planner;
import burraco.layout.plan.Refused;
import burraco.layout.sight.Concern;
import burraco.layout.sight.Concerns;
import burraco.words.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code ./table layout}: plans a table and writes its configuration and a drawing in true size.
 */
public final class LayoutCommand {
    private final Screen screen;

    public LayoutCommand(Screen screen) {
        this.screen = screen;
    }

    public int run(List<String> args) throws IOException {
        LayoutOptions options = LayoutOptions.of(args);
        Path file = options.folder().resolve("table.toml");
        if (Files.exists(file) && !options.replace()) {
            throw new CommandRefusal("table.exists", file);
        }
        Planned planned = planned(options);
        String text = heading(args) + planned.file();
        Layout layout = read(text);
        Files.createDirectories(options.folder());
        Dimensions size = new Dimensions(options.wish().width(), options.wish().height());
        PlanRequest.CardSize card = options.wish().card();
        TableDrawing drawing =
                new TableDrawing(layout, size, new Dimensions(card.width(), card.height()));
        Path svg = options.folder().resolve("table.svg");
        Path pdf = options.folder().resolve("table-a4.pdf");
        SafeFile.write(svg, drawing.svg().getBytes(StandardCharsets.UTF_8));
        SafeFile.write(pdf, drawing.pdf());
        SafeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        say(options, planned, layout, drawing, file, svg, pdf);
        return ExitStatus.DONE;
    }

    private static Planned planned(LayoutOptions options) {
        try {
            return options.fewerSlots()
                    ? Planner.planWithRoomFor(options.wish())
                    : Planner.plan(options.wish());
        } catch (Refused refused) {
            throw new CommandRefusal(PlanObstacles.sentence(refused.why()));
        }
    }

    /** A comment with the call that made the file, so that it can be repeated. */
    private static String heading(List<String> args) {
        String call = args.stream().map(LayoutCommand::shown).collect(Collectors.joining(" "));
        return "# ./table layout " + call + "\n# docs/layout.md explains every key.\n\n";
    }

    private static String shown(String word) {
        String oneLine = word.replaceAll("[\\p{Cntrl}]", "?");
        return oneLine.contains(" ") ? "\"" + oneLine + "\"" : oneLine;
    }

    /** Parses the planned file to make sure that it is valid. */
    private Layout read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (DevicesReader.read(bytes) instanceof DevicesResult.Refused refused) {
            throw new IllegalStateException("planned what cannot be: " + refused.problems());
        }
        return switch (LayoutReader.read(bytes)) {
            case LayoutResult.Refused refused ->
                    throw new IllegalStateException(
                            "planned what cannot be: " + refused.problems());
            case LayoutResult.Read read -> {
                read.notes()
                        .forEach(note ->
                                screen.err()
                                        .println(screen.texts().say("table.note", note.what())));
                yield read.layout();
            }
        };
    }

    private void say(
            LayoutOptions options,
            Planned planned,
            Layout layout,
            TableDrawing drawing,
            Path file,
            Path svg,
            Path pdf) {
        Words words = Words.in(options.language());
        Paragraphs lines = new Paragraphs(screen.out());
        long readers =
                layout.sources().stream().filter(one -> !antennas(layout, one).isEmpty()).count();
        lines.print(
                "",
                words.planning(
                        "file", file, layout.antennas().size(), readers, layout.scales().size()));
        lines.print("", words.planning("drawing", svg));
        lines.print("", words.planning("pages", pdf, drawing.pieces()));
        for (SourceInfo source : layout.sources()) {
            String its = antennas(layout, source);
            if (!its.isEmpty()) {
                Optional<Double> cable = drawing.longestCable(source.id());
                lines.print(
                        "  ",
                        cable.map(mm ->
                                        words.planning(
                                                "reader",
                                                source.id(),
                                                its,
                                                (int) Math.ceil(mm / 10)))
                                .orElseGet(
                                        () -> words.planning("reader.no-room", source.id(), its)));
            }
        }
        if (options.wish().ports().isEmpty()) {
            String unknown =
                    layout.sources().stream()
                            .filter(one -> one.port().isPresent())
                            .map(SourceInfo::id)
                            .collect(Collectors.joining(", "));
            if (!unknown.isEmpty()) {
                lines.print("", words.planning("ports", unknown));
            }
        }
        compromises(words, lines, planned.compromises());
        concerns(words, lines, Concerns.of(layout));
        lines.print("", words.planning("next", file));
    }

    private static void compromises(Words words, Paragraphs lines, List<Compromise> compromises) {
        if (!compromises.isEmpty()) {
            String what =
                    compromises.stream()
                            .map(one -> compromise(words, one))
                            .collect(Collectors.joining("; "));
            lines.print("", words.planning("compromise", what));
        }
    }

    private static String compromise(Words words, Compromise one) {
        return switch (one) {
            case Compromise.FewerSlots(int slots, int usual) ->
                    words.planning("compromise.slots", slots, usual);
            case Compromise.FewerPileAntennas(int antennas, int usual) ->
                    words.planning("compromise.pile", antennas, usual);
            case Compromise.SeatAside(Seat seat, int millimetres) ->
                    words.planning("compromise.seat", seat, Centimetres.of(millimetres));
        };
    }

    private static void concerns(Words words, Paragraphs lines, List<Concern> concerns) {
        if (concerns.isEmpty()) {
            lines.print("", words.planning("well"));
            return;
        }
        lines.print("", words.sight("concerns"));
        concerns.forEach(one -> lines.print("  · ", new ConcernWords(words).say(one)));
    }

    private static String antennas(Layout layout, SourceInfo source) {
        return layout.antennas().stream()
                .filter(one -> one.source().equals(source.id()))
                .map(LaidAntenna::id)
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }
}
