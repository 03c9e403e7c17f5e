package burraco.readers.feig;

import burraco.hal.Answer;
import burraco.hal.TagId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** One inventory, which may come in several answers. */
final class Gathering {
    /** A reader that always has more is not telling of tags any longer. */
    private static final int MOST_PARTS = 64;

    private final Map<TagId, Answer> answers = new LinkedHashMap<>();
    private int parts;
    private boolean warned;

    /**
     * @param told the antenna that was asked, where the answer names it
     * @return whether this could be read
     */
    boolean add(byte[] data, OptionalInt told) {
        // A reader that has nothing to tell may leave the count away.
        Optional<DataSets> sets =
                data.length == 1 ? Optional.of(DataSets.NONE) : DataSets.read(data, told);
        parts++;
        sets.ifPresent(one -> {
            warned |= one.warned();
            one.answers().forEach(answer -> answers.putIfAbsent(answer.tag(), answer));
        });
        return sets.isPresent();
    }

    void warn() {
        warned = true;
    }

    boolean isWarned() {
        return warned;
    }

    boolean isEmpty() {
        return answers.isEmpty();
    }

    boolean isEndless() {
        return parts >= MOST_PARTS;
    }

    List<Answer> answers() {
        return List.copyOf(answers.values());
    }
}
