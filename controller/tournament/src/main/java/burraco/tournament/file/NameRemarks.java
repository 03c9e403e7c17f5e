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

    Optional<Problem> remark(String name, int line, int column) {
        String key = Spelling.key(name);
        Seen seen = new Seen(name, key, line);
        Seen before = same.putIfAbsent(key, seen);
        if (before != null) {
            return Optional.of(
                    EntriesCsv.problem(line, column, "entries.same", name, before.line()));
        }
        return near(seen)
                .map(other ->
                        EntriesCsv.problem(
                                line, column, "entries.near", name, other.name(), other.line()));
    }

    private Optional<Seen> near(Seen seen) {
        Optional<Seen> found = Optional.empty();
        if (seen.key().length() >= SHORTEST) {
            // A set: without either of two equal letters it is the same.
            Set<String> shorter = new LinkedHashSet<>(List.of(seen.key()));
            for (int i = 0; i < seen.key().length(); i++) {
                shorter.add(seen.key().substring(0, i) + seen.key().substring(i + 1));
            }
            for (String one : shorter) {
                List<Seen> others = near.computeIfAbsent(one, missing -> new ArrayList<>());
                for (Seen other : others) {
                    if (found.isEmpty() && Spelling.isNear(seen.key(), other.key())) {
                        found = Optional.of(other);
                    }
                }
                others.add(seen);
            }
        }
        return found;
    }
}
