package burraco.tracking.hearing;

import burraco.hal.TagId;
import burraco.tracking.figures.Radio;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Tags that are not enrolled. A number that comes once arrived garbled; one that comes again and
 * again is a foreign card, and is told once.
 */
public final class Strangers {
    /** Bounded, whatever lies on the table. */
    private static final int MOST = 512;

    private static final int TIMES = 3;
    private final Map<String, int[]> counts = new LinkedHashMap<>();
    private final SequencedMap<String, Long> since = new LinkedHashMap<>();
    private final List<Stranger> found = new ArrayList<>();
    private int told;

    /**
     * @param antenna where it was heard
     */
    public record Stranger(TagId tag, int antenna, long at) {}

    void heard(TagId tag, int antenna, long at) {
        Long begun = since.get(tag.hex());
        if (begun == null
                || at - begun > Radio.STRANGER_WITHIN && counts.get(tag.hex())[0] < TIMES) {
            forget(tag.hex());
            if (hasRoom(at)) {
                since.put(tag.hex(), at);
                counts.put(tag.hex(), new int[] {1});
            }
            return;
        }
        int count = ++counts.get(tag.hex())[0];
        if (count == TIMES && told < MOST) {
            told++;
            found.add(new Stranger(tag, antenna, at));
        }
    }

    /** The oldest makes room; but where many come at once, those that came first are counted. */
    private boolean hasRoom(long at) {
        if (since.size() < MOST) {
            return true;
        }
        Map.Entry<String, Long> oldest = since.firstEntry();
        if (at - oldest.getValue() <= Radio.STRANGER_WITHIN) {
            return false;
        }
        forget(oldest.getKey());
        return true;
    }

    private void forget(String tag) {
        since.remove(tag);
        counts.remove(tag);
    }

    /** Those found since this was asked last. */
    public List<Stranger> take() {
        List<Stranger> taken = List.copyOf(found);
        found.clear();
        return taken;
    }
}
