package burraco.cli.dispute;

import burraco.words.Book;
import burraco.words.Language;
import burraco.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What the file says in one language. */
record DisputeWords(Language language, Words words, Book book) {
    static DisputeWords in(Language language) {
        String name = "dispute_" + language.id() + ".properties";
        return new DisputeWords(
                language,
                Words.in(language),
                Book.read(name, DisputeWords.class.getResourceAsStream(name)));
    }

    String say(String key, Object... details) {
        return book.say(key, details);
    }

    /** A longer text. */
    String text(String name) {
        return resource(name + "_" + language.id() + ".txt");
    }

    static String resource(String name) {
        try (InputStream in = DisputeWords.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }
}
