package burraco.cli;

import burraco.cli.options.Command;
import burraco.cli.options.Nearest;
import burraco.cli.options.Options;
import burraco.cli.options.Refusal;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    private static final Map<String, Integer> WORDS =
            Map.of(
                    "list", 0, "verify", 0, "show", 1, "export", 1, "backup", 1, "restore", 1,
                    "forget", 1);

    static HistoryOptions parse(List<String> args) {
        Options options = Options.parse(Command.HISTORY, args);
        Language language = options.language();
        String what = options.operand();
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
            throw Nearest.like(what, WORDS.keySet().stream().sorted().toList())
                    .map(near -> new Refusal("history.near", what, near))
                    .orElseGet(() -> new Refusal("history.unknown", what));
        }
        if (rest.size() < WORDS.get(what)) {
            throw new Refusal("history.of-what", what);
        }
        if (rest.size() > WORDS.get(what)) {
            throw options.tooMany(rest.get(WORDS.get(what)));
        }
        if (what.equals("export") && !options.isThere("--as")) {
            throw options.missing("--as FORMAT");
        }
        goesWith(what, options, "export", List.of("--as", "--out"));
        goesWith(what, options, "verify", List.of("--anchor"));
    }

    private static void goesWith(String what, Options options, String only, List<String> names) {
        for (String name : names) {
            if (options.isThere(name) && !what.equals(only)) {
                throw new Refusal("history.goes-with", name, only);
            }
        }
    }

    /** A seal that people have kept outside. */
    Optional<String> anchor() {
        return options.value("--anchor");
    }
}
