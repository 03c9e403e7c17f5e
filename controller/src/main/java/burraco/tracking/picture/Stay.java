package burraco.tracking.picture;

import burraco.layout.Zone;

/**
 * A card at a place of the table, as far as it is heard.
 *
 * @param antenna index of the antenna that hears it best
 * @param share how likely it lies there
 * @param first when it was first heard there in this stay
 * @param last when it was last heard there
 */
public record Stay(Zone zone, int antenna, double share, long first, long last) {
    /** As sure as the table needs to be before it says where a card lies. */
    private static final double SURE = 0.97;

    static final double CERTAIN = 0.998;
    private static final double THINKABLE = 0.15;

    public boolean sure() {
        return share >= SURE;
    }

    /** Sure enough also for what somebody may be blamed for. */
    public boolean certain() {
        return share >= CERTAIN;
    }

    /** Not sure, and not to be passed over either. */
    public boolean thinkable() {
        return share >= THINKABLE && share < SURE;
    }
}
