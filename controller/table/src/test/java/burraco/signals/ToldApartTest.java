package burraco.signals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import burraco.hal.Rgb;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lights of one row are told apart by who sees no colour, and sounds by who hears no pitch. */
class ToldApartTest {
    private static final List<Light> AT_A_SEAT =
            List.of(
                    Light.TURN,
                    Light.TIME_RUNS_OUT,
                    Light.TIME_IS_OVER,
                    Light.RULING,
                    Light.QUESTION);
    private static final List<Light> IN_THE_MIDDLE =
            List.of(
                    Light.TIME_OUT,
                    Light.RULING,
                    Light.QUESTION,
                    Light.OVER,
                    Light.PAUSE,
                    Light.TROUBLE,
                    Light.NOT_SECURED);

    /** Eight seconds of it: how bright each lamp is beside the brightest it ever is. */
    private static String grey(Light light, int lamps) {
        StringBuilder film = new StringBuilder();
        for (long now = 0; now < 8_000; now += 50) {
            for (int lamp = 0; lamp < lamps; lamp++) {
                film.append(level(light.of(lamp, lamps, now), light));
            }
            film.append(' ');
        }
        return film.toString();
    }

    private static int level(Rgb rgb, Light light) {
        int most = 0;
        for (long now = 0; now < 8_000; now += 50) {
            for (int lamp = 0; lamp < 4; lamp++) {
                most = Math.max(most, sum(light.of(lamp, 4, now)));
            }
        }
        return Math.round(2f * sum(rgb) / most);
    }

    private static int sum(Rgb rgb) {
        return rgb.red() + rgb.green() + rgb.blue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 12})
    void noTwoLightsOfARowLookTheSame(int lamps) {
        for (List<Light> row : List.of(AT_A_SEAT, IN_THE_MIDDLE)) {
            for (Light one : row) {
                for (Light other : row) {
                    if (one != other) {
                        assertNotEquals(grey(one, lamps), grey(other, lamps), one + " " + other);
                    }
                }
            }
        }
    }

    @Test
    void noTwoSoundsHaveTheSameRhythm() {
        long rhythms =
                Arrays.stream(Sound.values())
                        .map(sound ->
                                sound.melody().stream()
                                        .map(tone ->
                                                (tone.hertz() == 0 ? "-" : "+")
                                                        + tone.millis() / 100)
                                        .toList())
                        .distinct()
                        .count();
        assertEquals(Sound.values().length, rhythms);
    }
}
