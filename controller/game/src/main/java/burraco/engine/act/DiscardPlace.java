package burraco.engine.act;

/** Where a discarded card is put down (FITAB art. 6). */
public enum DiscardPlace {
    /** Right against the pile's last card: where a later discard belongs. */
    NEXT,
    APART,
    /** Between the stock and whoever discards: where the first card of a pile belongs. */
    BETWEEN,
    ELSEWHERE;

    /** Whether the card does not lie where it belongs. */
    public boolean astray() {
        return this == APART || this == ELSEWHERE;
    }

    /** Whether this is a place for the first card of a pile. */
    public boolean forFirst() {
        return this == BETWEEN || this == ELSEWHERE;
    }
}
