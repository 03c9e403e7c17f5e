package burraco.table.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place in the order of a hand's acts: the act that was reported, and how people corrected it.
 *
 * @param id never reused in this hand
 * @param told empty if only corrections are left
 * @param corrections the last one holds
 */
public record ActSlot(int id, Optional<ToldAct> told, List<Correction> corrections) {
    public ActSlot {
        corrections = List.copyOf(corrections);
    }

    static ActSlot of(int id, ToldAct told) {
        return new ActSlot(id, Optional.of(told), List.of());
    }

    /** The act that holds; empty if a person removed it. */
    public Optional<ToldAct> holds() {
        return corrections.isEmpty() ? told : corrections.getLast().said();
    }

    ActSlot with(Correction correction) {
        List<Correction> more = new ArrayList<>(corrections);
        more.add(correction);
        return new ActSlot(id, told, more);
    }

    ActSlot without(Correction correction) {
        return new ActSlot(
                id, told, corrections.stream().filter(one -> !one.equals(correction)).toList());
    }

    /** The slot after the sensors' act was withdrawn: only people's corrections are left. */
    public ActSlot unheard() {
        boolean heard = told.filter(said -> said.by() == ActOrigin.SENSORS).isPresent();
        return heard ? new ActSlot(id, Optional.empty(), corrections) : this;
    }

    boolean isEmpty() {
        return told.isEmpty() && corrections.isEmpty();
    }

    /**
     * Whether people said that it did not happen, and the report rests on the same evidence again.
     */
    boolean denies(ToldAct again) {
        return !corrections.isEmpty()
                && told.filter(said -> said.act().equals(again.act())).isPresent()
                && again.since() <= corrections.getLast().at();
    }
}
