package burraco.engine.act;

/** Where a discarded card is put down (FITAB art. 6). */
public enum DiscardPlace {
    /** Right next to the pile's last card, where later discards belong. */
    NEXT,
    APART,
    /** Between the stock and the player, where the first card of a pile belongs. */
    BETWEEN,
    ELSEWHERE;

    /** Whether the card lies in the wrong place. */
    public boolean astray() {
        return this == APART || this == ELSEWHERE;
    }

    /** Whether this is a place for the first card of a pile. */
    public boolean forFirst() {
        return this == BETWEEN || this == ELSEWHERE;
    }
}
