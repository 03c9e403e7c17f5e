package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Which part of a card lies on another. */
class CardSpotTest {
    private static final CardSpot HERE = CardSpot.at(3, -2);
    private static final CardSpot ACROSS = new CardSpot(3, -2, true);

    @Test
    void aCardOnAnotherOverlapsAllOfIt() {
        assertEquals(1, HERE.overlap(HERE));
        assertEquals(1, ACROSS.overlap(ACROSS));
    }

    @Test
    void aShiftedCardOverlapsByWhatIsLeft() {
        assertEquals(0.5, HERE.overlap(CardSpot.at(3 + 3.15, -2)), 1e-9);
        assertEquals(0.25, HERE.overlap(CardSpot.at(3, -2 - 6.6)), 1e-9);
        assertEquals(0.125, HERE.overlap(CardSpot.at(3 - 3.15, -2 + 6.6)), 1e-9);
        assertEquals(0.5, ACROSS.overlap(new CardSpot(3 + 4.4, -2, true)), 1e-9);
    }

    @Test
    void aCardAcrossOverlapsTheMiddleOfTheOther() {
        assertEquals(6.3 / 8.8, HERE.overlap(ACROSS), 1e-9);
        assertEquals(6.3 / 8.8, ACROSS.overlap(HERE), 1e-9);
        assertEquals(6.3 / 8.8, HERE.overlap(new CardSpot(3 + 1.25, -2, true)), 1e-9);
        assertEquals(3.15 / 8.8, HERE.overlap(new CardSpot(3 + 1.25 + 3.15, -2, true)), 1e-9);
    }

    @Test
    void cardsApartDoNotOverlap() {
        assertEquals(0, HERE.overlap(CardSpot.at(3 + 6.3, -2)));
        assertEquals(0, HERE.overlap(CardSpot.at(3, 50)));
        assertEquals(0, HERE.overlap(new CardSpot(3 + 7.6, -2, true)));
    }
}
