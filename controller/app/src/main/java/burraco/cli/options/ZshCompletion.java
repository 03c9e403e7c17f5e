package burraco.cli.options;

import java.util.List;

/** A script that completes commands, options and values of {@code ./table} in zsh. */
public final class ZshCompletion {
    private static final String HEAD =
            """
            #compdef table ./table
            # zsh completion for ./table; use it with: source <(./table completion zsh)
            _table() {
                local context state state_descr line
                local -A opt_args
                local -a commands
                commands=(
            """;

    private static final String MIDDLE =
            """
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
            """;

    private static final String TAIL =
            """
                esac
            }
            compdef _table table ./table
            """;

    private ZshCompletion() {}

    /**
     * @param texts in which language the descriptions are
     */
    public static String script(CommandTexts texts) {
        StringBuilder script = new StringBuilder(HEAD);
        for (CommandName command : CommandName.values()) {
            line(script, 8, quoted(command.word() + ":" + texts.summary(command)));
        }
        script.append(MIDDLE);
        line(script, 8, "_arguments \\");
        for (CommandOption option : OptionTable.general()) {
            String spec = option.name() + described(texts.say(option.name()));
            line(script, 12, quoted(spec) + " \\");
        }
        line(script, 12, "&& return");
        line(script, 8, "return");
        line(script, 4, "fi");
        line(script, 4, "local command=$words[2]");
        line(script, 4, "shift words; (( CURRENT-- ))");
        line(script, 4, "case $command in");
        for (CommandName command : CommandName.values()) {
            line(script, 8, command.word() + ")");
            line(script, 12, "_arguments \\");
            for (CommandOption option : OptionTable.options(command)) {
                line(script, 16, quoted(spec(texts, command, option)) + " \\");
            }
            for (Operand operand : OptionTable.operands(command)) {
                line(script, 16, quoted(spec(operand)) + " \\");
            }
            line(script, 16, "&& return");
            line(script, 12, ";;");
        }
        return script.append(TAIL).toString();
    }

    private static void line(StringBuilder script, int indent, String text) {
        script.append(" ".repeat(indent)).append(text).append('\n');
    }

    private static String spec(CommandTexts texts, CommandName command, CommandOption option) {
        String repeated = option.presence() == CommandOption.Presence.REPEATED ? "*" : "";
        String value = option.takesValue() ? ":" + action(option.value()) : "";
        return repeated + option.name() + described(texts.meaning(command, option)) + value;
    }

    private static String spec(Operand operand) {
        return (operand.most() > 1 ? "*:" : operand.least() == 0 ? "::" : ":")
                + action(operand.value());
    }

    private static String described(String text) {
        return "[" + text.replaceAll("([\\[\\]:\\\\])", "\\\\$1") + "]";
    }

    private static String action(Value value) {
        String shown = value.shown().replaceAll("([:\\[\\]\\\\])", "\\\\$1") + ":";
        List<String> words =
                value.offered().stream().map(word -> word.replace(":", "\\:")).toList();
        String offered = words.isEmpty() ? " " : "(" + String.join(" ", words) + ")";
        return shown
                + switch (value) {
                    case Value.File _ -> "_files";
                    case Value.Folder _ -> "_files -/";
                    case Value.Several _ -> "_values -s , " + "word " + String.join(" ", words);
                    case Value.None _,
                            Value.Text _,
                            Value.OneOf _,
                            Value.Whole _,
                            Value.Decimal _,
                            Value.Time _ ->
                            offered;
                };
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
