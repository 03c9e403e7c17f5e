package burraco.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The words behind a command: switches, options with a value, and the rest.
 *
 * @param values where an option was repeated the last one counts, unless all are asked for
 * @param problem what cannot be understood; empty where all can
 */
record Options(
        Set<String> switches,
        Map<String, List<String>> values,
        List<String> rest,
        Optional<String> problem) {

    static Options parse(List<String> args, Set<String> knownSwitches, Set<String> knownValues) {
        Set<String> switches = new HashSet<>();
        Map<String, List<String>> values = new HashMap<>();
        List<String> rest = new ArrayList<>();
        String problem = null;
        boolean onlyRest = false;
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (onlyRest || !arg.startsWith("--")) {
                rest.add(arg);
            } else if (arg.equals("--")) {
                onlyRest = true;
            } else if (knownSwitches.contains(arg)) {
                switches.add(arg);
            } else if (knownValues.contains(arg) && i + 1 < args.size()) {
                values.computeIfAbsent(arg, _ -> new ArrayList<>()).add(args.get(++i));
            } else {
                problem = knownValues.contains(arg) ? arg + " wants a value" : "no option " + arg;
            }
        }
        return new Options(switches, values, rest, Optional.ofNullable(problem));
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
}
