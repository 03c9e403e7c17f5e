package burraco.cli.history;

import burraco.cli.out.ExitStatus;
import burraco.cli.out.Screen;
import burraco.files.PrivateFile;
import burraco.journal.History;
import burraco.journal.JournalException;
import burraco.json.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Exports hands for other programs and for paper. */
final class HistoryExport {
    private final Screen screen;
    private final History history;
    private final HistoryWords words;

    HistoryExport(Screen screen, History history, HistoryWords words) {
        this.screen = screen;
        this.history = history;
        this.words = words;
    }

    /** Returns the exit status. */
    int run(HistoryOptions options, List<History.Hand> hands) throws JournalException, IOException {
        Optional<Path> out = options.options().file("--out");
        String format = options.options().text("--as");
        return switch (format) {
            case "burraco" -> records(out, hands);
            case "text" -> text(out, hands, "txt", sheets(hands));
            case "csv" -> text(out, hands, "csv", new HistoryCsv(history, words).of(hands));
            case "json" -> text(out, hands, "json", json(hands));
            case "html" -> text(out, hands, "html", new HistoryPage(history, words).of(hands));
            case "capture" -> new HistoryCapture(screen, history).run(options, hands);
            default -> new HistoryForTests(screen, history).run(options, hands);
        };
    }

    static String name(History.Hand hand) {
        return "hand-" + hand.row().match() + "-" + hand.row().hand();
    }

    private int records(Optional<Path> out, List<History.Hand> hands) throws IOException {
        if (out.isEmpty()) {
            for (History.Hand hand : hands) {
                if (hands.size() > 1) {
                    screen.out().println("; ---- " + HistoryWords.name(hand.row()));
                }
                screen.out().print(hand.row().record());
            }
            return ExitStatus.DONE;
        }
        boolean folder = hands.size() > 1 || Files.isDirectory(out.get());
        if (folder) {
            PrivateFile.folder(out.get());
        }
        for (History.Hand hand : hands) {
            Path file = folder ? out.get().resolve(name(hand) + ".burraco") : out.get();
            write(file, hand.row().record());
        }
        return ExitStatus.DONE;
    }

    private int text(Optional<Path> out, List<History.Hand> hands, String ending, String text)
            throws IOException {
        if (out.isEmpty()) {
            screen.out().print(text);
            return ExitStatus.DONE;
        }
        String name =
                hands.size() == 1
                        ? name(hands.getFirst())
                        : "match-" + hands.getFirst().row().match();
        write(
                Files.isDirectory(out.get()) ? out.get().resolve(name + "." + ending) : out.get(),
                text);
        return ExitStatus.DONE;
    }

    private void write(Path file, String text) throws IOException {
        PrivateFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        screen.out().println(file);
    }

    private String json(List<History.Hand> hands) throws JournalException {
        StringBuilder lines = new StringBuilder();
        for (History.Hand hand : hands) {
            lines.append(Json.write(HistoryJson.of(history, hand))).append('\n');
        }
        return lines.toString();
    }

    private String sheets(List<History.Hand> hands) throws JournalException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        HistoryShow show = new HistoryShow(new Screen(out, out, false, false), words);
        for (History.Hand hand : hands) {
            show.print(history, hand);
            out.println();
        }
        out.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
