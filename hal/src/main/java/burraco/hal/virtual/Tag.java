package burraco.hal.virtual;

import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A tag of this table, wherever it is. */
final class Tag {
    /** A place where a moving tag is heard for a while. */
    record Faint(CardSpot spot, long number) {}

    static final long NEVER = -1;

    final TagId id;
    final int index;
    boolean dead;

    /** Whether it is no card: it comes near in a pocket or a hand, and lies on no scale. */
    boolean stranger;

    /** Its spot; null while it is held or carried. */
    CardSpot spot;

    /** Higher for tags that were laid later: it lies on those with a lower order. */
    long order;

    /** The number of moves so far; events that were planned for an earlier move are cancelled. */
    long moves;

    final List<Faint> faint = new ArrayList<>();

    /** The fields, by number, in which it is in a burst of misses. */
    final BitSet bursts = new BitSet();

    /** It is silent until this time. */
    long silentUntil;

    /** When it becomes silent next; not decided before it was heard for the first time. */
    long silentNext = NEVER;

    Tag(TagId id, int index) {
        this.id = id;
        this.index = index;
    }
}
