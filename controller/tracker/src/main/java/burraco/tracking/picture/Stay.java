package burraco.tracking.picture;

import burraco.layout.Zone;
import burraco.tracking.figures.Beliefs;

/**
 * A card at a place of the table, as far as it is heard.
 *
 * @param antenna index of the antenna that hears it best
 * @param share how likely it lies there
 * @param first when it was first heard there in this stay
 * @param last when it was last heard there
 */
public record Stay(Zone zone, int antenna, double share, long first, long last) {
    public boolean sure() {
        return share >= Beliefs.SURE;
    }

    /** Sure enough also for what somebody may be blamed for. */
    public boolean certain() {
        return share >= Beliefs.CERTAIN;
    }

    /** Not sure, and not to be passed over either. */
    public boolean thinkable() {
        return share >= Beliefs.THINKABLE && share < Beliefs.SURE;
    }
}
