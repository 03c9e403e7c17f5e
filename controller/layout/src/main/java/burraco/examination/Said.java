package burraco.examination;

import java.util.List;

/**
 * A sentence by its name, and what stands in it.
 *
 * @param details by their places in the sentence
 */
public record Said(String key, List<Object> details) {
    public Said {
        details = List.copyOf(details);
    }

    public static Said of(String key, Object... details) {
        return new Said(key, List.of(details));
    }
}
