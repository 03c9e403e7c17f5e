package burraco.cli;

import burraco.words.Language;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words behind a command: switches, options with a value, and the rest. Whatever of them cannot
 * be understood is a {@link Wrong} that names it and says what was expected.
 *
 * @param values where an option was repeated the last one counts, unless all are asked for
 */
record Options(Set<String> switches, Map<String, List<String>> values, List<String> rest) {
    private static final int LAST_PORT = 65_535;

    /** Says why a call means nothing; {@link Main} tells it, with the command's name before it. */
    static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1;

        Wrong(String why) {
            super(why, null, false, false);
        }
    }

    static Options parse(List<String> args, Set<String> knownSwitches, Set<String> knownValues) {
        Set<String> switches = new HashSet<>();
        Map<String, List<String>> values = new HashMap<>();
        List<String> rest = new ArrayList<>();
        boolean onlyRest = false;
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (onlyRest || !arg.startsWith("--")) {
                rest.add(arg);
            } else if (arg.equals("--")) {
                onlyRest = true;
            } else if (knownSwitches.contains(arg)) {
                switches.add(arg);
            } else if (!knownValues.contains(arg)) {
                throw unknown(arg, knownSwitches, knownValues);
            } else if (i + 1 == args.size()) {
                throw new Wrong(arg + " wants a value");
            } else {
                values.computeIfAbsent(arg, _ -> new ArrayList<>()).add(args.get(++i));
            }
        }
        return new Options(switches, values, rest);
    }

    private static Wrong unknown(String arg, Set<String> switches, Set<String> values) {
        int sign = arg.indexOf('=');
        if (sign > 0 && values.contains(arg.substring(0, sign))) {
            String name = arg.substring(0, sign);
            String value = arg.substring(sign + 1);
            return new Wrong(arg + ": a value stands behind a blank, as in " + name + " " + value);
        }
        Set<String> all = new TreeSet<>(switches);
        all.addAll(values);
        String name = sign > 0 ? arg.substring(0, sign) : arg;
        return new Wrong(
                "unknown option "
                        + arg
                        + Nearest.like(name, List.copyOf(all))
                                .map(meant -> "; did you mean " + meant + "?")
                                .orElse("; there is " + String.join(", ", all)));
    }

    /** A value that is not what it should be. */
    static Wrong wrong(String name, String expected, String said) {
        return new Wrong(name + ": expected " + expected + ", not " + quoted(said));
    }

    private static String quoted(String said) {
        return said.isBlank() || said.contains(" ") ? '"' + said + '"' : said;
    }

    boolean has(String name) {
        return switches.contains(name);
    }

    Optional<String> value(String name) {
        List<String> all = all(name);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
    }

    /** All that was said behind an option that may be repeated, in its order. */
    List<String> all(String name) {
        return values.getOrDefault(name, List.of());
    }

    // What they mean

    /** Nothing but options was said. */
    void nothingElse() {
        if (!rest.isEmpty()) {
            throw new Wrong("what is " + quoted(rest.getFirst()) + "?");
        }
    }

    /**
     * The only word beside the options.
     *
     * @param usage said where there is none, or more than one
     */
    String onlyWord(String usage) {
        if (rest.size() > 1) {
            throw new Wrong("what is " + quoted(rest.get(1)) + "? expected " + usage);
        }
        if (rest.isEmpty()) {
            throw new Wrong("expected " + usage);
        }
        return rest.getFirst();
    }

    /** Two of them that say different things. */
    void notTogether(String one, String other) {
        if (isThere(one) && isThere(other)) {
            throw new Wrong(one + " and " + other + " do not go together");
        }
    }

    boolean isThere(String name) {
        return has(name) || value(name).isPresent();
    }

    Language language() {
        return language("it");
    }

    Language language(String usual) {
        String said = value("--lang").orElse(usual);
        return Language.parse(said).orElseThrow(() -> wrong("--lang", "it or en", said));
    }

    long whole(String name, long usual) {
        Optional<String> said = value(name);
        try {
            return said.map(Long::parseLong).orElse(usual);
        } catch (NumberFormatException notANumber) {
            throw wrong(name, "a whole number", said.orElseThrow());
        }
    }

    int number(String name, int least, int most, int usual) {
        return number(name, least, most).orElse(usual);
    }

    OptionalInt number(String name, int least, int most) {
        Optional<String> said = value(name);
        if (said.isEmpty()) {
            return OptionalInt.empty();
        }
        try {
            int number = Integer.parseInt(said.get());
            if (number >= least && number <= most) {
                return OptionalInt.of(number);
            }
        } catch (NumberFormatException notANumber) {
            // As one that is out of bounds.
        }
        throw wrong(name, "a number from " + least + " to " + most, said.get());
    }

    /** 0 takes any. */
    OptionalInt port(String name) {
        return number(name, 0, LAST_PORT);
    }

    Optional<Path> file(String name) {
        return value(name).map(said -> file(name, said));
    }

    private static Path file(String name, String said) {
        try {
            if (!said.isBlank()) {
                return Path.of(said);
            }
        } catch (InvalidPathException noPath) {
            // As one without a name.
        }
        throw wrong(name, "the name of a file or folder", said);
    }
}
