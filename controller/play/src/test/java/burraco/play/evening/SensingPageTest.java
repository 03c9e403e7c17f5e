package burraco.play.evening;

import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.virtual.Noise;
import burraco.hal.virtual.NoiseFigure;
import burraco.hal.virtual.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * docs/sensing.md contains every figure of the noise with its value, every habit and every fault.
 */
class SensingPageTest {
    @ParameterizedTest
    @EnumSource
    void aHabitIsDescribedThere(Habit habit) throws IOException {
        assertTrue(page().contains("\n| `" + habit.key() + "` | "), habit.key());
    }

    @ParameterizedTest
    @EnumSource
    void whatCanGoWrongIsDescribedThere(Breakdown what) throws IOException {
        assertTrue(page().contains("\n| `" + what.key() + "` | "), what.key());
    }

    private static String page() throws IOException {
        return Files.readString(Path.of("..", "docs", "sensing.md"));
    }

    @ParameterizedTest
    @EnumSource
    void aFigureStandsThereAsItIs(NoiseFigure figure) throws IOException {
        String row =
                "| `%s` | %s | **%s** | %s | %s | %s |\n"
                        .formatted(
                                figure.key(),
                                text(Noise.QUIET.range(figure)),
                                text(figure.reference()),
                                text(Noise.HARSH.range(figure)),
                                figure.unit(),
                                figure.meaning());
        assertTrue(page().contains(row), "not there, or not so: " + row);
    }

    private static String text(Range range) {
        String least = number(range.least());
        return range.least() == range.most() ? least : least + " to " + number(range.most());
    }

    private static String number(double number) {
        return number == (long) number ? Long.toString((long) number) : Double.toString(number);
    }
}
