package burraco.layout;

import burraco.text.Sentence;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Guesses which known word a misspelt one was meant to be. */
final class NearMiss {
    /** Longer words are not compared, so that a guess stays cheap. */
    private static final int LONGEST = 60;

    private NearMiss() {}

    /** The word that it probably is; empty if no word is similar. */
    static Optional<String> of(String written, Collection<String> words) {
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String word : words) {
            int distance = distance(written, word);
            if (distance <= Math.min(2, word.length() / 2) && distance < least) {
                best = word;
                least = distance;
            }
        }
        return Optional.of(best).filter(word -> !word.isEmpty());
    }

    /** {@code a, b or c}. */
    static Sentence oneOf(Collection<String> words) {
        return new Sentence("read.one-of", new Sentence.Or(List.copyOf(words)));
    }

    /** The edit distance: letters changed, added, removed or swapped with a neighbour. */
    private static int distance(String written, String word) {
        String from = written.toLowerCase(Locale.ROOT);
        String to = word.toLowerCase(Locale.ROOT);
        if (from.length() > LONGEST) {
            return Integer.MAX_VALUE;
        }
        int[][] steps = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                steps[i][j] = i == 0 || j == 0 ? i + j : step(steps, from, to, i, j);
            }
        }
        return steps[from.length()][to.length()];
    }

    private static int step(int[][] steps, String from, String to, int i, int j) {
        boolean same = from.charAt(i - 1) == to.charAt(j - 1);
        int least = steps[i - 1][j - 1] + (same ? 0 : 1);
        least = Math.min(least, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
        boolean swapped =
                i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
    }
}
