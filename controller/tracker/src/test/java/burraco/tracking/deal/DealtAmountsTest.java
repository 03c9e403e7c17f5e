package burraco.tracking.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** How many cards were dealt, from what was weighed and heard. */
class DealtAmountsTest {
    private static final int ALL_HEARD = 44;

    private static DealtAmounts weighed(
            int stock, int first, int second, int fansHeard, int longest) {
        DealScales.Counts counts =
                new DealScales.Counts(
                        OptionalInt.of(stock), OptionalInt.of(first), OptionalInt.of(second));
        return DealtAmounts.of(new DealtAmounts.Seen(counts, 0, 0, fansHeard, longest, false));
    }

    private static DealtAmounts heard(int first, int second, int longest) {
        DealScales.Counts nothing =
                new DealScales.Counts(
                        OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());
        return DealtAmounts.of(
                new DealtAmounts.Seen(nothing, first, second, ALL_HEARD, longest, false));
    }

    @Test
    void aDealThatAddsUpIsRight() {
        assertEquals(DealtAmounts.RIGHT, weighed(42, 11, 11, ALL_HEARD, 11));
    }

    @Test
    void aCardTooManyInAPozzettoIsMissingInTheStock() {
        assertEquals(new DealtAmounts(108, 0, 44, 11, 12), weighed(41, 11, 12, ALL_HEARD, 11));
    }

    @Test
    void aCardThatIsNowhereIsMissingInTheDeck() {
        assertEquals(new DealtAmounts(107, 0, 44, 11, 11), weighed(41, 11, 11, ALL_HEARD, 11));
    }

    @Test
    void byScalesThatTrembleNoCardIsMissingInTheDeck() {
        DealScales.Counts counts =
                new DealScales.Counts(OptionalInt.of(41), OptionalInt.of(11), OptionalInt.of(11));
        assertEquals(
                DealtAmounts.RIGHT,
                DealtAmounts.of(new DealtAmounts.Seen(counts, 0, 0, ALL_HEARD, 11, true)));
    }

    @Test
    void aTwelfthCardInFrontOfAPlayerIsNotMissing() {
        assertEquals(new DealtAmounts(108, 0, 45, 11, 11), weighed(41, 11, 11, 45, 12));
    }

    @Test
    void aFanWithoutItsEleventhCardIsShort() {
        assertEquals(new DealtAmounts(108, 0, 43, 11, 11), weighed(43, 11, 11, 43, 11));
    }

    @Test
    void ofFansThatNobodyHearsTheDeckIsNotToBlame() {
        assertEquals(new DealtAmounts(108, 0, 45, 11, 11), weighed(41, 11, 11, 0, 0));
    }

    @Test
    void elevenCardsThatAreMissingLieInAnOldPozzetto() {
        assertEquals(new DealtAmounts(108, 11, 44, 11, 11), weighed(31, 11, 11, ALL_HEARD, 11));
        assertEquals(new DealtAmounts(108, 11, 44, 11, 11), weighed(31, 11, 22, ALL_HEARD, 11));
    }

    @Test
    void somethingElseThatLiesOnAScaleIsNoCard() {
        assertEquals(DealtAmounts.RIGHT, weighed(42, 12, 11, ALL_HEARD, 11));
        assertEquals(DealtAmounts.RIGHT, weighed(60, 11, 11, ALL_HEARD, 11));
        assertEquals(DealtAmounts.RIGHT, weighed(42, 40, 11, ALL_HEARD, 11));
    }

    @Test
    void whatIsHeardCanOnlyBeTooMuch() {
        assertEquals(DealtAmounts.RIGHT, heard(4, 0, 9));
        assertEquals(new DealtAmounts(108, 0, 44, 11, 12), heard(11, 12, 11));
        assertEquals(new DealtAmounts(108, 0, 45, 11, 11), heard(11, 10, 12));
    }
}
