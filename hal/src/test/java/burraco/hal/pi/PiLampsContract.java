package burraco.hal.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.LampsContract;
import burraco.hal.Rgb;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What strips of both kinds show. */
abstract class PiLampsContract extends LampsContract {
    private static final Rgb WHITE = new Rgb(255, 255, 255);

    private final PiSetup.Strip.Chip chip;
    private EmulatedPi pi;

    PiLampsContract(PiSetup.Strip.Chip chip) {
        this.chip = chip;
    }

    @Override
    protected Lamps create() {
        return create(GROUPS, 2000);
    }

    private Lamps create(List<LampGroup> groups, int milliamps) {
        pi = EmulatedPi.inVirtualTime(PiSetups.lamps(chip, groups, milliamps));
        return pi.header().lamps();
    }

    /** A table with many lamps in one group, all white. */
    private List<Rgb> white(int lamps, int milliamps) {
        device = create(List.of(new LampGroup("melds", lamps)), milliamps);
        start();
        device.show(picture("melds", Collections.nCopies(lamps, WHITE)));
        runFor(100);
        return shining().groups().get("melds");
    }

    private static LampPicture picture(String group, List<Rgb> lamps) {
        return new LampPicture(new TreeMap<>(Map.of(group, lamps)));
    }

    @Override
    protected void lose() {
        pi.busOff(EmulatedPi.Part.LAMPS);
    }

    @Override
    protected void comeBack() {
        pi.repair(EmulatedPi.Part.LAMPS);
    }

    @Override
    protected void runFor(long millis) {
        pi.runFor(millis);
    }

    @Override
    protected LampPicture shining() {
        return pi.shining();
    }

    @Test
    void everyShadeIsShownAsItIs() {
        start();
        for (int i = 0; i < 256; i++) {
            Rgb shade = new Rgb(i, 255 - i, i * 7 & 0xff);
            device.show(picture("pile", List.of(shade)));
            runFor(10);
            assertEquals(shade, shining().lamp("pile", 0));
        }
    }

    @Test
    void aLampThatNobodyUsesStaysDark() {
        start();
        device.show(picture("pile", List.of(WHITE, WHITE, WHITE)));
        runFor(100);
        List<Rgb> strip = pi.board().strip.orElseThrow().shining();
        assertEquals(List.of(Rgb.OFF, Rgb.OFF, WHITE), strip.subList(0, 3));
    }

    @Test
    void aStripThatHadNoPowerShinesAgain() {
        start();
        device.show(picture("pile", List.of(WHITE)));
        runFor(100);
        pi.powerOut();
        runFor(300);
        pi.powerOn();
        assertEquals(Rgb.OFF, shining().lamp("pile", 0));
        runFor(1100);
        assertEquals(WHITE, shining().lamp("pile", 0));
    }

    @Test
    void aClosedStripIsDark() {
        start();
        device.show(picture("pile", List.of(WHITE)));
        runFor(100);
        device.close();
        assertEquals(Rgb.OFF, shining().lamp("pile", 0));
    }

    /** 100 white lamps need 6 A: of 1.1 A, 1 A is left for their light, a sixth of it. */
    @Test
    void moreThanItsPowerSupplyGivesIsDimmedAlike() {
        List<Rgb> lamps = white(98, 1100);
        int lit = 1000 * 255 / (98 * 60);
        assertEquals(Collections.nCopies(98, new Rgb(lit, lit, lit)), lamps);
        double drawn = 100 + lamps.stream().mapToInt(one -> one.red() * 3).sum() * 20 / 255.0;
        assertTrue(drawn <= 1100, "mA: " + drawn);
    }

    @Test
    void whatItsPowerSupplyGivesIsNotDimmed() {
        assertEquals(Collections.nCopies(98, WHITE), white(98, 100 + 98 * 60));
    }

    @Test
    void allOfALongStripShinesAtOnce() {
        assertEquals(Collections.nCopies(438, WHITE), white(438, 30_000));
    }

    /** The kind with the shorter limit; the other may be longer. */
    PiSetup.Strip.Chip chip() {
        return chip;
    }
}
