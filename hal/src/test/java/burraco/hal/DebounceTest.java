package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DebounceTest {
    private final Debounce contact = new Debounce(20);

    @Test
    void anOpenContactIsNoPress() {
        assertFalse(contact.poll(1000));
        assertFalse(contact.undecided());
    }

    @Test
    void aPressIsCertainWhenTheContactHasRested() {
        assertFalse(contact.contact(true, 100));
        assertTrue(contact.undecided());
        assertFalse(contact.poll(119));
        assertTrue(contact.poll(120));
        assertFalse(contact.undecided());
    }

    @Test
    void itIsToldOnce() {
        contact.contact(true, 100);
        assertTrue(contact.poll(130));
        assertFalse(contact.poll(140));
        assertFalse(contact.contact(true, 150));
        assertFalse(contact.poll(10_000));
    }

    @Test
    void everyBounceBeginsTheRestAnew() {
        contact.contact(true, 100);
        contact.contact(false, 104);
        contact.contact(true, 107);
        assertFalse(contact.poll(126));
        assertTrue(contact.poll(127));
    }

    @Test
    void aBounceWhileItIsHeldIsNoPress() {
        contact.contact(true, 100);
        assertTrue(contact.poll(130));
        contact.contact(false, 500);
        contact.contact(true, 503);
        assertFalse(contact.poll(600));
    }

    @Test
    void afterLettingGoItCanBePressedAgain() {
        contact.contact(true, 100);
        assertTrue(contact.poll(130));
        contact.contact(false, 500);
        assertTrue(contact.undecided());
        assertFalse(contact.poll(520));
        contact.contact(true, 600);
        assertTrue(contact.poll(620));
    }

    /** The contact had rested long enough, although nobody polled in between. */
    @Test
    void aPressIsNotMissedWhereNobodyAskedInTime() {
        contact.contact(true, 100);
        assertTrue(contact.contact(false, 300));
    }

    @Test
    void aBrushIsForgotten() {
        contact.contact(true, 100);
        assertFalse(contact.contact(false, 110));
        assertFalse(contact.undecided());
        int presses = 0;
        for (long now = 111; now < 500; now++) {
            presses += contact.poll(now) ? 1 : 0;
        }
        assertEquals(0, presses);
    }

    @Test
    void whatWasUndecidedWhenNobodyCouldLookIsNoPress() {
        Debounce debounce = new Debounce(20);
        debounce.contact(true, 100);
        debounce.unseen();
        assertFalse(debounce.contact(false, 200));
        assertFalse(debounce.poll(300));
    }

    @Test
    void whatIsStillClosedWhenSomebodyLooksAgainIsOne() {
        Debounce debounce = new Debounce(20);
        debounce.contact(true, 100);
        debounce.unseen();
        assertFalse(debounce.contact(true, 200));
        assertTrue(debounce.poll(220));
    }
}
