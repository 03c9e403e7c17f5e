package burraco.tournament.check;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether a name that was amended can be the one it was before, spelt in another way. */
final class Names {
    private Names() {}

    /** Each of one list is one of the other, in any order. */
    static boolean areTheSame(List<String> before, List<String> after) {
        if (before.size() != after.size()) {
            return false;
        }
        List<String> old = new ArrayList<>(before);
        List<String> other = new ArrayList<>(after);
        other.removeIf(old::remove);
        for (String name : other) {
            int at = 0;
            while (at < old.size() && !differByALetter(old.get(at), name)) {
                at++;
            }
            if (at == old.size()) {
                return false;
            }
            old.remove(at);
        }
        return true;
    }

    private static boolean differByALetter(String one, String other) {
        return edits(letters(one), letters(other), 1);
    }

    /** Small letters without accents, the words in the order of the alphabet. */
    private static String letters(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
        String bare =
                plain.codePoints()
                        .filter(one -> Character.getType(one) != Character.NON_SPACING_MARK)
                        .filter(one -> "'\u2019`\u00B4".indexOf(one) < 0)
                        .map(one -> Character.isLetterOrDigit(one) ? one : ' ')
                        .collect(
                                StringBuilder::new,
                                StringBuilder::appendCodePoint,
                                StringBuilder::append)
                        .toString();
        return Stream.of(bare.strip().split(" +")).sorted().collect(Collectors.joining(" "));
    }

    /** Whether so many letters put in, left out, replaced or exchanged make one of the other. */
    private static boolean edits(String one, String other, int left) {
        if (one.equals(other)) {
            return true;
        }
        if (left == 0 || Math.abs(one.length() - other.length()) > left) {
            return false;
        }
        int at = 0;
        while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
            at++;
        }
        String first = one.substring(at);
        String second = other.substring(at);
        boolean number = startsWithDigit(first) || startsWithDigit(second);
        return !number
                && (edits(without(first, 1), second, left - 1)
                        || edits(first, without(second, 1), left - 1)
                        || edits(without(first, 1), without(second, 1), left - 1)
                        || isExchanged(first, second));
    }

    private static boolean startsWithDigit(String text) {
        return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }

    private static String without(String text, int letters) {
        return text.substring(Math.min(letters, text.length()));
    }

    private static boolean isExchanged(String first, String second) {
        return first.length() > 1
                && second.length() > 1
                && first.charAt(0) == second.charAt(1)
                && first.charAt(1) == second.charAt(0)
                && without(first, 2).equals(without(second, 2));
    }
}
