package burraco.engine.ruling;

/** The phase of a hand in which a fault is noticed. The articles distinguish these phases. */
public enum NoticedIn {
    /** The deal, up to the first card drawn or picked up. */
    P0,
    /** The offender's turn is still open. */
    P1,
    /** He has discarded, and nobody has taken a card after him. */
    P2,
    /** Any later moment of the hand. */
    P3,
    /** The result of the hand is known. */
    P4;

    /** The phase once play has begun. */
    public static NoticedIn play(Noticed noticed) {
        return switch (noticed) {
            case AT_ONCE -> P1;
            case AFTER_THE_DISCARD -> P2;
            case LATER -> P3;
        };
    }
}
