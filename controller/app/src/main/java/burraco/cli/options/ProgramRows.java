package burraco.cli.options;

import static burraco.cli.options.CommandOption.flag;
import static burraco.cli.options.CommandOption.option;
import static burraco.cli.options.SharedOptions.CONFIG;
import static burraco.cli.options.SharedOptions.LANG_OF_MESSAGES;
import static burraco.cli.options.Values.folder;
import static burraco.cli.options.Values.oneOf;

import java.util.List;
import java.util.stream.Stream;

/** The commands about the program itself. */
final class ProgramRows {
    private ProgramRows() {}

    static CommandRow help() {
        return CommandRow.of(LANG_OF_MESSAGES)
                .operands(
                        Operand.atMostOne(
                                new Value.Text(
                                        "COMMAND",
                                        Stream.of(CommandName.values())
                                                .map(CommandName::word)
                                                .toList())));
    }

    static CommandRow completion() {
        return CommandRow.of(LANG_OF_MESSAGES).operands(Operand.one(oneOf(List.of("bash", "zsh"))));
    }

    static CommandRow man() {
        return CommandRow.of(option("--out", folder("DIR")).usually("man"), LANG_OF_MESSAGES);
    }

    static CommandRow install() {
        return CommandRow.of(
                CONFIG, flag("--kiosk"), flag("--uninstall"), option("--root", folder("DIR")));
    }
}
