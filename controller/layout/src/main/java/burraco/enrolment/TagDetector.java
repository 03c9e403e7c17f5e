package burraco.enrolment;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Decides what lies over one antenna: one tag, several, or nothing. A tag that is heard once is not
 * accepted, because numbers arrive garbled, cards are carried past and neighbouring antennas hear
 * echoes.
 */
public final class TagDetector {
    /** Number of inventories in which the tag must be heard alone; a miss subtracts one. */
    private static final int READS = 5;

    /** The same if another tag was heard since the place was empty. */
    private static final int READS_AFTER_ANOTHER = 10;

    /**
     * Shortest time over which it must be heard, so that a card that is carried past is not
     * accepted.
     */
    private static final long LIES_MILLIS = 600;

    /** Number of empty inventories in a row after which the place is empty. */
    private static final int EMPTY = 6;

    /** Number of reads that make a good guess. */
    private static final int GUESS = 3;

    /**
     * If two tags are heard together or alternately twice within this many inventories, two lie
     * there.
     */
    private static final int RECENT = 10;

    /** After a gap this long the place may have changed in any way. */
    private static final long GAP_MILLIS = 5_000;

    private final Map<TagId, Integer> heard = new TreeMap<>();
    private Optional<TagId> candidate = Optional.empty();
    private int reads;
    private long since;
    private long last = Long.MIN_VALUE / 2;
    private int empty;
    private int count;
    private int mixed = -RECENT;
    private boolean several;

    public void take(Reading.Inventory inventory) {
        if (inventory.at() - last > GAP_MILLIS) {
            forget();
        }
        last = inventory.at();
        count++;
        Set<TagId> tags = new TreeSet<>();
        for (Answer answer : inventory.answers()) {
            tags.add(answer.tag());
        }
        tags.forEach(tag -> heard.merge(tag, 1, Integer::sum));
        switch (tags.size()) {
            case 0 -> nothing();
            case 1 -> alone(tags.iterator().next());
            default -> together();
        }
    }

    private void nothing() {
        reads = Math.max(0, reads - 1);
        if (++empty >= EMPTY) {
            forget();
            empty = EMPTY;
        }
    }

    private void alone(TagId tag) {
        empty = 0;
        if (candidate.isPresent() && !candidate.get().equals(tag)) {
            // A single-tag reader reports two cards alternately.
            if (heard.get(tag) > 1 && heard.getOrDefault(candidate.get(), 0) > 1) {
                mix();
            }
            reads = 0;
        }
        candidate = Optional.of(tag);
        since = reads == 0 ? last : since;
        reads++;
    }

    private void together() {
        empty = 0;
        reads = 0;
        mix();
    }

    private void mix() {
        several |= count - mixed < RECENT;
        mixed = count;
    }

    /** Forgets everything heard so far. */
    void forget() {
        heard.clear();
        candidate = Optional.empty();
        reads = 0;
        empty = 0;
        several = false;
        mixed = -RECENT;
        count = 0;
    }

    /** The only tag that lies here, if that is certain. */
    public Optional<TagId> sure() {
        int needed = heard.size() > 1 ? READS_AFTER_ANOTHER : READS;
        boolean certain = !several && reads >= needed && last - since >= LIES_MILLIS;
        return certain ? candidate : Optional.empty();
    }

    /** Whether it seems to hear this tag now, certainly or not. */
    public boolean leansTo(TagId tag, long at) {
        boolean lately = at - last <= GAP_MILLIS;
        return lately && reads >= GUESS && candidate.equals(Optional.of(tag));
    }

    boolean several() {
        return several;
    }

    /** Whether nothing lies here. */
    public boolean isEmpty() {
        return empty >= EMPTY;
    }

    /** Whether anything was heard lately. */
    public boolean hears() {
        return !heard.isEmpty();
    }
}
