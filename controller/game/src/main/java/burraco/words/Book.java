package burraco.words;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sentences of one language by their keys. They are in files beside this class; sentences of a
 * club replace those of the table.
 */
public final class Book {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([0-9])\\}");

    private final Properties sentences;

    private Book(Properties sentences) {
        this.sentences = sentences;
    }

    static Book in(Language language) {
        return read("words_" + language.id() + ".properties");
    }

    /** What is said about files. Nobody needs it as long as they have no problem. */
    static Book ofFiles(Language language) {
        return read("files_" + language.id() + ".properties");
    }

    private static Book read(String name) {
        return read(name, Book.class.getResourceAsStream(name));
    }

    /**
     * Sentences of another part of the program.
     *
     * @param name of the file, for who looks for a fault in it
     */
    public static Book read(String name, InputStream file) {
        try (Reader reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
            Properties properties = new Properties();
            properties.load(reader);
            return new Book(properties);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }

    /** This book with some sentences replaced. */
    Book with(Properties others) {
        Properties all = new Properties();
        all.putAll(sentences);
        all.putAll(others);
        return new Book(all);
    }

    public Set<String> keys() {
        return new TreeSet<>(sentences.stringPropertyNames());
    }

    public boolean has(String key) {
        return sentences.containsKey(key);
    }

    /** The sentence as it stands in the file. */
    public String raw(String key) {
        return Optional.ofNullable(sentences.getProperty(key))
                .orElseThrow(() -> new IllegalArgumentException("no words for " + key));
    }

    /**
     * The sentence with its details filled in; {@code key.one} if the first detail is 1 and that
     * key exists.
     */
    public String say(String key, Object... details) {
        if (details.length == 0) {
            return raw(key);
        }
        boolean one = String.valueOf(details[0]).equals("1") && has(key + ".one");
        String text = raw(one ? key + ".one" : key);
        return PLACEHOLDER
                .matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(detail(found.group(1), details)));
    }

    private String detail(String index, Object... details) {
        int at = Integer.parseInt(index);
        return at < details.length ? name(details[at]) : "";
    }

    /** A sentence names lines and their melds differently from a record: EO in Italian, not EW. */
    String name(Object detail) {
        return switch (detail) {
            case Line line -> raw("line.short." + line);
            case MeldId meld -> raw("line.short." + meld.line()) + meld.number();
            case Seat seat -> raw("seat." + seat);
            case Object other -> other.toString();
        };
    }

    /** The placeholders of a sentence. */
    public static Set<String> placeholders(String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = PLACEHOLDER.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }
}
