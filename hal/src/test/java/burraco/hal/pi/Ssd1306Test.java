package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class Ssd1306Test extends PiDisplayContract {
    Ssd1306Test() {
        super(PiSetup.Panel.Kind.SSD1306);
    }

    @Test
    void itIsTwentyOneByFour() {
        assertEquals(21, device.columns());
        assertEquals(4, device.rows());
    }

    @Test
    void allOfOurLettersAreShownTogether() {
        start();
        show("àèéìòùÀÈÉÌÒÙ♥♦♣♠€°…–→", "▲□✓×·•«»");
        assertReads("àèéìòùÀÈÉÌÒÙ♥♦♣♠€°…–→", "▲□✓×·•«»");
    }

    @Test
    void whatNoiseWroteIsSeenForTenSecondsAtMost() {
        start();
        show("West", "Più 5♥");
        ((Ssd1306Chip) pi.glass()).disturb();
        assertNotEquals("Più 5♥", shown().get(1));
        runFor(10_500);
        assertReads("West", "Più 5♥");
    }

    @Test
    void aShortLackOfPowerIsSeenForTenSecondsAtMost() {
        start();
        show("West");
        pi.glass().powerOn(pi.board().time.now());
        assertNotEquals("West", shown().getFirst());
        runFor(10_500);
        assertReads("West");
    }
}
