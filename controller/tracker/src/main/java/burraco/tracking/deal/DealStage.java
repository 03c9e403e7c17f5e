package burraco.tracking.deal;

/** How far a deal has come, as far as it can be heard. */
public enum DealStage {
    AWAITED,
    GOES_ON,
    /** No card has come for a while: the players count, and wait for the arbiter. */
    RESTS
}
