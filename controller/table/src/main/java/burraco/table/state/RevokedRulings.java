package burraco.table.state;

import burraco.engine.ruling.Ruling;
import java.util.List;

/**
 * Rulings that the table revoked because later play contradicts them.
 *
 * @param act the act that they were about
 * @param at when they were revoked
 */
public record RevokedRulings(ShownAct act, List<Ruling> rulings, long at) {
    public RevokedRulings {
        rulings = List.copyOf(rulings);
    }
}
