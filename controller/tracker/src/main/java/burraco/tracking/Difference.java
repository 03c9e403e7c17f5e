package burraco.tracking;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import burraco.layout.Zone;
import java.util.Optional;

/** Something lies on the felt otherwise than the acts on record have it. */
public sealed interface Difference {
    /** Where. */
    Zone zone();

    /**
     * A card lies there, and no act has brought it there.
     *
     * @param meld the meld that lies there by the record
     */
    record Lies(Card card, Zone zone, Optional<MeldId> meld) implements Difference {}

    /**
     * A card should lie there, and has not answered for longer than can be believed.
     *
     * @param meld the meld that it belongs to by the record
     */
    record Silent(Card card, Zone zone, Optional<MeldId> meld) implements Difference {}

    /**
     * A scale that is at rest has so many cards more than the record, or fewer.
     *
     * @param cards more than there should be; negative where there are fewer
     */
    record Weighs(Zone zone, int cards) implements Difference {}
}
