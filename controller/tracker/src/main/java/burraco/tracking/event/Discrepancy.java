package burraco.tracking.event;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import java.util.Optional;

/** A difference between what lies on the table and where the acts on record have put the cards. */
public sealed interface Discrepancy {
    /** The place where they differ. */
    Zone zone();

    /**
     * A card lies there although no act on record put it there.
     *
     * @param meld the meld that lies there according to the record
     */
    record Lies(Card card, Zone zone, Optional<MeldId> meld) implements Discrepancy {}

    /**
     * A card should lie there and has been silent longer than can be believed.
     *
     * @param meld the meld to which it belongs according to the record
     */
    record Silent(Card card, Zone zone, Optional<MeldId> meld) implements Discrepancy {}

    /**
     * A scale at rest carries more or fewer cards than the record says.
     *
     * @param cards how many more; negative if fewer
     */
    record Weighs(Zone zone, int cards) implements Discrepancy {}
}
