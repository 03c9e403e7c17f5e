package burraco.play.evening;

import burraco.engine.meld.MeldId;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Assigns a place to each meld: the next free one from the right. */
final class MeldPlaces {
    private final Map<MeldId, Integer> slots = new HashMap<>();

    int of(MeldId meld) {
        Integer slot = slots.get(meld);
        if (slot == null) {
            slot = free(meld);
            slots.put(meld, slot);
        }
        return slot;
    }

    private int free(MeldId meld) {
        int slot = 1;
        while (isTaken(meld, slot)) {
            slot++;
        }
        return slot;
    }

    boolean isTaken(MeldId meld, int slot) {
        return slots.entrySet().stream()
                .anyMatch(
                        taken -> taken.getKey().line() == meld.line() && taken.getValue() == slot);
    }

    /** Moves a meld to a place, which must be free. */
    void move(MeldId meld, int slot) {
        slots.put(meld, slot);
    }

    /** Frees the places of all other melds. */
    void keep(Predicate<MeldId> there) {
        slots.keySet().removeIf(there.negate());
    }

    void clear() {
        slots.clear();
    }
}
