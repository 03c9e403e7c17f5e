package burraco.tracking.hearing;

import burraco.hal.TagId;
import burraco.tracking.figures.AntennaFigures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Finds tags that do not belong to the deck. A number that is heard once arrived garbled; one that
 * is heard repeatedly is a foreign card and is reported once.
 */
public final class UnknownTags {
    /** Limit for the number of tags that are counted or reported, whatever lies on the table. */
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
                || at - begun > AntennaFigures.STRANGER_WITHIN_MILLIS
                        && counts.get(tag.hex())[0] < TIMES) {
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

    /**
     * Makes room by dropping the oldest tag. If many arrive at once, those that came first stay.
     */
    private boolean hasRoom(long at) {
        if (since.size() < MOST) {
            return true;
        }
        Map.Entry<String, Long> oldest = since.firstEntry();
        if (at - oldest.getValue() <= AntennaFigures.STRANGER_WITHIN_MILLIS) {
            return false;
        }
        forget(oldest.getKey());
        return true;
    }

    private void forget(String tag) {
        since.remove(tag);
        counts.remove(tag);
    }

    /** The tags found since the last call. */
    public List<Stranger> take() {
        List<Stranger> taken = List.copyOf(found);
        found.clear();
        return taken;
    }
}
