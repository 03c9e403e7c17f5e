package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a {@link TextDisplay} promises; it has at least 16 columns and 2 rows. */
public abstract class TextDisplayContract extends DeviceContract<TextDisplay> {
    /** The visible rows from the top, without trailing blanks. */
    protected abstract List<String> shown();

    private void show(String... lines) {
        device.show(List.of(lines));
        runFor(1000);
    }

    private void assertShows(String... lines) {
        List<String> seen = shown();
        assertEquals(device.rows(), seen.size());
        for (int i = 0; i < seen.size(); i++) {
            assertEquals(i < lines.length ? lines[i] : "", seen.get(i));
        }
    }

    @Test
    void nothingStandsThereInTheBeginning() {
        start();
        assertShows();
    }

    @Test
    void linesStandFromTheTop() {
        start();
        show("West", "31B  art. 31");
        assertShows("West", "31B  art. 31");
    }

    @Test
    void whatIsShownReplacesWhatStoodThere() {
        start();
        show("West", "31B");
        show("East");
        assertShows("East");
    }

    @Test
    void linesTooManyAreLeftOut() {
        start();
        int rows = device.rows();
        String[] lines =
                IntStream.range(0, rows + 3).mapToObj(i -> "line " + i).toArray(String[]::new);
        show(lines);
        assertShows(List.of(lines).subList(0, rows).toArray(String[]::new));
    }

    @Test
    void aLineTooLongIsCut() {
        start();
        String line = "0123456789".repeat(20);
        show(line, line);
        String cut = line.substring(0, device.columns());
        assertShows(cut, cut);
    }

    @Test
    void lettersThatItHasNotAreReplacedByTheNearest() {
        start();
        show("Più carte", "5♥ e 10♠");
        String accent = shown().get(0);
        assertTrue(List.of("Più carte", "Piu' carte", "Piu carte").contains(accent), accent);
        String suits = shown().get(1);
        assertTrue(suits.matches("5\\S e 10\\S"), suits);
        assertTrue(suits.charAt(1) != suits.charAt(suits.length() - 1), suits);
    }

    @Test
    void replacedLettersMakeNoLineLonger() {
        start();
        show("àèìòù…".repeat(30), "♥♦♣♠".repeat(30));
        for (String line : shown()) {
            assertTrue(line.codePointCount(0, line.length()) <= device.columns(), line);
        }
        assertTrue(
                shown().get(0).startsWith("a") || shown().get(0).startsWith("à"),
                shown()::toString);
    }

    @Test
    void aLineBreakIsABlank() {
        start();
        show("one\ntwo", "three");
        assertShows("one two", "three");
    }

    @Test
    void whatStoodThereStandsAgainAfterALoss() {
        start();
        show("West", "31B");
        lose();
        runFor(3000);
        comeBack();
        runFor(3000);
        assertShows("West", "31B");
    }

    @Test
    void whatWasToldDuringALossIsShownAfterIt() {
        start();
        show("West");
        lose();
        runFor(3000);
        show("East", "discards");
        comeBack();
        runFor(3000);
        assertShows("East", "discards");
    }

    @Test
    void theLastOfManyStands() {
        start();
        for (int i = 0; i < 500; i++) {
            device.show(List.of("turn " + i));
        }
        runFor(3000);
        assertShows("turn 499");
        runFor(60_000);
        assertShows("turn 499");
    }

    @Test
    void aClosedDisplayTakesNoText() {
        start();
        device.close();
        List<String> before = shown();
        show("too late");
        assertEquals(before, shown());
    }
}
