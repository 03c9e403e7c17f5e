package burraco.desk;

import burraco.text.Sentence;
import burraco.tournament.field.Field;
import burraco.tournament.words.TournamentWords;
import burraco.words.Book;
import burraco.words.Language;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sentences in all languages of the program; a page picks its own. */
final class DeskWords {
    private static final String OWN = "desk.";

    private static final Map<Language, Book> BOOKS = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            String name = "desk_" + language.id() + ".properties";
            BOOKS.put(language, Book.read(name, DeskWords.class.getResourceAsStream(name)));
        }
    }

    private DeskWords() {}

    /** Keys of the desk begin with {@code desk.}; others are those of tournaments. */
    static Map<String, String> in(Sentence sentence, Field field) {
        Map<String, String> said = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            TournamentWords words = TournamentWords.in(language).about(field);
            said.put(
                    language.id(),
                    sentence.key().startsWith(OWN)
                            ? own(sentence, BOOKS.get(language), words)
                            : words.say(sentence));
        }
        return said;
    }

    private static String own(Sentence sentence, Book book, TournamentWords words) {
        Object[] details =
                sentence.details().stream()
                        .map(one -> one instanceof Sentence inner ? words.say(inner) : one)
                        .toArray();
        return book.say(sentence.key().substring(OWN.length()), details);
    }
}
