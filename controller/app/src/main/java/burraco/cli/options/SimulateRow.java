package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.Rule.apart;
import static burraco.cli.options.Rule.needs;
import static burraco.cli.options.SharedOptions.CODE;
import static burraco.cli.options.SharedOptions.HANDS;
import static burraco.cli.options.SharedOptions.JSON;
import static burraco.cli.options.SharedOptions.LANG_OF_MESSAGES;
import static burraco.cli.options.SharedOptions.SEED;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.folder;
import static burraco.cli.options.Values.number;
import static burraco.cli.options.Values.oneOf;
import static burraco.cli.options.Values.svg;

import burraco.engine.ruling.Case;
import burraco.play.evening.Breakdown;
import burraco.play.evening.Habit;
import java.util.List;
import java.util.stream.Stream;

/** The options, operands and rules of {@code ./table simulate}. */
final class SimulateRow {
    private SimulateRow() {}

    static CommandRow row() {
        return CommandRow.of(
                        option("--capture", folder("DIR")),
                        flag("--track"),
                        JSON,
                        HANDS,
                        SEED,
                        option("--jobs", number("N", 1, 64)).usually("1"),
                        option("--hands-a-capture", number("N", 1, 8)).usually("1"),
                        option("--acts", number("N", 1, 10_000)),
                        option(
                                        "--noise",
                                        new Value.File(
                                                "quiet|reference|harsh|FILE",
                                                "",
                                                List.of("quiet", "reference", "harsh")))
                                .usually("reference"),
                        option("--mischief", new Value.Several("none|all|CASE,…", committed()))
                                .usually("none"),
                        option("--people", oneOf(List.of("usual", "any", "strangers")))
                                .usually("usual"),
                        option("--habit", new Value.Several("NAME,…", habits())).repeated(),
                        option("--fault", new Value.Text("NAME[:N]@TIME[+TIME]", faults()))
                                .repeated(),
                        option("--layout", file("FILE")),
                        option("--code", CODE.value()),
                        flag("--no-scales"),
                        option("--film", svg()),
                        LANG_OF_MESSAGES)
                .operands(Operand.any(new Value.Text("CASE", committed())))
                .rules(apart("--acts", "--hands-a-capture"), needs("--film", "--capture"));
    }

    private static List<String> committed() {
        return Value.with(Stream.of(Case.values()).map(Case::id).toList(), "none", "all");
    }

    private static List<String> habits() {
        return Stream.of(Habit.values()).map(Habit::key).toList();
    }

    private static List<String> faults() {
        return Stream.of(Breakdown.values()).map(Breakdown::key).toList();
    }
}
