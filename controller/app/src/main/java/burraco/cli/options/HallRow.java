package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.SharedOptions.LANG_OF_MESSAGES;
import static burraco.cli.options.SharedOptions.WEB;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.folder;
import static burraco.cli.options.Values.number;
import static burraco.cli.options.Values.oneOf;

import java.util.List;

/** The options and operands of {@code ./table hall}, which has words of its own. */
final class HallRow {
    private static final int MOST_PORT = 65_535;
    private static final int MOST_TABLES = 200;
    private static final int MOST_DELAY = 3_600;
    private static final int MOST_ROUND = 99;
    private static final int MOST_TABLE = 9_999;

    /** What it can be asked for. */
    static final List<String> WORDS =
            List.of(
                    "begin", "serve", "broker", "export", "verify", "dispute", "move", "season",
                    "demo", "find", "join", "leave", "virtual");

    private HallRow() {}

    static CommandRow row() {
        return CommandRow.of(
                        WEB,
                        option("--open", number("PORT", 0, MOST_PORT)),
                        option("--link", number("PORT", 0, MOST_PORT)),
                        option("--mqtts", number("PORT", 1, MOST_PORT)),
                        option("--mqtt", number("PORT", 1, MOST_PORT)),
                        option("--address", new Value.Text("ADDRESS")),
                        option("--known-as", new Value.Text("NAME,…")),
                        option("--certificate", file("PEM")),
                        option("--key", file("PEM")),
                        option("--out", file("FILE")),
                        option("--store", new Value.Text("URL")),
                        option("--password-file", file("FILE")),
                        option("--points", file("FILE")),
                        option("--persons", file("FILE")),
                        option("--journal", new Value.Text("FOLDER")),
                        option("--name", new Value.Text("TEXT")),
                        option("--over", oneOf(List.of("mqtt", "https"))),
                        option("--tables", number("N", 1, MOST_TABLES)).usually("8"),
                        option("--speed", new Value.Decimal("N", 0, 120)).usually("60"),
                        option("--seed", number("S")),
                        option("--round", number("R", 1, MOST_ROUND)),
                        option("--table", number("T", 1, MOST_TABLE)),
                        option("--audience", folder("FOLDER")),
                        option("--delay", number("SECONDS", 0, MOST_DELAY)).usually("300"),
                        flag("--nameless"),
                        option("--anchor", new Value.Text("SEAL")).also("--seal"),
                        LANG_OF_MESSAGES)
                .operands(
                        Operand.one(new Value.Text("WHAT", WORDS)),
                        Operand.any(new Value.Text("WHERE")));
    }
}
