package burraco.hall.view;

import burraco.text.Sentence;
import burraco.words.Book;
import burraco.words.Language;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sentences of a hall in all languages of the program; a page picks its own. */
public final class HallWords {
    private static final Map<Language, Book> BOOKS = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            String name = "hall_" + language.id() + ".properties";
            BOOKS.put(language, Book.read(name, HallWords.class.getResourceAsStream(name)));
        }
    }

    private HallWords() {}

    public static Map<String, String> in(Sentence sentence) {
        Map<String, String> said = new LinkedHashMap<>();
        BOOKS.forEach((language, book) -> said.put(language.id(), say(sentence, book)));
        return said;
    }

    private static String say(Sentence sentence, Book book) {
        Object[] details =
                sentence.details().stream()
                        .map(one -> one instanceof Sentence inner ? say(inner, book) : one)
                        .toArray();
        return book.say(sentence.key(), details);
    }
}
