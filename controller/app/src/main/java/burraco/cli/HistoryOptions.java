package burraco.cli;

import burraco.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What {@code ./table history} is asked for.
 *
 * @param what which of its commands
 * @param journal a table's folder, or the file of a backup
 * @param config the table's layout, where somebody named it
 * @param rest the words behind the command
 */
record HistoryOptions(
        String what,
        Path journal,
        Optional<Path> config,
        Language language,
        Options options,
        List<String> rest) {
    static final String USAGE =
            "expected list | show MATCH[/HAND] | export MATCH[/HAND] --as FORMAT"
                    + " | verify | backup FILE | restore FILE | forget NAME,"
                    + " with --journal DIR or --config FILE";

    private static final Map<String, Integer> WORDS =
            Map.of(
                    "list", 0, "verify", 0, "show", 1, "export", 1, "backup", 1, "restore", 1,
                    "forget", 1);

    static HistoryOptions parse(List<String> args) {
        Options options =
                Options.parse(
                        args,
                        Set.of(),
                        Set.of(
                                "--journal",
                                "--config",
                                "--lang",
                                "--as",
                                "--out",
                                "--seal",
                                "--anchor"));
        Language language = options.language();
        if (options.rest().isEmpty()) {
            throw new Options.Wrong(USAGE);
        }
        String what = options.rest().getFirst();
        List<String> rest = options.rest().subList(1, options.rest().size());
        check(what, rest, options);
        Optional<Path> config = options.file("--config");
        Path journal =
                options.file("--journal")
                        .or(() -> config.map(file -> file.resolveSibling("journal")))
                        .orElse(Path.of("journal"));
        return new HistoryOptions(what, journal, config, language, options, rest);
    }

    private static void check(String what, List<String> rest, Options options) {
        if (!WORDS.containsKey(what)) {
            List<String> all = WORDS.keySet().stream().sorted().toList();
            String why =
                    Nearest.like(what, all)
                            .map(meant -> "did you mean " + meant + "?")
                            .orElse(USAGE);
            throw new Options.Wrong("there is no history " + what + "; " + why);
        }
        if (rest.size() < WORDS.get(what)) {
            throw new Options.Wrong(what + ": of what? " + USAGE);
        }
        if (rest.size() > WORDS.get(what)) {
            throw new Options.Wrong("what is " + rest.get(WORDS.get(what)) + "? " + USAGE);
        }
        boolean isExport = what.equals("export");
        if (isExport && !options.isThere("--as")) {
            throw new Options.Wrong("export: --as " + HistoryExport.FORMATS);
        }
        goesWith(what, options, "export", List.of("--as", "--out"));
        goesWith(what, options, "verify", List.of("--anchor", "--seal"));
    }

    private static void goesWith(String what, Options options, String only, List<String> names) {
        for (String name : names) {
            if (options.isThere(name) && !what.equals(only)) {
                throw new Options.Wrong(name + " goes with " + only);
            }
        }
    }

    /** A seal that people have kept outside; it goes by two names. */
    Optional<String> anchor() {
        return anchor(options);
    }

    private static Optional<String> anchor(Options options) {
        return options.value("--anchor").or(() -> options.value("--seal"));
    }
}
