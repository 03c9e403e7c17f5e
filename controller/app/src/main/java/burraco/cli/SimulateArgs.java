package burraco.cli;

import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.play.evening.Casting;
import burraco.play.evening.Habit;
import burraco.play.evening.NoiseFile;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the words behind {@code ./table simulate} mean. */
final class SimulateArgs {
    private static final int MOST_HANDS = 100_000;
    private static final int MOST_A_CAPTURE = 8;
    private static final int MOST_ACTS = 10_000;
    private static final int MOST_JOBS = 64;

    private final PrintStream err;
    private final TableFiles files;

    SimulateArgs(PrintStream err) {
        this.err = err;
        files = new TableFiles(err);
    }

    SimulateOptions understand(List<String> args) {
        return understand(
                Options.parse(
                        args,
                        Set.of("--no-scales", "--track", "--json"),
                        Set.of(
                                "--hands",
                                "--seed",
                                "--code",
                                "--noise",
                                "--mischief",
                                "--layout",
                                "--capture",
                                "--hands-a-capture",
                                "--acts",
                                "--people",
                                "--habit",
                                "--fault",
                                "--jobs",
                                "--film")));
    }

    private SimulateOptions understand(Options options) {
        SimulateOptions.Tracking tracking = tracking(options);
        Optional<Path> folder = folder(options, tracking);
        TableFiles.Table table = table(options);
        Layout layout = as(options, table.layout());
        return new SimulateOptions(
                number(options, "--hands", MOST_HANDS),
                seed(options),
                number(options, "--hands-a-capture", MOST_A_CAPTURE),
                acts(options),
                layout,
                table.deck(),
                noise(options.value("--noise").orElse("reference")),
                cases(options, layout.rules().code()),
                people(options.value("--people").orElse("usual")),
                options.value("--layout").isEmpty(),
                options.value("--noise").isEmpty(),
                habits(options),
                BreakdownArgs.understand(options, layout),
                number(options, "--jobs", MOST_JOBS),
                tracking,
                folder,
                film(options.value("--film").map(Path::of)));
    }

    /** Nobody deals while cards of the hand before lie there. */
    private static Optional<Integer> acts(Options options) {
        if (options.value("--acts").isEmpty()) {
            return Optional.empty();
        }
        if (options.value("--hands-a-capture").isPresent()) {
            throw new Options.Wrong(
                    "--acts leaves a hand unfinished: no other can follow in its capture");
        }
        return Optional.of(number(options, "--acts", MOST_ACTS));
    }

    private static SimulateOptions.Tracking tracking(Options options) {
        if (options.has("--json")) {
            return SimulateOptions.Tracking.JSON;
        }
        return options.has("--track")
                ? SimulateOptions.Tracking.SHEET
                : SimulateOptions.Tracking.NONE;
    }

    private static Optional<Path> folder(Options options, SimulateOptions.Tracking tracking) {
        Optional<String> folder = options.value("--capture");
        if (folder.isEmpty() && tracking == SimulateOptions.Tracking.NONE) {
            throw new Options.Wrong(
                    "--capture DIR says where the captures go; --track and --json need none");
        }
        if (folder.isEmpty() && options.value("--film").isPresent()) {
            throw new Options.Wrong(
                    "--film is made of a capture: --capture DIR says where that goes");
        }
        if (folder.filter(String::isBlank).isPresent()) {
            throw new Options.Wrong("--capture wants the name of a folder");
        }
        return folder.map(Path::of);
    }

    /** It is made last: better to hear now that it cannot be. */
    private static Optional<Path> film(Optional<Path> file) {
        if (file.isPresent()) {
            Path folder = file.get().toAbsolutePath().getParent();
            if (!file.get().toString().endsWith(".svg")) {
                throw new Options.Wrong("--film ends in .svg, not " + file.get());
            }
            if (folder == null || !Files.isDirectory(folder)) {
                throw new Options.Wrong("--film: there is no folder " + folder);
            }
        }
        return file;
    }

    /** The table that is asked for; the reference table where none is. */
    private TableFiles.Table table(Options options) {
        Optional<String> named = options.value("--layout");
        if (named.isEmpty()) {
            return files.reference();
        }
        Optional<TableFiles.Table> table = files.table(Path.of(named.get()));
        if (table.isEmpty()) {
            throw new Options.Wrong("this table cannot be simulated");
        }
        return table.get();
    }

    private static Layout as(Options options, Layout table) {
        Optional<String> named = options.value("--code");
        Optional<Code> code = named.flatMap(Code::parse);
        if (named.isPresent() && code.isEmpty()) {
            throw new Options.Wrong("--code is FIBUR-INT-2018 or FITAB-ITA-2026");
        }
        Layout layout = code.map(RuleSet::of).map(table::with).orElse(table);
        return options.has("--no-scales") ? layout.withoutScales() : layout;
    }

    private static int number(Options options, String name, int most) {
        String text = options.value(name).orElse("1");
        try {
            int number = Integer.parseInt(text);
            if (number >= 1 && number <= most) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // Told below.
        }
        throw new Options.Wrong(name + " is a number from 1 to " + most + ", not " + text);
    }

    private static long seed(Options options) {
        String text = options.value("--seed").orElse("1");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new Options.Wrong("--seed is a whole number, not " + text);
        }
    }

    private Noise noise(String named) {
        Optional<Noise> profile = NoiseFile.profile(named);
        if (profile.isPresent()) {
            return profile.get();
        }
        Path file = Path.of(named);
        Optional<byte[]> bytes = files.read(file);
        if (bytes.isEmpty()) {
            throw new Options.Wrong("--noise is quiet, reference, harsh or a file");
        }
        return switch (NoiseFile.read(bytes.get())) {
            case NoiseFile.Result.Read read -> read.noise();
            case NoiseFile.Result.Refused refused -> {
                refused.problems()
                        .forEach(one -> err.println(file + ":" + one.at() + ": " + one.what()));
                throw new Options.Wrong("this noise cannot be made");
            }
        };
    }

    /** Several cases may stand behind the option, or behind each other with commas. */
    private static List<Case> cases(Options options, Code code) {
        List<String> named = new ArrayList<>();
        options.value("--mischief").ifPresent(first -> named.addAll(List.of(first.split(","))));
        if (named.isEmpty() && !options.rest().isEmpty()) {
            throw new Options.Wrong("what is " + options.rest().getFirst() + "?");
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
                            .orElseThrow(() -> new Options.Wrong(unknown(name, code, possible))));
        }
        return cases;
    }

    private static String unknown(String name, Code code, List<Case> possible) {
        String all = possible.stream().map(Case::id).collect(Collectors.joining(" "));
        return "--mischief is none, all, or what is done with cards under "
                + (code + " (" + all + "), not " + name);
    }

    private static List<Habit> habits(Options options) {
        List<String> names = Stream.of(Habit.values()).map(Habit::key).toList();
        List<Habit> habits = new ArrayList<>();
        for (String several : options.all("--habit")) {
            for (String name : several.split(",")) {
                habits.add(
                        Habit.parse(name)
                                .orElseThrow(() ->
                                        new Options.Wrong(Nearest.unknown("habit", name, names))));
            }
        }
        return habits;
    }

    private static SimulateOptions.People people(String named) {
        return switch (named) {
            case "usual" -> SimulateOptions.People.USUAL;
            case "any" -> SimulateOptions.People.ANY;
            case "strangers" -> SimulateOptions.People.STRANGERS;
            default -> throw new Options.Wrong("--people is usual, any or strangers, not " + named);
        };
    }
}
