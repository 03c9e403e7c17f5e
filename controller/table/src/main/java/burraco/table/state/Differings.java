package burraco.table.state;

import burraco.tracking.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where what lies on the felt is not what the record has there, by now.
 *
 * @param open the one that was told first is the first
 */
public record Differings(List<Differing> open, int told) {
    public static final Differings NONE = new Differings(List.of(), 0);

    public Differings {
        open = List.copyOf(open);
    }

    /** All that differs at one place is one item. */
    public Differings with(Difference difference, long since) {
        Optional<Differing> there = at(difference);
        return there.isPresent()
                ? with(there.get().with(difference, since))
                : with(Differing.of(told, difference, since));
    }

    /** With this one as it is now. */
    public Differings with(Differing changed) {
        List<Differing> all = new ArrayList<>(open);
        int index = 0;
        while (index < all.size() && all.get(index).id() != changed.id()) {
            index++;
        }
        if (index < all.size()) {
            all.set(index, changed);
        } else {
            all.add(changed);
        }
        return new Differings(all, Math.max(told, changed.id() + 1));
    }

    /** It agrees again; where nothing else differs there, nothing is open. */
    public Differings without(Difference difference) {
        Optional<Differing> there = at(difference).map(one -> one.without(difference));
        return there.map(one -> one.all().isEmpty() ? without(one) : with(one)).orElse(this);
    }

    public Differings without(Differing settled) {
        return new Differings(open.stream().filter(one -> one.id() != settled.id()).toList(), told);
    }

    public Optional<Differing> of(int id) {
        return open.stream().filter(one -> one.id() == id).findFirst();
    }

    /** What is open about the place of this. */
    public Optional<Differing> at(Difference difference) {
        return open.stream().filter(one -> one.place().equals(difference.zone())).findFirst();
    }

    /** They are looked for anew, and numbers go on. */
    public Differings forgotten() {
        return new Differings(List.of(), told);
    }
}
