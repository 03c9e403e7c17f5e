package burraco.cli.history;

import burraco.cli.options.Arguments;
import burraco.cli.options.CommandName;
import burraco.cli.options.CommandRefusal;
import burraco.cli.options.Nearest;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Options of {@code ./table history}.
 *
 * @param what the subcommand
 * @param journal a table's folder, or the file of a backup
 * @param config the table's layout, if given
 * @param rest the remaining arguments
 */
record HistoryOptions(
        String what,
        Path journal,
        Optional<Path> config,
        Language language,
        Arguments options,
        List<String> rest) {
    private static final Map<String, Integer> WORDS =
            Map.of(
                    "list", 0, "verify", 0, "show", 1, "export", 1, "backup", 1, "restore", 1,
                    "forget", 1, "date", 2, "dispute", 1);

    static HistoryOptions parse(List<String> args) {
        Arguments options = Arguments.parse(CommandName.HISTORY, args);
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

    private static void check(String what, List<String> rest, Arguments options) {
        if (!WORDS.containsKey(what)) {
            throw Nearest.like(what, WORDS.keySet().stream().sorted().toList())
                    .map(near -> new CommandRefusal("history.near", what, near))
                    .orElseGet(() -> new CommandRefusal("history.unknown", what));
        }
        if (rest.size() < WORDS.get(what)) {
            throw new CommandRefusal("history.of-what", what);
        }
        if (rest.size() > WORDS.get(what)) {
            throw options.tooMany(rest.get(WORDS.get(what)));
        }
        if (what.equals("export") && !options.isThere("--as")) {
            throw options.missing("--as FORMAT");
        }
        goesWith(what, options, "export", List.of("--as"));
        if (!what.equals("dispute")) {
            goesWith(what, options, "export", List.of("--out"));
        } else if (!options.isThere("--out")) {
            throw options.missing("--out ZIP");
        }
        goesWith(what, options, "verify", List.of("--anchor"));
    }

    private static void goesWith(String what, Arguments options, String only, List<String> names) {
        for (String name : names) {
            if (options.isThere(name) && !what.equals(only)) {
                throw new CommandRefusal("history.goes-with", name, only);
            }
        }
    }

    /** A seal that was kept outside the journal. */
    Optional<String> anchor() {
        return options.value("--anchor");
    }
}
