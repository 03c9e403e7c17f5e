package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Button;
import burraco.hal.Reading;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PressHearingTest {
    private static final Button OK = Button.of("ok");

    private final PressHearing presses = new PressHearing(List.of(new BoardSetup.Contact(OK, 3)));

    private void assertPress(long at, Optional<Reading> reading) {
        assertEquals(Optional.of(new Reading.Press(at, OK)), reading);
    }

    private void assertNone(Optional<Reading> reading) {
        assertEquals(Optional.empty(), reading);
    }

    @Test
    void eachIsToldOnce() {
        assertPress(1000, presses.hear(3, 1, false, 1000, 1005));
        assertNone(presses.hear(3, 1, false, 1000, 1500));
        assertPress(2000, presses.hear(3, 2, false, 2000, 2005));
    }

    @Test
    void oneThatTheBoardThrewAwayIsSeenByItsCount() {
        presses.hear(3, 1, false, 1000, 1005);
        assertPress(4000, presses.hear(3, 3, true, 4000, 9000));
    }

    @Test
    void nobodyWaitsForAnOldOne() {
        assertNone(presses.hear(3, 1, false, 1000, 11_001));
        assertPress(12_000, presses.hear(3, 2, false, 12_000, 12_005));
    }

    @Test
    void countsGoRound() {
        presses.hear(3, 65_535, false, 1000, 1005);
        assertPress(2000, presses.hear(3, 0, false, 2000, 2005));
    }

    @Test
    void aBoardThatStartedAnewCountsAnew() {
        presses.hear(3, 1, false, 1000, 1005);
        presses.forget(true);
        assertNone(presses.hear(3, 0, true, 1500, 1505));
        assertPress(2000, presses.hear(3, 1, true, 2000, 2005));
    }

    @Test
    void aButtonThatNobodyNamedIsNotTold() {
        assertNone(presses.hear(2, 1, false, 1000, 1005));
    }

    @Test
    void whatWasCountedBeforeWeKnewTheBoardIsNoNews() {
        assertNone(presses.hear(3, 7, true, 1000, 1005));
        assertPress(2000, presses.hear(3, 8, false, 2000, 2005));
    }
}
