package burraco.table.state;

import burraco.tracking.event.Discrepancy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The present differences between the table and the record.
 *
 * @param open in the order in which they were reported
 * @param told the next id
 */
public record OpenDiscrepancies(List<OpenDiscrepancy> open, int told) {
    public static final OpenDiscrepancies NONE = new OpenDiscrepancies(List.of(), 0);

    public OpenDiscrepancies {
        open = List.copyOf(open);
    }

    /** Adds a discrepancy; all discrepancies at one place form one item. */
    public OpenDiscrepancies with(Discrepancy difference, long since) {
        Optional<OpenDiscrepancy> there = at(difference);
        return there.isPresent()
                ? with(there.get().with(difference, since))
                : with(OpenDiscrepancy.of(told, difference, since));
    }

    /** With this item in its changed form. */
    public OpenDiscrepancies with(OpenDiscrepancy changed) {
        List<OpenDiscrepancy> all = new ArrayList<>(open);
        int index = 0;
        while (index < all.size() && all.get(index).id() != changed.id()) {
            index++;
        }
        if (index < all.size()) {
            all.set(index, changed);
        } else {
            all.add(changed);
        }
        return new OpenDiscrepancies(all, Math.max(told, changed.id() + 1));
    }

    /** Removes a discrepancy; its item is closed if it was the last one there. */
    public OpenDiscrepancies without(Discrepancy difference) {
        Optional<OpenDiscrepancy> there = at(difference).map(one -> one.without(difference));
        return there.map(one -> one.all().isEmpty() ? without(one) : with(one)).orElse(this);
    }

    public OpenDiscrepancies without(OpenDiscrepancy settled) {
        return new OpenDiscrepancies(
                open.stream().filter(one -> one.id() != settled.id()).toList(), told);
    }

    public Optional<OpenDiscrepancy> of(int id) {
        return open.stream().filter(one -> one.id() == id).findFirst();
    }

    /** The open item at the place of this discrepancy. */
    public Optional<OpenDiscrepancy> at(Discrepancy difference) {
        return open.stream().filter(one -> one.place().equals(difference.zone())).findFirst();
    }

    /** Without items, because they are searched anew; ids are not reused. */
    public OpenDiscrepancies forgotten() {
        return new OpenDiscrepancies(List.of(), told);
    }
}
