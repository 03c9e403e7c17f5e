package burraco.cli.options;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the name that was meant by a misspelt one. */
public final class Nearest {
    /** The length of a beginning that counts: for an option, its two hyphens and two letters. */
    private static final int BEGINNING = 4;

    private Nearest() {}

    /** The name that was meant; empty if none is similar. */
    public static Optional<String> like(String name, List<String> names) {
        return names.stream()
                .filter(one -> isLike(name, one))
                .min(
                        Comparator.comparingInt((String one) -> spelling(name, one))
                                .thenComparing(one -> -common(name, one)));
    }

    /** The number of letters with which both begin. */
    private static int common(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length())
                && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same;
    }

    /** Whether one may be a misspelling of the other, or is its beginning. */
    private static boolean isLike(String name, String other) {
        boolean beginning =
                Math.min(name.length(), other.length()) >= BEGINNING
                        && (name.startsWith(other) || other.startsWith(name));
        return beginning || spelling(name, other) <= Math.max(1, (other.length() - 1) / 3);
    }

    /** How many letters must be inserted, removed or replaced. */
    private static int spelling(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int before = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int exchanged = before + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                before = row[j];
                row[j] = Math.min(exchanged, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
