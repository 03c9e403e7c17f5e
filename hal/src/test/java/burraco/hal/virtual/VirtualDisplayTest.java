package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Letters;
import burraco.hal.TextDisplay;
import burraco.hal.TextDisplayContract;
import burraco.hal.Trouble;
import java.util.List;
import org.junit.jupiter.api.Test;

class VirtualDisplayTest extends TextDisplayContract {
    private VirtualDisplay display;

    @Override
    protected TextDisplay create() {
        display = new VirtualDisplay("display", 20, 4, Letters.PLAIN);
        return display;
    }

    @Override
    protected void lose() {
        display.lose(Trouble.SILENT, "");
    }

    @Override
    protected void comeBack() {
        display.comeBack();
    }

    @Override
    protected void runFor(long millis) {
        // A text is shown at once.
    }

    @Override
    protected List<String> shown() {
        return display.shown().stream().map(String::stripTrailing).toList();
    }

    @Test
    void whileItIsLostNothingStandsThere() {
        display.show(List.of("West"));
        lose();
        assertEquals(List.of("", "", "", ""), display.shown());
    }

    @Test
    void aSmallOneWritesAccentsAsApostrophes() {
        display.show(List.of("Più di una: 5♥ 10♠ …", "\\~ naïve ß 漢"));
        assertEquals("Piu' di una: 5H 10S ", display.shown().get(0));
        assertEquals("/- naive ? ?", display.shown().get(1));
    }

    @Test
    void aLargeOneWritesEverything() {
        try (VirtualDisplay large = new VirtualDisplay("large", 9, 1, Letters.ALL)) {
            large.show(List.of("Più 5♥ 🂱 and more"));
            assertEquals(List.of("Più 5♥ 🂱 "), large.shown());
        }
    }

    @Test
    void itsHistoryIsWhatCouldBeRead() {
        display.show(List.of("West"));
        lose();
        display.show(List.of("East"));
        comeBack();
        assertEquals(
                List.of("", "West", "", "East"),
                display.history().stream().map(List::getFirst).toList());
    }
}
