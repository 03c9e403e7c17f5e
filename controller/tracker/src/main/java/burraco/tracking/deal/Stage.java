package burraco.tracking.deal;

/** How far a deal has come, as far as that can be heard. */
public enum Stage {
    AWAITED,
    GOES_ON,
    /** No card has come for a while: people count, and wait for the arbiter. */
    RESTS
}
