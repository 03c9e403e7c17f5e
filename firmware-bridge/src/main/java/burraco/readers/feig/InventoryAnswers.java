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

/** Collects one inventory, which may come in several answers. */
final class InventoryAnswers {
    /** The most answers of one inventory; a faulty reader may always announce another. */
    private static final int MOST_PARTS = 64;

    private final Map<TagId, Answer> answers = new LinkedHashMap<>();
    private int parts;
    private boolean warned;

    /**
     * @param data an answer with status and tags
     * @param told the antenna that was asked, if the answer names it
     */
    InventoryResult take(byte[] data, OptionalInt told) {
        int status = data[0] & 0xFF;
        return switch (FeigStatus.of(status)) {
            case NONE -> new InventoryResult.Whole();
            case OK ->
                    add(data, told)
                            ? new InventoryResult.Whole()
                            : new InventoryResult.Unread(Reading.Cause.CRC);
            case MORE -> part(data, told);
            case WARNING -> warned(data, told);
            case DAMAGED -> new InventoryResult.Unclear(Reading.Cause.CRC);
            case DISTURBED -> new InventoryResult.Unclear(Reading.Cause.TIMEOUT);
            case REFUSED -> {
                String detail = "status " + hex(status) + " to an inventory";
                yield new InventoryResult.Unfit(Reading.Cause.CRC, Trouble.GARBLED, detail);
            }
            case BROKEN -> {
                String detail = "status " + hex(status);
                yield new InventoryResult.Unfit(Reading.Cause.TIMEOUT, Trouble.BROKEN, detail);
            }
        };
    }

    private InventoryResult part(byte[] data, OptionalInt told) {
        if (!add(data, told)) {
            return new InventoryResult.Unread(Reading.Cause.CRC);
        }
        return parts < MOST_PARTS
                ? new InventoryResult.Partial()
                : new InventoryResult.Unread(Reading.Cause.COLLISION);
    }

    /**
     * The result of an answer with a warning: tags that were heard are valid, but the absence of
     * tags proves nothing.
     */
    private InventoryResult warned(byte[] data, OptionalInt told) {
        warned = true;
        return add(data, told) && !answers.isEmpty()
                ? new InventoryResult.Whole()
                : new InventoryResult.Detuned();
    }

    /** Adds the tags; false if the data are invalid. */
    private boolean add(byte[] data, OptionalInt told) {
        // A reader without tags may omit the count.
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

    /** Whether there is a warning about the antenna. */
    boolean isWarned() {
        return warned;
    }

    List<Answer> answers() {
        return List.copyOf(answers.values());
    }
}
