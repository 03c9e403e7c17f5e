package burraco.tournament.file;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds people who are in a list twice. Accents, capitals and whether the surname is first make no
 * difference. Names that differ by one letter, or by two neighbours exchanged, are nearly the same.
 */
final class NameRemarks {
    /** Shorter names differ by a letter without being meant to be the same. */
    private static final int SHORTEST = 6;

    private record Seen(String name, String key, int line) {}

    private final Map<String, Seen> same = new HashMap<>();

    /** By what is left without one letter: names with a letter of difference share that. */
    private final Map<String, List<Seen>> near = new HashMap<>();

    Optional<Problem> remark(String name, int line, int column) {
        String key = key(name);
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

    /** Words in the order of the alphabet, so that an exchanged surname is no difference. */
    private static String key(String name) {
        String plain =
                Normalizer.normalize(name, Normalizer.Form.NFKD)
                        .replaceAll("[\\p{M}'\u2019`\u00B4]", "")
                        .toLowerCase(Locale.ROOT);
        String[] words = plain.strip().split("[^\\p{L}\\p{N}]+");
        Arrays.sort(words);
        return String.join(" ", words).strip();
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
                    if (found.isEmpty() && isNear(seen.key(), other.key())) {
                        found = Optional.of(other);
                    }
                }
                others.add(seen);
            }
        }
        return found;
    }

    /** Whether what is between the common beginning and the common end is one letter, or two. */
    private static boolean isNear(String one, String other) {
        int shorter = Math.min(one.length(), other.length());
        int begin = 0;
        while (begin < shorter && one.charAt(begin) == other.charAt(begin)) {
            begin++;
        }
        int end = 0;
        while (end < shorter - begin
                && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        String left = one.substring(begin, one.length() - end);
        String right = other.substring(begin, other.length() - end);
        boolean exchanged =
                left.length() == 2
                        && right.length() == 2
                        && left.charAt(0) == right.charAt(1)
                        && left.charAt(1) == right.charAt(0);
        return exchanged || left.length() <= 1 && right.length() <= 1;
    }
}
