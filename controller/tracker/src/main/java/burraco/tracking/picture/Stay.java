package burraco.tracking.picture;

import burraco.layout.Zone;
import burraco.tracking.figures.BeliefFigures;

/**
 * A card at a place of the table, as far as it is heard.
 *
 * @param antenna index of the antenna that hears it best
 * @param share probability that it lies there
 * @param first when it was first heard there during this stay
 * @param last when it was last heard there
 */
public record Stay(Zone zone, int antenna, double share, long first, long last) {
    public boolean sure() {
        return share >= BeliefFigures.SURE;
    }

    /** Whether it is sure enough to blame somebody for it. */
    public boolean certain() {
        return share >= BeliefFigures.CERTAIN;
    }

    /** Whether it is not sure, but likely enough to be considered. */
    public boolean thinkable() {
        return share >= BeliefFigures.THINKABLE && share < BeliefFigures.SURE;
    }
}
