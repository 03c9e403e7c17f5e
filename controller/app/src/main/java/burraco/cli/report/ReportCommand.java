package burraco.cli.report;

import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Screen;
import burraco.files.InputFile;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import java.io.Console;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code ./table report}: one archive that a club sends to whoever helps it. */
public final class ReportCommand {
    private final Screen screen;
    private final Machine machine;
    private final Asked asked;

    /** Somebody at a terminal. */
    interface Asked {
        /** What is answered to a question; empty where nobody is there to be asked. */
        Optional<String> answer(String question);
    }

    public ReportCommand(Screen screen) {
        this(screen, new ThisMachine(), ReportCommand::atTheTerminal);
    }

    ReportCommand(Screen screen, Machine machine, Asked asked) {
        this.screen = screen;
        this.machine = machine;
        this.asked = asked;
    }

    public int run(List<String> args) throws IOException {
        ReportOptions options = ReportOptions.parse(args);
        Path file = options.out().orElseGet(() -> Path.of(name(options.config())));
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new CommandRefusal(
                    FileTrouble.of(file, new FileAlreadyExistsException(file.toString())));
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
            throw new CommandRefusal("report.no-folder", folder);
        }
        List<ReportPart> parts = new ReportParts(machine, options).all();
        String contents = contents(file, parts);
        screen.out().print(contents);
        if (!options.agreed() && !agreed()) {
            screen.say("report.not-written");
            return ExitStatus.NOT_WHOLE;
        }
        List<ReportPart> all = new ArrayList<>(parts);
        all.addFirst(new ReportPart("README.txt", contents));
        ReportArchive.write(file, all);
        screen.say("report.written", file);
        return ExitStatus.DONE;
    }

    private boolean agreed() {
        String answer =
                asked.answer(screen.texts().say("report.ask") + " ")
                        .orElseThrow(() -> new CommandRefusal("report.nobody"));
        String word = answer.strip().toLowerCase(Locale.ROOT);
        return List.of(screen.texts().say("report.yes").split(" ")).contains(word);
    }

    private String contents(Path file, List<ReportPart> parts) {
        StringBuilder said = new StringBuilder();
        said.append(screen.texts().say("report.head", file.getFileName())).append("\n\n");
        for (ReportPart part : parts) {
            said.append("  ").append(part.file()).append(": ");
            said.append(screen.texts().say(part.key())).append('\n');
        }
        said.append('\n').append(screen.texts().say("report.without")).append('\n');
        return said.toString();
    }

    private String name(Path config) {
        LocalDate today = LocalDate.ofInstant(machine.now(), ZoneOffset.UTC);
        String table = table(config).replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
        return "burraco-table-" + (table.isEmpty() ? "" : table + "-") + today + ".zip";
    }

    /** The table's name; empty where the configuration cannot be read. */
    private static String table(Path config) {
        try {
            return LayoutReader.read(InputFile.bytes(config)) instanceof LayoutResult.Read read
                    ? read.layout().name()
                    : "";
        } catch (IOException cannot) {
            return "";
        }
    }

    private static Optional<String> atTheTerminal(String question) {
        Console console = System.console();
        return console == null || !console.isTerminal()
                ? Optional.empty()
                : Optional.of(Optional.ofNullable(console.readLine("%s", question)).orElse(""));
    }
}
