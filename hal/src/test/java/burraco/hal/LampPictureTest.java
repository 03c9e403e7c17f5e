package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LampPictureTest {
    private static final Rgb RED = new Rgb(255, 0, 0);

    @Test
    void whatIsNotNamedIsOff() {
        LampPicture picture = new LampPicture(new TreeMap<>(Map.of("pile", List.of(RED))));
        assertEquals(RED, picture.lamp("pile", 0));
        assertEquals(Rgb.OFF, picture.lamp("pile", 1));
        assertEquals(Rgb.OFF, picture.lamp("seat N", 0));
        assertEquals(Rgb.OFF, LampPicture.DARK.lamp("pile", 0));
    }

    @Test
    void itDoesNotChangeWithWhatItWasMadeOf() {
        List<Rgb> lamps = new ArrayList<>(List.of(RED));
        TreeMap<String, List<Rgb>> groups = new TreeMap<>(Map.of("pile", lamps));
        LampPicture picture = new LampPicture(groups);
        lamps.set(0, Rgb.OFF);
        groups.clear();
        assertEquals(RED, picture.lamp("pile", 0));
        assertThrows(UnsupportedOperationException.class, () -> picture.groups().clear());
    }

    @Test
    void aColourIsWrittenAsOnScreens() {
        assertEquals("#ff0000", RED.toString());
        assertEquals("#000000", Rgb.OFF.toString());
        assertEquals("#0a0b0c", new Rgb(10, 11, 12).toString());
    }

    @Test
    void aLightIsNoughtTo255() {
        assertThrows(IllegalArgumentException.class, () -> new Rgb(256, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new Rgb(0, -1, 0));
    }

    @Test
    void aToneAndAGroupHaveALength() {
        assertThrows(IllegalArgumentException.class, () -> new Tone(440, 0));
        assertThrows(IllegalArgumentException.class, () -> new Tone(-1, 100));
        assertThrows(IllegalArgumentException.class, () -> new LampGroup("pile", 0));
        assertThrows(
                IllegalArgumentException.class, () -> new Antenna(1, 1, new Area(0, 0, 1, 1), 0));
    }
}
