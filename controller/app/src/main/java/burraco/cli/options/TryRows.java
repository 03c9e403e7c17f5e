package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.Rule.apart;
import static burraco.cli.options.SharedOptions.CODE;
import static burraco.cli.options.SharedOptions.HANDS;
import static burraco.cli.options.SharedOptions.JOURNAL;
import static burraco.cli.options.SharedOptions.LANG;
import static burraco.cli.options.SharedOptions.LANG_OF_MESSAGES;
import static burraco.cli.options.SharedOptions.SEED;
import static burraco.cli.options.SharedOptions.WEB;

import burraco.engine.ruling.Case;
import burraco.play.Mischief;
import java.util.List;

/** The commands for trying the table out. */
final class TryRows {
    private TryRows() {}

    static CommandRow demo() {
        return CommandRow.of(
                        WEB,
                        flag("--headless"),
                        flag("--starter"),
                        option("--port", new Value.Text("PORT")),
                        option("--seed", SEED.value()),
                        option("--speed", new Value.Decimal("N", 0, 1_000)).usually("4"),
                        flag("--once"),
                        flag("--fast"),
                        flag("--plain"),
                        JOURNAL,
                        LANG)
                .rules(
                        apart("--fast", "--speed"),
                        apart(
                                "--starter",
                                "--web",
                                "--headless",
                                "--speed",
                                "--once",
                                "--fast",
                                "--plain",
                                "--journal"),
                        apart("--web", "--once", "--fast", "--plain", "--headless", "--journal"));
    }

    static CommandRow play() {
        return CommandRow.of(
                HANDS,
                SEED,
                CODE,
                option("--mischief", new Value.OneOf("CASE", mischief())),
                flag("--play-on"),
                LANG_OF_MESSAGES);
    }

    private static List<String> mischief() {
        return Mischief.cases().stream().map(Case::id).toList();
    }
}
