package burraco.tracking.weighing;

import burraco.tracking.figures.ScaleFigures;
import java.util.OptionalLong;

/** Whether a scale is expected to come to rest, so that the known cards on it can be weighed. */
final class ExpectedRest {
    private OptionalLong since = OptionalLong.empty();

    void expect(long now) {
        since = OptionalLong.of(now);
    }

    void forget() {
        since = OptionalLong.empty();
    }

    /**
     * Whether the rest that has come is the expected one; whatever it is, nothing is expected any
     * more.
     *
     * @param off by how many grams the weight differs from that of the known cards
     * @param card grams per card
     */
    boolean isOver(ScaleReadings shown, double off, double card, long now) {
        OptionalLong begun = since;
        forget();
        long within =
                shown.trembles() ? ScaleFigures.SOON_TREMBLING_MILLIS : ScaleFigures.SOON_MILLIS;
        return begun.isPresent()
                && now - begun.getAsLong() <= within
                && off < ScaleFigures.NEARLY * card;
    }
}
