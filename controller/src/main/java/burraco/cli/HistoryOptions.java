package burraco.cli;

import burraco.words.Language;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
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
            "table history: expected list | show MATCH[/HAND] | export MATCH[/HAND] --as FORMAT"
                    + " | verify | backup FILE | restore FILE | forget NAME,"
                    + " with --journal DIR or --config FILE";

    /** Empty where they cannot be understood. */
    static Optional<HistoryOptions> parse(List<String> args) {
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
        Optional<Language> language = Language.parse(options.value("--lang").orElse("it"));
        if (options.problem().isPresent() || options.rest().isEmpty() || language.isEmpty()) {
            return Optional.empty();
        }
        String what = options.rest().getFirst();
        List<String> rest = options.rest().subList(1, options.rest().size());
        if (!fits(what, rest.size(), options)) {
            return Optional.empty();
        }
        try {
            Optional<Path> config = options.value("--config").map(Path::of);
            Path journal =
                    options.value("--journal")
                            .map(Path::of)
                            .or(() -> config.map(file -> file.resolveSibling("journal")))
                            .orElse(Path.of("journal"));
            return Optional.of(
                    new HistoryOptions(what, journal, config, language.get(), options, rest));
        } catch (InvalidPathException no) {
            return Optional.empty();
        }
    }

    private static boolean fits(String what, int words, Options options) {
        boolean isExport = what.equals("export");
        boolean known =
                switch (what) {
                    case "list", "verify" -> words == 0;
                    case "show", "export", "backup", "restore", "forget" -> words == 1;
                    default -> false;
                };
        return known
                && isExport == options.value("--as").isPresent()
                && (isExport || options.value("--out").isEmpty())
                && (what.equals("verify") || anchor(options).isEmpty());
    }

    /** A seal that people have kept outside; it goes by two names. */
    Optional<String> anchor() {
        return anchor(options);
    }

    private static Optional<String> anchor(Options options) {
        return options.value("--anchor").or(() -> options.value("--seal"));
    }
}
