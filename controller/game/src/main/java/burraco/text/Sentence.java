package burraco.text;

import java.util.List;

/**
 * Something to tell a person, before it is known in which language.
 *
 * @param key its line in a file of texts
 * @param details what stands in its places; a detail may be a sentence itself
 */
public record Sentence(String key, List<Object> details) {
    /** The key of what was put into words elsewhere. */
    private static final String AS_IT_IS = "as-it-is";

    /** Words of which one was expected. */
    public record Or(List<String> words) {
        public Or {
            words = List.copyOf(words);
        }

        /**
         * Commas between them, and the word for <em>or</em> before the last one.
         *
         * @param or that word, in the language of whoever reads it
         */
        public String joined(String or) {
            int last = words.size() - 1;
            return last <= 0
                    ? String.join("", words)
                    : String.join(", ", words.subList(0, last)) + " " + or + " " + words.get(last);
        }
    }

    public Sentence {
        details = List.copyOf(details);
    }

    public Sentence(String key, Object... details) {
        this(key, List.of(details));
    }

    /** What another part of the program has put into words already. */
    public static Sentence of(String said) {
        return new Sentence(AS_IT_IS, said);
    }
}
