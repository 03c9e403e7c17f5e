package burraco.cli.options;

import java.util.List;

/**
 * What a command can be given.
 *
 * @param operands in the order in which they are typed
 * @param rules in the order in which they are checked
 */
record CommandRow(List<CommandOption> options, List<Operand> operands, List<Rule> rules) {
    static CommandRow of(CommandOption... options) {
        return new CommandRow(List.of(options), List.of(), List.of());
    }

    CommandRow operands(Operand... operands) {
        return new CommandRow(options, List.of(operands), rules);
    }

    CommandRow rules(Rule... rules) {
        return new CommandRow(options, operands, List.of(rules));
    }
}
