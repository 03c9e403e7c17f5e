package burraco.cli.options;

import burraco.text.Sentence;
import burraco.words.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The arguments of a command, checked against {@link OptionTable}. A {@link CommandRefusal} names
 * the first word that is wrong and says what was expected.
 */
public final class Arguments {
    private final CommandName command;
    private final List<CommandOption> known;
    private final Set<String> switches = new HashSet<>();
    private final Map<String, List<String>> values = new HashMap<>();
    private final List<String> rest = new ArrayList<>();

    private Arguments(CommandName command) {
        this.command = command;
        known = OptionTable.options(command);
    }

    public static Arguments parse(CommandName command, List<String> args) {
        Arguments options = new Arguments(command);
        options.read(args);
        options.checkValues();
        options.checkRules();
        options.checkOperands();
        options.checkRequired();
        return options;
    }

    private void read(List<String> args) {
        boolean onlyOperands = false;
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (onlyOperands || !arg.startsWith("--")) {
                rest.add(arg);
            } else if (arg.equals("--")) {
                onlyOperands = true;
            } else {
                CommandOption option = option(arg);
                if (!option.takesValue()) {
                    switches.add(option.name());
                } else if (i + 1 == args.size()) {
                    throw new CommandRefusal("option.no-value", arg);
                } else {
                    values.computeIfAbsent(option.name(), _ -> new ArrayList<>())
                            .add(args.get(++i));
                }
            }
        }
    }

    private CommandOption option(String arg) {
        return find(arg).orElseThrow(() -> unknown(arg));
    }

    private Optional<CommandOption> find(String name) {
        return known.stream().filter(one -> one.isNamed(name)).findFirst();
    }

    private CommandRefusal unknown(String arg) {
        int sign = arg.indexOf('=');
        String name = sign > 0 ? arg.substring(0, sign) : arg;
        if (sign > 0 && find(name).filter(CommandOption::takesValue).isPresent()) {
            return new CommandRefusal("option.equals", arg, name, arg.substring(sign + 1));
        }
        List<String> names = known.stream().map(CommandOption::name).sorted().toList();
        return Nearest.like(name, names)
                .map(near -> new CommandRefusal("option.near", arg, near))
                .orElseGet(
                        () -> new CommandRefusal("option.unknown", arg, String.join(", ", names)));
    }

    private void checkValues() {
        for (CommandOption option : known) {
            for (String word : all(option.name())) {
                option.value()
                        .expected(word)
                        .ifPresent(expected -> {
                            throw wrong(option.name(), expected, word);
                        });
            }
        }
    }

    private void checkRules() {
        for (Rule rule : OptionTable.rules(command)) {
            switch (rule) {
                case Rule.Apart(var one, var others) -> {
                    for (String other : others) {
                        if (isThere(one) && isThere(other)) {
                            throw new CommandRefusal("option.apart", one, other);
                        }
                    }
                }
                case Rule.Needs(var one, var oneOf) -> {
                    if (isThere(one) && oneOf.stream().noneMatch(this::isThere)) {
                        throw new CommandRefusal("option.needs", one, new Sentence.Or(oneOf));
                    }
                }
            }
        }
    }

    private void checkOperands() {
        int next = 0;
        for (Operand operand : OptionTable.operands(command)) {
            int taken = 0;
            while (taken < operand.most() && next < rest.size()) {
                String word = rest.get(next);
                operand.value()
                        .expected(word)
                        .ifPresent(expected -> {
                            throw wrong(operand.value().shown(), expected, word);
                        });
                next++;
                taken++;
            }
            if (taken < operand.least()) {
                throw missing(operand.usage());
            }
        }
        if (next < rest.size()) {
            throw tooMany(rest.get(next));
        }
    }

    private void checkRequired() {
        for (CommandOption option : known) {
            if (option.isRequired() && !isThere(option.name())) {
                throw missing(option.shown());
            }
        }
    }

    /** The refusal if something is missing. */
    public CommandRefusal missing(String what) {
        return new CommandRefusal("call.missing", what, command.word());
    }

    /** The refusal of a superfluous word. */
    public CommandRefusal tooMany(String word) {
        return new CommandRefusal("call.too-many", quoted(word), command.word());
    }

    /** The refusal of a wrong value. */
    public static CommandRefusal wrong(String name, Sentence expected, String word) {
        return new CommandRefusal("option.wrong", name, expected, quoted(word));
    }

    private static String quoted(String word) {
        return word.isBlank() || word.contains(" ") ? '"' + word + '"' : word;
    }

    // What was given

    /** Whether the command stood alone. */
    public boolean isEmpty() {
        return switches.isEmpty() && values.isEmpty() && rest.isEmpty();
    }

    /** The options that stand there, by name. */
    public Set<String> given() {
        Set<String> all = new HashSet<>(switches);
        all.addAll(values.keySet());
        return all;
    }

    public List<String> rest() {
        return rest;
    }

    /** The first operand. */
    public String operand() {
        return rest.getFirst();
    }

    public boolean has(String name) {
        check(name);
        return switches.contains(name);
    }

    /** The value after an option; the last one if it is repeated. */
    public Optional<String> value(String name) {
        List<String> all = all(name);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
    }

    /** All values behind an option that may be repeated, in their order. */
    public List<String> all(String name) {
        check(name);
        return values.getOrDefault(name, List.of());
    }

    public boolean isThere(String name) {
        return has(name) || value(name).isPresent();
    }

    private void check(String name) {
        if (find(name).isEmpty()) {
            throw new IllegalArgumentException(command + " has no option " + name);
        }
    }

    // What it means

    /** The value, or the usual one. */
    public String text(String name) {
        return value(name).orElseGet(() -> option(name).usual().orElseThrow());
    }

    public long whole(String name) {
        return Long.parseLong(text(name));
    }

    public int number(String name) {
        return Math.toIntExact(whole(name));
    }

    public OptionalInt numberIfAny(String name) {
        return isThere(name) ? OptionalInt.of(number(name)) : OptionalInt.empty();
    }

    public double decimal(String name) {
        return Double.parseDouble(text(name));
    }

    public long millis(String name) {
        return Value.Time.millis(text(name)).orElseThrow();
    }

    public OptionalLong millisIfAny(String name) {
        return isThere(name) ? OptionalLong.of(millis(name)) : OptionalLong.empty();
    }

    public Optional<Path> file(String name) {
        return value(name).map(Path::of);
    }

    /** The file or folder of an option that is required or has a usual value. */
    public Path path(String name) {
        return Path.of(text(name));
    }

    public Language language() {
        return Language.parse(text("--lang")).orElseThrow();
    }

    public Optional<Language> languageIfAny() {
        return value("--lang").flatMap(Language::parse);
    }
}
