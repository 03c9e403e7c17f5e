package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.SharedOptions.JSON;
import static burraco.cli.options.SharedOptions.LANG_OF_MESSAGES;
import static burraco.cli.options.SharedOptions.WEB;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.number;
import static burraco.cli.options.Values.oneOf;

import java.util.List;

/** The options and operands of {@code ./table tournament}, which has words of its own. */
public final class TournamentRow {
    private static final int MOST_ROUNDS = 100;
    private static final int MOST_TABLES = 10_000;

    /** What it can be asked for, in the order of an evening. */
    public static final List<String> WORDS =
            List.of(
                    "new",
                    "plan",
                    "enter",
                    "amend",
                    "scratch",
                    "order",
                    "draw",
                    "swap",
                    "swap-tables",
                    "move",
                    "pin",
                    "approve",
                    "post",
                    "unpost",
                    "seated",
                    "start",
                    "late",
                    "line-up",
                    "result",
                    "countersign",
                    "correct",
                    "withdraw",
                    "return",
                    "admit",
                    "substitute",
                    "penalty",
                    "warning",
                    "rank",
                    "post-ranking",
                    "next",
                    "finish",
                    "undo",
                    "show",
                    "print",
                    "explain",
                    "check",
                    "serve");

    /** What can be printed. */
    public static final List<String> PRINTS =
            List.of(
                    "seats-by-table",
                    "seats-by-name",
                    "pairing",
                    "ranking",
                    "slips",
                    "awaited",
                    "ledger");

    private TournamentRow() {}

    static CommandRow row() {
        return CommandRow.of(
                        option("--title", new Value.Text("TEXT")),
                        option("--field", oneOf(List.of("pairs", "teams", "individuals"))),
                        option("--hands", oneOf(List.of("2", "3", "4", "teams"))),
                        option("--stage", new Value.Text("STAGE", stages())).repeated(),
                        option("--ties", new Value.Several("TIE,…", ties())),
                        option("--sessions", new Value.Text("ROUND,…")),
                        option("--rest", new Value.Text("VP/MP")),
                        flag("--clubs-apart"),
                        option("--seed", number("S")),
                        option("--from", file("CSV")),
                        option("--number", number("N", 1, Integer.MAX_VALUE)),
                        option("--name", new Value.Text("TEXT")),
                        option("--club", new Value.Text("TEXT")),
                        option("--sits", number("TABLE", 0, MOST_TABLES)),
                        option("--round", number("N", 1, MOST_ROUNDS)),
                        option("--parts", new Value.Text("A/B,…")),
                        option("--award", new Value.Text("VP/MP:VP/MP")),
                        option("--left", oneOf(List.of("first", "second", "both"))),
                        option("--earned", new Value.Text("VP/MP")),
                        option(
                                "--ground",
                                oneOf(List.of("sum", "swapped", "transcription", "arbiter"))),
                        flag("--agreed"),
                        option("--reason", oneOf(List.of("for-a-time", "for-good", "unjustified"))),
                        flag("--now"),
                        option("--by", new Value.Text("NAME")),
                        option("--why", new Value.Text("TEXT")),
                        option("--as", oneOf(List.of("csv", "json", "html", "pdf", "rows"))),
                        option("--out", file("FILE")),
                        WEB,
                        option("--address", new Value.Text("ADDRESS")),
                        option("--certificate", file("PEM")),
                        option("--key", file("PEM")),
                        JSON,
                        LANG_OF_MESSAGES)
                .operands(
                        Operand.one(new Value.Text("WHAT", WORDS)),
                        Operand.one(file("FILE")),
                        Operand.any(new Value.Text("WHICH", PRINTS)));
    }

    private static List<String> stages() {
        return List.of(
                "mitchell",
                "danese",
                "danese-modified",
                "danese-no-rematch",
                "round-robin",
                "whist",
                "drawn-partners");
    }

    private static List<String> ties() {
        return List.of("direct", "match-points", "danese-points", "later-rounds", "wins", "lot");
    }
}
