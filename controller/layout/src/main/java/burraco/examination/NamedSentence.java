package burraco.examination;

import java.util.List;

/**
 * The key of a sentence and the details for its placeholders.
 *
 * @param details in the order of the placeholders
 */
public record NamedSentence(String key, List<Object> details) {
    public NamedSentence {
        details = List.copyOf(details);
    }

    public static NamedSentence of(String key, Object... details) {
        return new NamedSentence(key, List.of(details));
    }
}
