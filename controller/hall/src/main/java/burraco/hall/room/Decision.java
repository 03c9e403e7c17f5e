package burraco.hall.room;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Something that is decided in a hall. Who did it, when and why stands beside it in the ledger.
 * Changes of the tournament are kept there too, in words of their own.
 */
public sealed interface Decision {
    /**
     * Somebody has compared the codes on both screens: this key is that of a table. A device that
     * is enrolled already stays where it is.
     */
    record Enroll(String device, String key, String name) implements Decision {}

    /** The device is not trusted any more. */
    record Remove(String device) implements Decision {}

    /** A journal of a device is taken: its first one, or one after it was restored. */
    record Accept(String device, String journal) implements Decision {}

    /**
     * A device is put at a table of the hall; the one that was there is taken away.
     *
     * @param table 0 for none
     */
    record Place(String device, int table) implements Decision {}

    /** The clock of a round is set: it says when play begins and when the time-out falls. */
    record SetTime(int round, long starts, long ends) implements Decision {}

    /** One table gets another end. */
    record Extend(int table, long ends) implements Decision {}

    /** Everybody stops; no time passes. */
    record Pause() implements Decision {}

    record Resume() implements Decision {}

    /**
     * @param text empty to take back what was said to these tables
     * @param tables empty for all
     */
    record Tell(String text, SortedSet<Integer> tables) implements Decision {
        public Tell {
            tables = Collections.unmodifiableSortedSet(new TreeSet<>(tables));
        }
    }

    /**
     * The cards have decided who sits on which line of a table (art. 3).
     *
     * @param firstNorthSouth whether the side that is listed first sits North-South
     */
    record Sit(int round, int table, boolean firstNorthSouth) implements Decision {}

    /** An arbiter takes something that needs one. */
    record Take(String item) implements Decision {}

    /** It is dealt with. */
    record Done(String item, String words) implements Decision {}

    /** Nobody deals with it any more, and it is open again. */
    record GiveBack(String item) implements Decision {}

    /**
     * Somebody calls the arbiter with a phone.
     *
     * @param number of the pair, team or player
     */
    record Call(int round, int table, int number) implements Decision {}

    /** Who has called with a phone needs nobody any more. */
    record CallOff(int number) implements Decision {}
}
