package burraco.hal.virtual;

import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** A tag of this table, wherever it is. */
final class Tag {
    /** A place where a moving tag is heard for a while. */
    record Faint(Spot spot, long number) {}

    static final long NEVER = -1;

    final TagId id;
    final int index;
    boolean dead;

    /** It is no card: it comes near in a pocket or a hand, and lies on no scale. */
    boolean stranger;

    /** Where it lies; null while it is held or carried. */
    Spot spot;

    /** The higher, the later it was laid: it lies on those before it. */
    long order;

    /** Counts how often it was moved; what was planned for an earlier move is off. */
    long moves;

    final List<Faint> faint = new ArrayList<>();

    /** The antennas, by their number on the felt, that miss it in a burst. */
    final BitSet bursts = new BitSet();

    /** Silent until then, in a trap that some tags fall into. */
    long silentUntil;

    /** When that comes again; before it was heard for the first time, not settled. */
    long silentNext = NEVER;

    Tag(TagId id, int index) {
        this.id = id;
        this.index = index;
    }
}
