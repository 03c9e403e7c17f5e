package burraco.cli.options;

import java.util.List;

/**
 * Something to tell a person, before it is known in which language.
 *
 * @param key its line in the files of {@link CommandTexts}
 * @param details what stands in its places; a detail may be a sentence itself
 */
public record Sentence(String key, List<Object> details) {
    /** Words of which one was expected. */
    public record Or(List<String> words) {}

    public Sentence(String key, Object... details) {
        this(key, List.of(details));
    }

    /** What another part of the program has put into words already. */
    public static Sentence of(String said) {
        return new Sentence("as-it-is", said);
    }
}
