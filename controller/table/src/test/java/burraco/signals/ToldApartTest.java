package burraco.signals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import burraco.hal.Rgb;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lights of one row can be distinguished without colours, and sounds without pitch. */
@Tag("campaign")
class ToldApartTest {
    private static final List<LampSignal> AT_A_SEAT =
            List.of(
                    LampSignal.TURN,
                    LampSignal.TIME_RUNS_OUT,
                    LampSignal.TIME_IS_OVER,
                    LampSignal.RULING,
                    LampSignal.QUESTION);
    private static final List<LampSignal> IN_THE_MIDDLE =
            List.of(
                    LampSignal.TIME_OUT,
                    LampSignal.RULING,
                    LampSignal.QUESTION,
                    LampSignal.OVER,
                    LampSignal.PAUSE,
                    LampSignal.TROUBLE,
                    LampSignal.NOT_SECURED);

    /** Eight seconds of it: how bright each lamp is beside the brightest it ever is. */
    private static String grey(LampSignal light, int lamps) {
        StringBuilder film = new StringBuilder();
        for (long now = 0; now < 8_000; now += 50) {
            for (int lamp = 0; lamp < lamps; lamp++) {
                film.append(level(light.of(lamp, lamps, now), light));
            }
            film.append(' ');
        }
        return film.toString();
    }

    private static int level(Rgb rgb, LampSignal light) {
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
        for (List<LampSignal> row : List.of(AT_A_SEAT, IN_THE_MIDDLE)) {
            for (LampSignal one : row) {
                for (LampSignal other : row) {
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
