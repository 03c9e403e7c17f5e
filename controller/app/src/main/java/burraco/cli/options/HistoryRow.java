package burraco.cli.options;

import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.SharedOptions.CONFIG;
import static burraco.cli.options.SharedOptions.JOURNAL;
import static burraco.cli.options.SharedOptions.LANG;
import static burraco.cli.options.Values.file;

import java.util.List;

/** The options and operands of {@code ./table history}, which has words of its own. */
final class HistoryRow {
    /** What it can be asked for. */
    private static final List<String> WORDS =
            List.of(
                    "list", "show", "export", "verify", "dispute", "backup", "restore", "forget",
                    "date");

    private HistoryRow() {}

    static CommandRow row() {
        return CommandRow.of(
                        CONFIG,
                        JOURNAL,
                        option("--as", new Value.OneOf("FORMAT", formats())),
                        option("--out", file("FILE|DIR")),
                        option("--anchor", new Value.Text("SEAL")).also("--seal"),
                        LANG)
                .operands(
                        Operand.one(new Value.Text("WHAT", WORDS)),
                        Operand.any(new Value.Text("WHICH")));
    }

    private static List<String> formats() {
        return List.of("burraco", "text", "csv", "json", "html", "capture", "test");
    }
}
