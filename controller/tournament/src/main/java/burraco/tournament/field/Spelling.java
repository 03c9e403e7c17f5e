package burraco.tournament.field;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Whether two names are meant to be the same. Accents, capitals and whether the surname is first
 * make no difference. Names that differ by one letter, or by two neighbours exchanged, are nearly
 * the same; names that differ by a number are not.
 */
public final class Spelling {
    private Spelling() {}

    /** Words in the order of the alphabet, so that an exchanged surname is no difference. */
    public static String key(String name) {
        String plain =
                Normalizer.normalize(name, Normalizer.Form.NFKD)
                        .replaceAll("[\\p{M}'\u2019`\u00B4]", "")
                        .toLowerCase(Locale.ROOT);
        String[] words = plain.strip().split("[^\\p{L}\\p{N}]+");
        Arrays.sort(words);
        return String.join(" ", words).strip();
    }

    /**
     * Whether what is between the common beginning and the common end is one letter, or two.
     *
     * @param one a key
     * @param other another key
     */
    public static boolean isNear(String one, String other) {
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
        if ((left + right).chars().anyMatch(Character::isDigit)) {
            return false;
        }
        boolean exchanged =
                left.length() == 2
                        && right.length() == 2
                        && left.charAt(0) == right.charAt(1)
                        && left.charAt(1) == right.charAt(0);
        return exchanged || left.length() <= 1 && right.length() <= 1;
    }

    /** Whether these are the same people, in any order, though a name may be spelt otherwise. */
    public static boolean areSame(List<String> some, List<String> others) {
        List<String> left = new ArrayList<>(some);
        List<String> found = new ArrayList<>(others);
        found.removeIf(left::remove);
        for (String name : found) {
            Optional<String> was =
                    left.stream().filter(one -> isNear(key(one), key(name))).findFirst();
            was.ifPresent(left::remove);
            if (was.isEmpty()) {
                return false;
            }
        }
        return left.isEmpty();
    }
}
