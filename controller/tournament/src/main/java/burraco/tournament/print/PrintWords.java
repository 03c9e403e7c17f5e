package burraco.tournament.print;

import burraco.words.Language;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/** What stands on paper, in one language. The texts are in files beside this class. */
final class PrintWords {
    private static final Map<Language, PrintWords> ALL = new ConcurrentHashMap<>();

    private final Language language;
    private final Properties texts;

    private PrintWords(Language language, Properties texts) {
        this.language = language;
        this.texts = texts;
    }

    static PrintWords in(Language language) {
        return ALL.computeIfAbsent(language, one -> new PrintWords(one, read(one)));
    }

    private static Properties read(Language language) {
        String name = "print_" + language.id() + ".properties";
        try (Reader reader =
                new InputStreamReader(
                        PrintWords.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
            Properties texts = new Properties();
            texts.load(reader);
            return texts;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }

    Language language() {
        return language;
    }

    Properties texts() {
        return texts;
    }

    /**
     * @throws IllegalArgumentException if there is no such text
     */
    String say(String key, Object... details) {
        String text =
                Optional.ofNullable(texts.getProperty(key))
                        .orElseThrow(() -> new IllegalArgumentException("no words for " + key));
        for (int i = 0; i < details.length; i++) {
            text = text.replace("{" + i + "}", String.valueOf(details[i]));
        }
        return text;
    }

    /** A code and its words. */
    Cell coded(String family, Object id) {
        return new Cell.Coded(id.toString(), say(family + "." + id));
    }
}
