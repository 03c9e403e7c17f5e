package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.SharedOptions.JSON;
import static burraco.cli.options.SharedOptions.LANG;
import static burraco.cli.options.Values.file;
import static burraco.cli.options.Values.oneOf;
import static burraco.cli.options.Values.points;

import java.util.List;

/** The commands for questions about the code of play. */
final class RulesRows {
    private RulesRows() {}

    static CommandRow judge() {
        return CommandRow.of(
                        JSON,
                        flag("--strict"),
                        flag("--public"),
                        flag("--explain"),
                        option("--words", file("FILE")),
                        LANG)
                .operands(Operand.several(new Value.File("FILE", "", List.of("-"))));
    }

    static CommandRow vp() {
        return CommandRow.of(
                        option("--hands", oneOf(List.of("2", "3", "4", "teams"))).required(),
                        JSON,
                        LANG)
                .operands(Operand.one(points("NS")), Operand.one(points("EW")));
    }
}
