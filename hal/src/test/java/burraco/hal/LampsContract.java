package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What {@link Lamps} promise: two groups, {@code pile} of 3 lamps and {@code seat N} of 2. */
public abstract class LampsContract extends DeviceContract<Lamps> {
    protected static final List<LampGroup> GROUPS =
            List.of(new LampGroup("pile", 3), new LampGroup("seat N", 2));

    private static final Rgb RED = new Rgb(255, 0, 0);
    private static final Rgb BLUE = new Rgb(0, 0, 255);

    /** What people see: the colour of every lamp. */
    protected abstract LampPicture shining();

    private static LampPicture picture(String group, Rgb... lamps) {
        return new LampPicture(new TreeMap<>(Map.of(group, List.of(lamps))));
    }

    private void show(LampPicture picture) {
        device.show(picture);
        runFor(1000);
    }

    private void assertShines(String lamps) {
        LampPicture now = shining();
        StringBuilder seen = new StringBuilder();
        for (LampGroup group : GROUPS) {
            for (int i = 0; i < group.lamps(); i++) {
                Rgb lamp = now.lamp(group.name(), i);
                seen.append(lamp.equals(RED) ? 'r' : lamp.equals(BLUE) ? 'b' : '.');
                assertEquals(seen.toString().endsWith("."), lamp.equals(Rgb.OFF), now::toString);
            }
            seen.append(' ');
        }
        assertEquals(lamps, seen.toString().strip());
    }

    @Test
    void itHasItsGroups() {
        assertEquals(GROUPS, device.groups());
    }

    @Test
    void allIsDarkInTheBeginning() {
        start();
        assertShines("... ..");
    }

    @Test
    void aPictureIsShown() {
        start();
        show(picture("pile", RED, Rgb.OFF, BLUE));
        assertShines("r.b ..");
    }

    @Test
    void aPictureReplacesTheOneBefore() {
        start();
        show(picture("pile", RED, RED, RED));
        show(picture("seat N", BLUE));
        assertShines("... b.");
    }

    @Test
    void whatThisTableHasNotIsLeftOut() {
        start();
        show(picture("melds EW", RED, RED));
        assertShines("... ..");
        show(picture("seat N", RED, RED, BLUE, BLUE));
        assertShines("... rr");
    }

    @Test
    void theLastOfManyPicturesStands() {
        start();
        for (int i = 0; i < 500; i++) {
            device.show(picture("pile", i % 2 == 0 ? RED : BLUE));
        }
        runFor(3000);
        assertShines("b.. ..");
        runFor(60_000);
        assertShines("b.. ..");
    }

    @Test
    void theLastPictureStandsAgainAfterALoss() {
        start();
        show(picture("pile", RED));
        lose();
        runFor(3000);
        comeBack();
        runFor(3000);
        assertShines("r.. ..");
    }

    @Test
    void whatWasToldDuringALossIsShownAfterIt() {
        start();
        show(picture("pile", RED));
        lose();
        runFor(3000);
        show(picture("pile", BLUE));
        show(picture("seat N", BLUE));
        comeBack();
        runFor(3000);
        assertShines("... b.");
    }

    @Test
    void closedLampsTakeNoPicture() {
        start();
        device.close();
        LampPicture before = shining();
        show(picture("pile", RED, RED, RED));
        assertEquals(before, shining());
    }
}
