package burraco.tournament.print;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The order of a list of names. A program cannot tell a surname from a name: it takes what is
 * before a comma, or the words in capitals, or else what stands first. Accents, capitals and
 * apostrophes make no difference, and nothing depends on the machine's language.
 */
public final class SurnameOrder {
    private static final Pattern MARKS = Pattern.compile("[\\p{M}'\u2019`\u00B4]");
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private SurnameOrder() {}

    /** Names are in order if these are. */
    public static String key(String name) {
        return folded(surnameFirst(name));
    }

    private static String surnameFirst(String name) {
        List<String> words = List.of(name.strip().split("\\s+"));
        List<String> capitals = words.stream().filter(SurnameOrder::isInCapitals).toList();
        if (name.contains(",") || capitals.isEmpty() || capitals.size() == words.size()) {
            return name;
        }
        Stream<String> others = words.stream().filter(word -> !isInCapitals(word));
        return String.join(" ", Stream.concat(capitals.stream(), others).toList());
    }

    /** An initial is no surname. */
    private static boolean isInCapitals(String word) {
        return word.codePoints().filter(Character::isLetter).count() > 1
                && word.equals(word.toUpperCase(Locale.ROOT))
                && !word.equals(word.toLowerCase(Locale.ROOT));
    }

    private static String folded(String text) {
        String apart = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD);
        return NO_LETTERS.matcher(MARKS.matcher(apart).replaceAll("")).replaceAll(" ").strip();
    }
}
