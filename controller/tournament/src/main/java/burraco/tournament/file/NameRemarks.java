package burraco.tournament.file;

import burraco.tournament.field.Spelling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds people who are in a list twice, or nearly. */
final class NameRemarks {
    /** Shorter names differ by a letter without being meant to be the same. */
    private static final int SHORTEST = 6;

    private record Seen(String name, String key, int line) {}

    private final Map<String, Seen> same = new HashMap<>();

    /** By what is left without one letter: names with a letter of difference share that. */
    private final Map<String, List<Seen>> near = new HashMap<>();

    /** Whether this name, or nearly, was there before; from now on it is. */
    Optional<Problem> remark(String name, int line, int column) {
        Optional<Problem> found = find(name, line, column);
        Seen seen = new Seen(name, Spelling.key(name), line);
        if (same.putIfAbsent(seen.key(), seen) == null) {
            for (String one : shorter(seen.key())) {
                near.computeIfAbsent(one, missing -> new ArrayList<>()).add(seen);
            }
        }
        return found;
    }

    /** Whether this name, or nearly, is there. */
    Optional<Problem> find(String name, int line, int column) {
        String key = Spelling.key(name);
        Seen before = same.get(key);
        if (before != null) {
            return Optional.of(
                    EntriesCsv.problem(line, column, "entries.same", name, before.line()));
        }
        return near(key)
                .map(other ->
                        EntriesCsv.problem(
                                line, column, "entries.near", name, other.name(), other.line()));
    }

    private Optional<Seen> near(String key) {
        return shorter(key).stream()
                .flatMap(one -> near.getOrDefault(one, List.of()).stream())
                .filter(other -> Spelling.isNear(key, other.key()))
                .findFirst();
    }

    /** The name, and the name without each of its letters; none of a name that is too short. */
    private static Set<String> shorter(String key) {
        Set<String> shorter = new LinkedHashSet<>();
        if (key.length() >= SHORTEST) {
            shorter.add(key);
            // A set: without either of two equal letters it is the same.
            for (int i = 0; i < key.length(); i++) {
                shorter.add(key.substring(0, i) + key.substring(i + 1));
            }
        }
        return shorter;
    }
}
