package burraco.packaging;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A version as Maven orders them: 1.9 before 1.10, 2.0-rc1 before 2.0, which is 2.
 *
 * @param words numbers, and words for what comes before or after a version
 */
record MavenVersion(List<String> words) implements Comparable<MavenVersion> {
    /** What is before a version, what is the version, and what is after it. */
    private static final Map<String, Integer> QUALIFIERS =
            Map.of(
                    "alpha",
                    -5,
                    "beta",
                    -4,
                    "milestone",
                    -3,
                    "rc",
                    -2,
                    "snapshot",
                    -1,
                    "",
                    0,
                    "sp",
                    1);

    private static final Map<String, String> ALIASES =
            Map.of(
                    "a",
                    "alpha",
                    "b",
                    "beta",
                    "m",
                    "milestone",
                    "cr",
                    "rc",
                    "ga",
                    "",
                    "final",
                    "",
                    "release",
                    "");

    static MavenVersion of(String version) {
        List<String> words = new ArrayList<>();
        String apart =
                version.toLowerCase(Locale.ROOT)
                        .replaceAll("(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])", "-");
        for (String word : apart.split("[.\\-_+]")) {
            words.add(ALIASES.getOrDefault(word, word));
        }
        // A zero at the end says nothing, nor does one before a word.
        for (int i = words.size() - 1; i >= 0; i--) {
            boolean last = i == words.size() - 1 || !isNumber(words.get(i + 1));
            if (last && isNothing(words.get(i))) {
                words.remove(i);
            }
        }
        return new MavenVersion(List.copyOf(words));
    }

    private static boolean isNothing(String word) {
        return word.isEmpty() || word.matches("0+");
    }

    private static boolean isNumber(String word) {
        return word.matches("[0-9]+");
    }

    @Override
    public int compareTo(MavenVersion other) {
        for (int i = 0; i < Math.max(words.size(), other.words.size()); i++) {
            int order = compare(word(i), other.word(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private String word(int i) {
        return i < words.size() ? words.get(i) : "";
    }

    private static int compare(String one, String other) {
        if (isNumber(one) && isNumber(other)) {
            return new BigInteger(one).compareTo(new BigInteger(other));
        }
        if (isNumber(one) || isNumber(other)) {
            // A number is after any word, and after the end.
            return isNumber(one) ? 1 : -1;
        }
        boolean known = QUALIFIERS.containsKey(one) && QUALIFIERS.containsKey(other);
        return known
                ? Integer.compare(QUALIFIERS.get(one), QUALIFIERS.get(other))
                : unknown(one, other);
    }

    /** A word that Maven does not know is after those that it knows. */
    private static int unknown(String one, String other) {
        boolean known = QUALIFIERS.containsKey(one);
        return known == QUALIFIERS.containsKey(other) ? one.compareTo(other) : known ? -1 : 1;
    }
}
