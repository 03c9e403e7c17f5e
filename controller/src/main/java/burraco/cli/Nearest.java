package burraco.cli;

import java.util.Comparator;
import java.util.List;

/** What somebody may have meant who wrote a name that there is not. */
final class Nearest {
    private static final int SUGGESTED = 3;

    private Nearest() {}

    /** A sentence with the names that are nearest to it. */
    static String unknown(String what, String name, List<String> names) {
        return "there is no "
                + what
                + " \""
                + name
                + "\": did you mean "
                + words(of(name, names))
                + "?";
    }

    /** The nearest ones first. */
    static List<String> of(String name, List<String> names) {
        return names.stream()
                .sorted(Comparator.comparingInt(one -> distance(name, one)))
                .limit(SUGGESTED)
                .toList();
    }

    private static String words(List<String> names) {
        if (names.size() == 1) {
            return names.getFirst();
        }
        return String.join(", ", names.subList(0, names.size() - 1)) + " or " + names.getLast();
    }

    /** How many letters must be put in, left out or exchanged; a part of a name is near to it. */
    static int distance(String one, String other) {
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
        boolean part = other.contains(one) && !one.isEmpty();
        return part ? 0 : row[other.length()];
    }
}
