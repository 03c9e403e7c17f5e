package burraco.tracking.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** From what was weighed and heard of a deal to what was dealt. */
class AmountsTest {
    private static final int ALL_HEARD = 44;

    private static Amounts weighed(int stock, int first, int second, int fansHeard, int longest) {
        Scales.Counts counts =
                new Scales.Counts(
                        OptionalInt.of(stock), OptionalInt.of(first), OptionalInt.of(second));
        return Amounts.of(new Amounts.Seen(counts, 0, 0, fansHeard, longest, false));
    }

    private static Amounts heard(int first, int second, int longest) {
        Scales.Counts nothing =
                new Scales.Counts(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());
        return Amounts.of(new Amounts.Seen(nothing, first, second, ALL_HEARD, longest, false));
    }

    @Test
    void aDealThatAddsUpIsRight() {
        assertEquals(Amounts.RIGHT, weighed(42, 11, 11, ALL_HEARD, 11));
    }

    @Test
    void aCardTooManyInAPozzettoIsMissingInTheStock() {
        assertEquals(new Amounts(108, 0, 44, 11, 12), weighed(41, 11, 12, ALL_HEARD, 11));
    }

    @Test
    void aCardThatIsNowhereIsMissingInTheDeck() {
        assertEquals(new Amounts(107, 0, 44, 11, 11), weighed(41, 11, 11, ALL_HEARD, 11));
    }

    @Test
    void byScalesThatTrembleNoCardIsMissingInTheDeck() {
        Scales.Counts counts =
                new Scales.Counts(OptionalInt.of(41), OptionalInt.of(11), OptionalInt.of(11));
        assertEquals(
                Amounts.RIGHT, Amounts.of(new Amounts.Seen(counts, 0, 0, ALL_HEARD, 11, true)));
    }

    @Test
    void aTwelfthCardInFrontOfAPlayerIsNotMissing() {
        assertEquals(new Amounts(108, 0, 45, 11, 11), weighed(41, 11, 11, 45, 12));
    }

    @Test
    void aFanWithoutItsEleventhCardIsShort() {
        assertEquals(new Amounts(108, 0, 43, 11, 11), weighed(43, 11, 11, 43, 11));
    }

    @Test
    void ofFansThatNobodyHearsTheDeckIsNotToBlame() {
        assertEquals(new Amounts(108, 0, 45, 11, 11), weighed(41, 11, 11, 0, 0));
    }

    @Test
    void elevenCardsThatAreMissingLieInAnOldPozzetto() {
        assertEquals(new Amounts(108, 11, 44, 11, 11), weighed(31, 11, 11, ALL_HEARD, 11));
        assertEquals(new Amounts(108, 11, 44, 11, 11), weighed(31, 11, 22, ALL_HEARD, 11));
    }

    @Test
    void somethingElseThatLiesOnAScaleIsNoCard() {
        assertEquals(Amounts.RIGHT, weighed(42, 12, 11, ALL_HEARD, 11));
        assertEquals(Amounts.RIGHT, weighed(60, 11, 11, ALL_HEARD, 11));
        assertEquals(Amounts.RIGHT, weighed(42, 40, 11, ALL_HEARD, 11));
    }

    @Test
    void whatIsHeardCanOnlyBeTooMuch() {
        assertEquals(Amounts.RIGHT, heard(4, 0, 9));
        assertEquals(new Amounts(108, 0, 44, 11, 12), heard(11, 12, 11));
        assertEquals(new Amounts(108, 0, 45, 11, 11), heard(11, 10, 12));
    }
}
