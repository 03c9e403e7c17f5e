package burraco.table.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place in the order of a hand's acts: what was told, and what people made of it.
 *
 * @param id never used again in this hand
 * @param told empty where only corrections speak
 * @param corrections the last one counts
 */
public record Slot(int id, Optional<Said> told, List<Correction> corrections) {
    public Slot {
        corrections = List.copyOf(corrections);
    }

    static Slot of(int id, Said told) {
        return new Slot(id, Optional.of(told), List.of());
    }

    /** What holds; empty where a person struck it. */
    public Optional<Said> holds() {
        return corrections.isEmpty() ? told : corrections.getLast().said();
    }

    Slot with(Correction correction) {
        List<Correction> more = new ArrayList<>(corrections);
        more.add(correction);
        return new Slot(id, told, more);
    }

    Slot without(Correction correction) {
        return new Slot(
                id, told, corrections.stream().filter(one -> !one.equals(correction)).toList());
    }

    /** Who told it takes it back: only what people made of it is left. */
    public Slot unheard() {
        boolean heard = told.filter(said -> said.by() == Teller.SENSORS).isPresent();
        return heard ? new Slot(id, Optional.empty(), corrections) : this;
    }

    boolean isEmpty() {
        return told.isEmpty() && corrections.isEmpty();
    }

    /** Whether people said that it was not so, and this is only the same evidence again. */
    boolean denies(Said again) {
        return !corrections.isEmpty()
                && told.filter(said -> said.act().equals(again.act())).isPresent()
                && again.since() <= corrections.getLast().at();
    }
}
