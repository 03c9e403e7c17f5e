package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.Rule.apart;
import static burraco.cli.options.Rule.needs;
import static burraco.cli.options.SharedOptions.JSON;
import static burraco.cli.options.SharedOptions.LANG_OF_MESSAGES;
import static burraco.cli.options.SharedOptions.SEED;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.folder;
import static burraco.cli.options.Values.svg;
import static burraco.cli.options.Values.time;

/** The commands for captures. */
final class CaptureRows {
    private static final long A_SECOND_MILLIS = 1_000;

    private CaptureRows() {}

    static CommandRow fit() {
        return CommandRow.of(SEED, JSON, LANG_OF_MESSAGES).operands(Operand.one(folder("DIR")));
    }

    static CommandRow replay() {
        return CommandRow.of(
                        JSON,
                        flag("--record"),
                        option("--diff", file("RECORD")),
                        option("--plot", new Value.Text("CARD")),
                        option("--from", time()),
                        option("--to", time()),
                        option("--out", file("SVG|DIR")),
                        option("--calibration", file("FILE")),
                        flag("--accept"),
                        LANG_OF_MESSAGES)
                .operands(Operand.one(file("CAPTURE|DIR")))
                .rules(
                        apart("--json", "--record", "--accept", "--diff", "--plot"),
                        apart("--record", "--accept", "--diff", "--plot"),
                        apart("--accept", "--diff", "--plot"),
                        apart("--diff", "--plot"),
                        needs("--out", "--record", "--plot"),
                        needs("--from", "--plot"),
                        needs("--to", "--plot"));
    }

    static CommandRow film() {
        return CommandRow.of(
                        option("--out", svg()).required(),
                        option("--from", time()).usually("0s"),
                        option("--for", time(1, Long.MAX_VALUE)),
                        option("--speed", new Value.Decimal("N", 0.1, 100)).usually("1"),
                        option("--every", time(1, 5 * A_SECOND_MILLIS)).usually("250ms"),
                        flag("--raw"),
                        option("--at", time()),
                        LANG_OF_MESSAGES)
                .operands(Operand.one(file("CAPTURE")))
                .rules(apart("--at", "--from", "--for", "--speed"), apart("--raw", "--every"));
    }
}
