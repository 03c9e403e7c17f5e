package burraco.cli.dispute;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Pairs two lists that were one before somebody changed, entered or struck out something. */
final class Alignment {
    private Alignment() {}

    /**
     * As many pairs of equal texts as possible, in the order of both lists.
     *
     * @return places in the second list by places in the first
     */
    static Map<Integer, Integer> of(List<String> one, List<String> other) {
        int[][] most = new int[one.size() + 1][other.size() + 1];
        for (int i = one.size() - 1; i >= 0; i--) {
            for (int j = other.size() - 1; j >= 0; j--) {
                most[i][j] =
                        one.get(i).equals(other.get(j))
                                ? most[i + 1][j + 1] + 1
                                : Math.max(most[i + 1][j], most[i][j + 1]);
            }
        }
        Map<Integer, Integer> pairs = new TreeMap<>();
        int i = 0;
        int j = 0;
        while (i < one.size() && j < other.size()) {
            if (one.get(i).equals(other.get(j))) {
                pairs.put(i++, j++);
            } else if (most[i + 1][j] >= most[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return pairs;
    }
}
