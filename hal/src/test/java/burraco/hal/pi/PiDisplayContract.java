package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Condition;
import burraco.hal.TextDisplay;
import burraco.hal.TextDisplayContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What displays of both kinds show. */
abstract class PiDisplayContract extends TextDisplayContract {
    private final PiSetup.Panel.Kind kind;
    protected EmulatedPi pi;

    PiDisplayContract(PiSetup.Panel.Kind kind) {
        this.kind = kind;
    }

    @Override
    protected TextDisplay create() {
        pi = EmulatedPi.inVirtualTime(PiSetups.display(kind));
        return pi.header().display();
    }

    @Override
    protected void lose() {
        pi.powerOut();
    }

    @Override
    protected void comeBack() {
        pi.powerOn();
    }

    @Override
    protected void runFor(long millis) {
        pi.runFor(millis);
    }

    @Override
    protected List<String> shown() {
        return pi.shown();
    }

    protected final void show(String... lines) {
        device.show(List.of(lines));
        runFor(300);
    }

    /** The rows that it shows; rows that are not given are blank. */
    protected final void assertReads(String... lines) {
        List<String> shown = shown();
        for (int row = 0; row < shown.size(); row++) {
            assertEquals(row < lines.length ? lines[row] : "", shown.get(row), shown::toString);
        }
    }

    @Test
    void everyLetterOfEnglishCanBeRead() {
        start();
        StringBuilder letters = new StringBuilder();
        for (char letter = '!'; letter <= '~'; letter++) {
            letters.append(letter);
        }
        for (int from = 0; from < letters.length(); from += 16) {
            String some = letters.substring(from, Math.min(from + 16, letters.length()));
            show(some);
            assertReads(some);
        }
    }

    @Test
    void italianAndSuitsAreShownAsTheyAreWritten() {
        start();
        show("Più di così è già", "l'età, però: À È Ù", "5♥ 10♦ 3♣ K♠ €");
        assertEquals("Più di così è già", shown().getFirst());
        show("5♥ 10♦ 3♣ K♠", "«10 €»");
        assertReads("5♥ 10♦ 3♣ K♠", "«10 €»");
    }

    @Test
    void aSmallChangeTakesFewBytes() {
        start();
        show("West draws a card", "and discards 5♥", "turn 17", "31B  art. 31");
        long whole = pi.board().i2cBytes;
        device.show(List.of("West draws a card", "and discards 5♥", "turn 18", "31B  art. 31"));
        runFor(50);
        long change = pi.board().i2cBytes - whole;
        assertReads("West draws a card", "and discards 5♥", "turn 18", "31B  art. 31");
        assertTrue(change > 0 && change < 40, "bytes: " + change);
    }

    @Test
    void whatIsShownAlreadyTakesNoBytes() {
        start();
        show("West");
        long before = pi.board().i2cBytes;
        device.show(List.of("West"));
        runFor(20);
        assertTrue(pi.board().i2cBytes - before <= 2, "no more than a probe");
    }

    @Test
    void aDisplayAtAnotherAddressIsToldOfInWords() {
        pi.wrongAddress(kind == PiSetup.Panel.Kind.HD44780 ? 0x3f : 0x3d);
        start();
        Condition.Lost lost = assertInstanceOf(Condition.Lost.class, device.condition());
        String expected =
                kind == PiSetup.Panel.Kind.HD44780
                        ? "/dev/i2c-1: nothing answers at 0x27; something answers at 0x3f"
                        : "/dev/i2c-1: nothing answers at 0x3c; something answers at 0x3d";
        assertEquals(expected, lost.detail());
    }

    @Test
    void aClosedDisplayIsBlank() {
        start();
        show("West");
        device.close();
        assertReads();
    }
}
