package burraco.readers.feig;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.Trouble;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
     * @param data an answer: its status, and what was heard
     * @param told the antenna that was asked, where the answer names it
     */
    Verdict take(byte[] data, OptionalInt told) {
        int status = data[0] & 0xFF;
        return switch (FeigStatus.of(status)) {
            case NONE -> new Verdict.Whole();
            case OK ->
                    add(data, told) ? new Verdict.Whole() : new Verdict.Unread(Reading.Cause.CRC);
            case MORE -> part(data, told);
            case WARNING -> warned(data, told);
            case DAMAGED -> new Verdict.Unclear(Reading.Cause.CRC);
            case DISTURBED -> new Verdict.Unclear(Reading.Cause.TIMEOUT);
            case REFUSED -> {
                String detail = "status " + hex(status) + " to an inventory";
                yield new Verdict.Unfit(Reading.Cause.CRC, Trouble.GARBLED, detail);
            }
            case BROKEN -> {
                String detail = "status " + hex(status);
                yield new Verdict.Unfit(Reading.Cause.TIMEOUT, Trouble.BROKEN, detail);
            }
        };
    }

    private Verdict part(byte[] data, OptionalInt told) {
        if (!add(data, told)) {
            return new Verdict.Unread(Reading.Cause.CRC);
        }
        return parts < MOST_PARTS
                ? new Verdict.Partial()
                : new Verdict.Unread(Reading.Cause.COLLISION);
    }

    /** What was heard was heard, but silence means nothing now. */
    private Verdict warned(byte[] data, OptionalInt told) {
        warned = true;
        return add(data, told) && !answers.isEmpty() ? new Verdict.Whole() : new Verdict.Detuned();
    }

    /** Whether this could be read. */
    private boolean add(byte[] data, OptionalInt told) {
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

    private static String hex(int status) {
        return String.format(Locale.ROOT, "%02X", status);
    }

    /** Whether the antenna is not as it should be. */
    boolean isWarned() {
        return warned;
    }

    List<Answer> answers() {
        return List.copyOf(answers.values());
    }
}
