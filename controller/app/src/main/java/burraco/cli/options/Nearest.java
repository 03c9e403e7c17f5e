package burraco.cli.options;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What somebody may have meant who wrote a name that there is not. */
public final class Nearest {
    /** Of an option, its two signs and a letter or two. */
    private static final int BEGINNING = 4;

    private Nearest() {}

    /** What was meant by a name that there is not; empty where it is like none of them. */
    public static Optional<String> like(String name, List<String> names) {
        return names.stream()
                .filter(one -> isLike(name, one))
                .min(
                        Comparator.comparingInt((String one) -> spelling(name, one))
                                .thenComparing(one -> -common(name, one)));
    }

    /** How many letters they begin with alike. */
    private static int common(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length())
                && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same;
    }

    /** As one mistypes it, or one of the two is the beginning of the other. */
    private static boolean isLike(String name, String other) {
        boolean beginning =
                Math.min(name.length(), other.length()) >= BEGINNING
                        && (name.startsWith(other) || other.startsWith(name));
        return beginning || spelling(name, other) <= Math.max(1, (other.length() - 1) / 3);
    }

    /** How many letters must be put in, left out or exchanged. */
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
