package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class Hd44780Test extends PiDisplayContract {
    Hd44780Test() {
        super(PiSetup.Panel.Kind.HD44780);
    }

    private Hd44780Chip chip() {
        return (Hd44780Chip) pi.glass();
    }

    @Test
    void itIsTwentyByFour() {
        assertEquals(20, device.columns());
        assertEquals(4, device.rows());
    }

    @Test
    void everyRowIsWhereItBelongs() {
        start();
        show("first row 4567890123", "second row 567890123", "third row 4567890123", "fourth");
        assertReads(
                "first row 4567890123", "second row 567890123", "third row 4567890123", "fourth");
    }

    /** The bus may be four times faster than usual, but not the chip. */
    @Test
    void aFastBusIsNotTooFastForIt() {
        pi.board().microsPerByte = 22;
        start();
        show("West draws a card", "Più di 5♥");
        assertReads("West draws a card", "Più di 5♥");
    }

    @Test
    void aHeartLooksLikeAHeart() {
        start();
        show("♥");
        List<int[]> places = new ArrayList<>();
        for (int place = 0; place < 8; place++) {
            places.add(chip().dots(place));
        }
        int[] heart = {0, 0b01010, 0b11111, 0b11111, 0b01110, 0b01110, 0b00100, 0};
        assertArrayEquals(
                heart, places.stream().filter(one -> one[2] == 0b11111).findFirst().orElseThrow());
    }

    @Test
    void whatIsMoreThanItsEightPlacesIsReplacedByTheNearest() {
        start();
        show("àèéìòù♥♦♣♠€");
        assertReads("àèéìòù♥♦CSE");
        show("♣♠€ più");
        assertReads("♣♠€ più");
    }

    /**
     * Whatever text replaces whatever other text, each cell changes from the old character to the
     * new one.
     */
    @Test
    void aGlyphIsNeverChangedUnderALetterThatStands() {
        long seed = 11;
        Random random = new Random(seed);
        start();
        int[] letters = "àèéìòùÀÈ♥♦♣♠€°→ abc".codePoints().toArray();
        List<String> old = List.of("", "", "", "");
        for (int round = 0; round < 60; round++) {
            List<String> lines = new ArrayList<>();
            for (int row = 0; row < 4; row++) {
                StringBuilder line = new StringBuilder();
                for (int i = random.nextInt(5); i > 0; i--) {
                    line.appendCodePoint(letters[random.nextInt(letters.length)]);
                }
                lines.add(line.toString());
            }
            List<List<String>> seen = new ArrayList<>();
            chip().watch(seen::add);
            device.show(lines);
            runFor(400);
            List<String> now = shown();
            for (List<String> frame : seen) {
                for (int row = 0; row < 4; row++) {
                    for (int column = 0; column < 20; column++) {
                        int letter = at(frame.get(row), column);
                        Set<Integer> right = new HashSet<>();
                        right.add((int) ' ');
                        right.add(at(old.get(row), column));
                        right.add(at(now.get(row), column));
                        assertTrue(right.contains(letter), "seed " + seed + ": " + frame);
                    }
                }
            }
            old = now;
        }
    }

    /** While there are free places, no visible character loses its own. */
    @Test
    void aNewGlyphTakesAFreePlace() {
        start();
        show("à");
        List<List<String>> seen = new ArrayList<>();
        chip().watch(seen::add);
        show("♥");
        assertEquals(Set.of(List.of("à", "", "", ""), List.of("♥", "", "", "")), Set.copyOf(seen));
    }

    private static int at(String row, int column) {
        return column < row.length() ? row.charAt(column) : ' ';
    }

    @Test
    void aBitThatGotLostIsSeenForTenSecondsAtMost() {
        start();
        show("West", "Più 5♥");
        chip().slip();
        device.show(List.of("East", "Più 5♥"));
        runFor(500);
        assertNotEquals("East", shown().getFirst());
        runFor(10_500);
        assertReads("East", "Più 5♥");
    }

    @Test
    void aShortLackOfPowerIsSeenForTenSecondsAtMost() {
        start();
        show("West", "Più 5♥");
        chip().brownOut(pi.board().time.now());
        assertNotEquals("West", shown().getFirst());
        runFor(10_500);
        assertReads("West", "Più 5♥");
    }

    /** Repeated writing of everything is invisible. */
    @Test
    void toBeToldAgainIsQuiet() {
        start();
        show("West", "Più 5♥", "♠♣♦", "31B");
        List<String> before = shown();
        List<List<String>> seen = new ArrayList<>();
        chip().watch(seen::add);
        runFor(25_000);
        assertTrue(seen.size() > 100, "it was told again");
        assertEquals(Set.of(before), Set.copyOf(seen));
    }

    @Test
    void aDisplayThatIsPluggedInLaterShowsItAll() {
        pi.powerOut();
        start();
        show("West", "Più 5♥");
        runFor(20_000);
        pi.powerOn();
        runFor(2500);
        assertReads("West", "Più 5♥");
    }
}
