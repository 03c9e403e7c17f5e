package burraco.engine.ruling;

import java.util.Locale;

/**
 * A demand of a ruling that is no longer due.
 *
 * @param remedy its state before the act that settled it, without what earlier acts have done
 */
public record Settled(Ruling ruling, Remedy remedy, Why why) {
    /** Why it is no longer due. */
    public enum Why {
        DONE,
        /** The cards were completed to a meld instead (art. 26). */
        CURED,
        /** An arbiter waived the ruling. */
        WAIVED,
        /** Its cards have gone elsewhere, or the hand is over. */
        OUT_OF_REACH,
        /** Everybody else has had a turn since: the right to it is lost (art. 19). */
        RIGHT_LOST,
        /** A later ruling on the same act replaces it. */
        REPLACED,
        /** It dates from before a gap. */
        BEFORE_A_GAP,
        /** The cards are dealt again. */
        REDEALT;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
