package burraco.table.state;

import burraco.engine.ruling.Ruling;
import java.util.List;

/**
 * Rulings that the table does not hold any more, because what everybody did since contradicts them.
 *
 * @param act the act that they were about
 * @param at when they fell
 */
public record Revoked(Shown act, List<Ruling> rulings, long at) {
    public Revoked {
        rulings = List.copyOf(rulings);
    }
}
