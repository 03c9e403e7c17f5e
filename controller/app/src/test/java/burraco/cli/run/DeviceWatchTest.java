package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Letters;
import burraco.hal.Trouble;
import burraco.hal.virtual.VirtualDisplay;
import burraco.words.Language;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A display that goes dark is reported once, and so is its return. */
class DeviceWatchTest {
    private final List<String> warned = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private final VirtualDisplay display = new VirtualDisplay("display", 20, 4, Letters.PLAIN);
    private final DeviceWatch watch =
            new DeviceWatch(List.of(display), Words.in(Language.IT), warned::add, told::add);

    @Test
    void whatWorksIsNotTalkedAbout() {
        watch.look();
        assertTrue(warned.isEmpty() && told.isEmpty());
    }

    @Test
    void aLossAndAReturnAreToldOnce() {
        display.lose(Trouble.SILENT, "/dev/i2c-1: nothing answers at 0x27");
        watch.look();
        watch.look();
        assertEquals(
                List.of(
                        "display: C'è e non risponde: spegnerlo e riaccenderlo"
                                + " [/dev/i2c-1: nothing answers at 0x27]"),
                warned);
        assertTrue(told.isEmpty());
        display.comeBack();
        watch.look();
        watch.look();
        assertEquals(List.of("Funziona di nuovo: display"), told);
        assertEquals(1, warned.size());
    }

    @Test
    void whatNobodyHasTriedYetIsNoNews() {
        display.lose(Trouble.UNTRIED, "");
        watch.look();
        display.comeBack();
        watch.look();
        assertTrue(warned.isEmpty() && told.isEmpty());
    }

    @Test
    void anotherTroubleIsNews() {
        display.lose(Trouble.SILENT, "");
        watch.look();
        display.lose(Trouble.REFUSED, "");
        watch.look();
        assertEquals(2, warned.size(), warned::toString);
    }

    @Test
    void atTheEndNothingIsSaid() {
        display.close();
        watch.look();
        assertTrue(warned.isEmpty() && told.isEmpty());
    }
}
