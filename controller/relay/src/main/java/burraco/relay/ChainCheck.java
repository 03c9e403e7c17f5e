package burraco.relay;

import java.util.Optional;

/**
 * Whether entries of a record belong together. Two journals under one name, as when the memory card
 * of a table is copied, must not become one in the hall.
 */
@FunctionalInterface
public interface ChainCheck {
    /**
     * @param before the entry with the number before; empty in front of the first one
     */
    boolean continues(Optional<Entry> before, Entry next);
}
