package burraco.cli.simulate;

import burraco.cli.files.TableFiles;
import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.CommandTexts;
import burraco.cli.out.Screen;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.play.evening.Casting;
import burraco.play.evening.Habit;
import burraco.play.evening.NoiseFile;
import burraco.text.Sentence;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Turns the arguments of {@code ./table simulate} into options. */
final class SimulateArgs {
    private final PrintStream err;
    private final CommandTexts texts;
    private final TableFiles files;

    SimulateArgs(Screen screen) {
        err = screen.err();
        texts = screen.texts();
        files = new TableFiles(screen);
    }

    SimulateOptions understand(List<String> args) {
        return understand(Arguments.parse(CommandName.SIMULATE, args));
    }

    private SimulateOptions understand(Arguments options) {
        SimulateOptions.Tracking tracking = tracking(options);
        Optional<Path> folder = folder(options, tracking);
        TableFiles.Table table = table(options);
        Layout layout = as(options, table.layout());
        return new SimulateOptions(
                options.number("--hands"),
                options.whole("--seed"),
                options.number("--hands-a-capture"),
                options.numberIfAny("--acts").stream().boxed().findFirst(),
                layout,
                table.deck(),
                noise(options.text("--noise")),
                cases(options, layout.rules().code()),
                people(options.text("--people")),
                options.value("--layout").isEmpty(),
                options.value("--noise").isEmpty(),
                habits(options),
                BreakdownArgs.understand(options, layout),
                options.number("--jobs"),
                tracking,
                folder,
                film(options.file("--film")));
    }

    private static SimulateOptions.Tracking tracking(Arguments options) {
        if (options.has("--json")) {
            return SimulateOptions.Tracking.JSON;
        }
        return options.has("--track")
                ? SimulateOptions.Tracking.SHEET
                : SimulateOptions.Tracking.NONE;
    }

    private static Optional<Path> folder(Arguments options, SimulateOptions.Tracking tracking) {
        Optional<Path> folder = options.file("--capture");
        if (folder.isEmpty() && tracking == SimulateOptions.Tracking.NONE) {
            throw new CommandRefusal("simulate.where");
        }
        return folder;
    }

    /** The film is made at the end, so a file that cannot be written is refused at the start. */
    private static Optional<Path> film(Optional<Path> file) {
        if (file.isPresent()) {
            Path folder = file.get().toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder)) {
                throw new CommandRefusal("simulate.no-folder", String.valueOf(folder));
            }
        }
        return file;
    }

    /** The table of {@code --layout}, or else the reference table. */
    private TableFiles.Table table(Arguments options) {
        Optional<Path> named = options.file("--layout");
        return named.isEmpty()
                ? files.reference()
                : files.table(named.get())
                        .orElseThrow(() -> new CommandRefusal("table.not-simulated"));
    }

    private static Layout as(Arguments options, Layout table) {
        Optional<Code> code = options.value("--code").flatMap(Code::parse);
        Layout layout = code.map(RuleSet::of).map(table::with).orElse(table);
        return options.has("--no-scales") ? layout.withoutScales() : layout;
    }

    private Noise noise(String named) {
        Optional<Noise> profile = NoiseFile.profile(named);
        if (profile.isPresent()) {
            return profile.get();
        }
        Path file = Path.of(named);
        Optional<byte[]> bytes = files.read(file);
        if (bytes.isEmpty()) {
            throw Arguments.wrong("--noise", new Sentence("expected.noise"), named);
        }
        return switch (NoiseFile.read(bytes.get())) {
            case NoiseFile.Result.Read read -> read.noise();
            case NoiseFile.Result.Refused refused -> {
                refused.problems()
                        .forEach(one ->
                                err.println(file + ":" + one.at() + ": " + texts.say(one.what())));
                throw new CommandRefusal("noise.impossible");
            }
        };
    }

    /** Several cases may follow the option, separated by commas or by repeating it. */
    private static List<Case> cases(Arguments options, Code code) {
        List<String> named = new ArrayList<>();
        options.value("--mischief").ifPresent(first -> named.addAll(List.of(first.split(","))));
        if (named.isEmpty() && !options.rest().isEmpty()) {
            throw options.tooMany(options.operand());
        }
        named.addAll(options.rest());
        if (named.isEmpty() || named.equals(List.of("none"))) {
            return List.of();
        }
        List<Case> possible = Casting.cases(code);
        if (named.equals(List.of("all"))) {
            return possible;
        }
        List<Case> cases = new ArrayList<>();
        for (String name : named) {
            cases.add(
                    Case.parse(name)
                            .filter(possible::contains)
                            .orElseThrow(() -> impossible(name, code, possible)));
        }
        return cases;
    }

    private static CommandRefusal impossible(String name, Code code, List<Case> possible) {
        String all = possible.stream().map(Case::id).collect(Collectors.joining(" "));
        return Arguments.wrong("--mischief", new Sentence("expected.cases", code, all), name);
    }

    private static List<Habit> habits(Arguments options) {
        List<Habit> habits = new ArrayList<>();
        for (String several : options.all("--habit")) {
            for (String name : several.split(",")) {
                habits.add(Habit.parse(name).orElseThrow());
            }
        }
        return habits;
    }

    private static SimulateOptions.People people(String named) {
        return switch (named) {
            case "any" -> SimulateOptions.People.ANY;
            case "strangers" -> SimulateOptions.People.STRANGERS;
            default -> SimulateOptions.People.USUAL;
        };
    }
}
