package burraco.words;

import java.util.Properties;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences in a pseudo-language, in which every letter has an accent: what is shown without
 * accents does not come from the language's file.
 */
public final class PseudoWords {
    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String ACCENTED = "áƀçďéƒğĥíĵķľḿñöṗɋŕšťüṽŵẋýžÁɃÇĎÉƑĞĤÍĴĶĽḾÑÖṖɊŔŠŤÜṼŴẊÝŽ";
    private static final Pattern TEXT = Pattern.compile("[^{}]+(?![^{}]*})");

    private PseudoWords() {}

    /** As long as the language itself, so that it fits wherever the language does. */
    public static Words accented(Language language) {
        return Words.of(each(Book.in(language), PseudoWords::accents));
    }

    /** What is said about files, in such a language. */
    public static FileWords accentedFiles(Language language) {
        return FileWords.of(each(Book.ofFiles(language), PseudoWords::accents));
    }

    /** A third longer, in brackets: a sentence that loses its bracket was cut. */
    public static Words longer(Language language) {
        return Words.of(
                each(
                        Book.in(language),
                        sentence ->
                                "⟦"
                                        + accents(sentence)
                                        + "~".repeat(2 + sentence.length() / 3)
                                        + "⟧"));
    }

    private static Book each(Book book, UnaryOperator<String> change) {
        Properties changed = new Properties();
        for (String key : book.keys()) {
            changed.setProperty(key, change.apply(book.raw(key)));
        }
        return book.with(changed);
    }

    private static String accents(String sentence) {
        return TEXT.matcher(sentence)
                .replaceAll(found -> Matcher.quoteReplacement(accented(found.group())));
    }

    private static String accented(String text) {
        StringBuilder accented = new StringBuilder();
        for (char letter : text.toCharArray()) {
            int at = PLAIN.indexOf(letter);
            accented.append(at < 0 ? letter : ACCENTED.charAt(at));
        }
        return accented.toString();
    }
}
