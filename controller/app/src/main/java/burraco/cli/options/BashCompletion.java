package burraco.cli.options;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A script that completes commands, options and values of {@code ./table} in bash. */
public final class BashCompletion {
    private static final String HEAD =
            """
            # bash completion for ./table; use it with: source <(./table completion bash)
            _table() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
                local command= at options= words= kind=
                for ((at = 1; at < COMP_CWORD; at++)); do
                    case ${COMP_WORDS[at]} in
                        -*) ;;
                        *) command=${COMP_WORDS[at]}; break ;;
                    esac
                done
                COMPREPLY=()
                case "$command $before" in
            """;

    private static final String MIDDLE =
            """
                    *) kind=none ;;
                esac
                if [[ $kind == none ]]; then
                    kind=
                    case $command in
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
            script.append(" ".repeat(12))
                    .append(command.word())
                    .append(") options='")
                    .append(words(OptionTable.options(command).stream()))
                    .append("' ")
                    .append(operands(command))
                    .append(" ;;\n");
        }
        String commands =
                Stream.of(CommandName.values())
                        .map(CommandName::word)
                        .collect(Collectors.joining(" "));
        script.append(" ".repeat(12))
                .append("'') words='")
                .append(commands)
                .append("' options='")
                .append(words(OptionTable.general().stream()))
                .append("' ;;\n");
        return script.append(TAIL).toString();
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

    private static String operands(CommandName command) {
        List<Operand> operands = OptionTable.operands(command);
        return operands.isEmpty() ? "" : assigned(operands.getFirst().value());
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
