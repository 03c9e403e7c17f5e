package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.folder;
import static burraco.cli.options.Values.number;
import static burraco.cli.options.Values.oneOf;

import burraco.engine.rules.Code;
import burraco.words.Language;
import java.util.stream.Stream;

/** Options that several commands have. */
final class SharedOptions {
    static final int LAST_PORT = 65_535;
    private static final int MOST_HANDS = 100_000;

    static final CommandOption LANG =
            option("--lang", oneOf(Stream.of(Language.values()).map(Language::id).toList()))
                    .usually(Language.IT.id());

    /** For commands that speak the language of the system or of the table, or no language. */
    static final CommandOption LANG_OF_MESSAGES = option("--lang", LANG.value());

    static final CommandOption JSON = flag("--json");

    static final CommandOption CONFIG = option("--config", file("FILE"));

    static final CommandOption SEED = option("--seed", number("S")).usually("1");

    static final CommandOption JOURNAL = option("--journal", folder("DIR"));

    static final CommandOption HANDS = option("--hands", number("N", 1, MOST_HANDS)).usually("1");

    static final CommandOption CODE =
            option(
                            "--code",
                            new Value.OneOf(
                                    "CODE", Stream.of(Code.values()).map(Code::toString).toList()))
                    .usually(Code.FIBUR_INT_2018.toString());

    static final CommandOption WEB = option("--web", number("PORT", 0, LAST_PORT));

    private SharedOptions() {}
}
