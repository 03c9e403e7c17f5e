package burraco.cli.options;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A script that completes commands, options and values of {@code ./table} in bash. */
public final class BashCompletion {
    private static final String HEAD =
            """
            # bash completion for ./table; use it with: source <(./table completion bash)
            # What stands behind an option, in words and kind; fails where nothing does.
            _table_value() {
                case $1 in
            """;

    private static final String MIDDLE =
            """
                    *) return 1 ;;
                esac
            }
            _table() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
                local command= at place=1 options= words= kind=
                for ((at = 1; at < COMP_CWORD; at++)); do
                    case ${COMP_WORDS[at]} in
                        -*) ;;
                        *) command=${COMP_WORDS[at]}; break ;;
                    esac
                done
                # Which of the words that are no options is typed.
                for ((at++; at < COMP_CWORD; at++)); do
                    case ${COMP_WORDS[at]} in
                        -*) ;;
                        *) _table_value "$command ${COMP_WORDS[at-1]}" || ((place++)) ;;
                    esac
                done
                words= kind=
                COMPREPLY=()
                if ! _table_value "$command $before"; then
                    case "$command $place" in
            """;

    private static final String TAIL =
            """
                    esac
                fi
                # A list with commas is completed behind its last comma.
                if [[ $kind == several && $word == *,* ]]; then
                    local start=${word%,*},
                    COMPREPLY=($(compgen -P "$start" -W "$words" -- "${word##*,}"))
                    return
                fi
                if [[ $word == -* ]]; then words=$options; kind=; fi
                [[ -z $words ]] || COMPREPLY=($(compgen -W "$words" -- "$word"))
                case $kind in
                    file) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$word")) ;;
                    folder) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -d -- "$word")) ;;
                esac
            }
            complete -F _table table ./table
            """;

    private BashCompletion() {}

    public static String script() {
        StringBuilder script = new StringBuilder(HEAD);
        for (CommandName command : CommandName.values()) {
            for (CommandOption option : OptionTable.options(command)) {
                if (option.takesValue()) {
                    values(script, command, option);
                }
            }
        }
        script.append(MIDDLE);
        for (CommandName command : CommandName.values()) {
            operands(script, command);
        }
        String commands =
                Stream.of(CommandName.values())
                        .map(CommandName::word)
                        .collect(Collectors.joining(" "));
        line(script, 12, "' '*) words='" + commands + "' kind=word ;;");
        line(script, 8, "esac");
        line(script, 8, "case $command in");
        for (CommandName command : CommandName.values()) {
            options(script, command.word(), OptionTable.options(command));
        }
        options(script, "''", OptionTable.general());
        return script.append(TAIL).toString();
    }

    private static void line(StringBuilder script, int indent, String text) {
        script.append(" ".repeat(indent)).append(text).append('\n');
    }

    private static void options(StringBuilder script, String command, List<CommandOption> all) {
        line(script, 12, command + ") options='" + words(all.stream()) + "' ;;");
    }

    private static String words(Stream<CommandOption> options) {
        return options.map(CommandOption::name).collect(Collectors.joining(" "));
    }

    private static void values(StringBuilder script, CommandName command, CommandOption option) {
        script.append(" ".repeat(8))
                .append('\'')
                .append(command.word())
                .append(' ')
                .append(option.name())
                .append("') ")
                .append(assigned(option.value()))
                .append(" ;;\n");
    }

    /** One line for each of them; there may be many of the last one. */
    private static void operands(StringBuilder script, CommandName command) {
        List<Operand> operands = OptionTable.operands(command);
        for (int i = 0; i < operands.size(); i++) {
            Operand operand = operands.get(i);
            String place = operand.most() > 1 ? " '*" : " " + (i + 1) + "'";
            line(
                    script,
                    12,
                    "'" + command.word() + place + ") " + assigned(operand.value()) + " ;;");
        }
    }

    private static String assigned(Value value) {
        return "words='" + String.join(" ", value.offered()) + "' kind=" + kind(value);
    }

    private static String kind(Value value) {
        return switch (value) {
            case Value.File _ -> "file";
            case Value.Folder _ -> "folder";
            case Value.Several _ -> "several";
            case Value.None _,
                    Value.Text _,
                    Value.OneOf _,
                    Value.Whole _,
                    Value.Decimal _,
                    Value.Time _ ->
                    "word";
        };
    }
}
