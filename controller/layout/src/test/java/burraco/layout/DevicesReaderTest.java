package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.hal.Button;
import burraco.testing.Told;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lamps, buttons and the buzzer in table.toml, and the problems that are reported about them. */
class DevicesReaderTest {
    private static final String SOURCES =
            """
            [[source]]
            id = "left"
            kind = "board"
            port = "/dev/ttyACM0"

            [[source]]
            id = "right"
            kind = "board"
            port = "/dev/ttyACM1"
            """;

    private static DevicesResult read(String text) {
        return DevicesReader.read((SOURCES + text).getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aTableMayHaveNoneOfIt() {
        assertEquals(new DevicesResult.Read(DevicesInfo.NONE), read(""));
    }

    @Test
    void everythingCanBeSaid() {
        String text =
                """
                [[lamps]]
                group = "seat N"
                first = 0
                lamps = 8

                [[lamps]]
                source = "right"
                group = "centre"
                first = 4
                lamps = 12

                [[buttons]]
                number = 3
                key = "call"
                seat = "E"

                [[buttons]]
                source = "right"
                number = 0
                key = "start"

                [buzzer]
                source = "right"
                """;
        DevicesInfo expected =
                new DevicesInfo(
                        List.of(
                                new LampsInfo("left", "seat N", 0, 8),
                                new LampsInfo("right", "centre", 4, 12)),
                        List.of(
                                new ButtonInfo("left", 3, new Button("call", "E")),
                                new ButtonInfo("right", 0, Button.of("start"))),
                        Optional.of("right"),
                        Optional.empty(),
                        PiInfo.USUAL);
        assertEquals(new DevicesResult.Read(expected), read(text));
        assertEquals(List.of(expected.lamps().getLast()), expected.lampsOf("right"));
        assertEquals(List.of(expected.buttons().getFirst()), expected.buttonsOf("left"));
        assertEquals(true, expected.buzzes("right"));
        assertEquals(false, expected.buzzes("left"));
    }

    /** Checks the comments in which the file names the pins of the header. */
    @Test
    void aRaspberryPiHasItsHeader() {
        String text =
                """
                [[source]]
                id = "pi"
                kind = "pi"

                [[buttons]]
                source = "pi"
                number = 17             # pin 11
                key = "start"

                [[lamps]]
                source = "pi"
                group = "centre"
                first = 0
                lamps = 12

                [buzzer]
                source = "pi"

                [display]
                kind = "hd44780"

                [pi]
                chip = "gpiochip4"
                lock = 27               # pin 13
                strip = "sk9822"
                spi = "0.1"
                milliamps = 3000
                pwm = 2
                pwm-chip = 1
                """;
        PiInfo pi =
                new PiInfo(
                        Optional.of("gpiochip4"),
                        Optional.of(27),
                        Optional.of(new PiInfo.Strip("sk9822", 0, 1, 3_000)),
                        2,
                        Optional.of(1));
        DevicesInfo expected =
                new DevicesInfo(
                        List.of(new LampsInfo("pi", "centre", 0, 12)),
                        List.of(new ButtonInfo("pi", 17, Button.of("start"))),
                        Optional.of("pi"),
                        Optional.of(new DisplayInfo("pi", "hd44780", 1, 0x27)),
                        pi);
        assertEquals(new DevicesResult.Read(expected), read(text));
    }

    @Test
    void aDisplayAndAStripAreWhereTheyUsuallyAre() {
        String text =
                """
                [[source]]
                id = "header"
                kind = "pi"

                [display]
                kind = "ssd1306"

                [pi]
                strip = "ws2812b"
                """;
        DevicesInfo read = ((DevicesResult.Read) read(text)).devices();
        assertEquals(Optional.of(new DisplayInfo("header", "ssd1306", 1, 0x3c)), read.display());
        assertEquals(Optional.of(new PiInfo.Strip("ws2812b", 0, 0, 2_000)), read.pi().strip());
    }

    /** {@code |} stands for a line break; the sources before these lines take nine lines. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[[lamps]]|group = 'seat X'|first = 0|lamps = 3; 11:9; \"seat N\"",
                "[[lamps]]|group = 'centre'|lamps = 3; 10:1; [[lamps]] needs \"first\"",
                "[[lamps]]|group = 'centre'|first = 510|lamps = 3; 13:9; no lamp beyond number 511",
                "[[lamps]]|group = 'centre'|first = 0|lamps = 3|[[lamps]]|group = 'seat N'|first ="
                        + " 2|lamps = 1; 16:9; lamps that belong to no other group",
                "[[lamps]]|group = 'centre'|first = 0|lamps = 3|[[lamps]]|group = 'centre'|first ="
                        + " 5|lamps = 1; 15:9; a group that has no lamps yet (line 10)",
                "[[buttons]]|number = 0|key = 'call'; 10:1; [[buttons]] needs \"seat\"",
                "[[buttons]]|number = 0|key = 'start'|seat = 'N'; 13:1; does not belong to the"
                        + " arbiter's buttons",
                "[[buttons]]|number = 0|key = 'stop'; 12:7; \"start\"",
                "[[buttons]]|number = 0|key = 'start'|[[buttons]]|number = 0|key = 'timeout';"
                        + " 14:10; a number that no other button has (line 10)",
                "[[buttons]]|number = 0|key = 'start'|[[buttons]]|number = 1|key = 'start'; 15:7; a"
                        + " button that is not there already (line 10)",
                "[buzzer]|source = 'middle'; 11:10; \"left\"",
                "[[source]]|id = 'shop'|kind = 'feig'|port = 'p'|[buzzer]|source = 'shop'; 15:10; a"
                        + " source of kind \"board\" or \"pi\" (shop is feig)",
                "[[source]]|id = 'pi'|kind = 'pi'|port = 'p'; 13:1; Raspberry Pi's own header",
                "[[source]]|id = 'pi'|kind = 'pi'|[[source]]|id = 'other'|kind = 'pi'; 15:8; one"
                        + " Raspberry Pi at most (\"pi\" is it)",
                "[display]|kind = 'hd44780'; 10:1; a [[source]] of kind \"pi\"",
                "[[source]]|id = 'pi'|kind = 'pi'|[display]|kind = 'hd44780'|source = 'left'; 15:10;"
                        + " the Raspberry Pi, \"pi\"",
                "[[source]]|id = 'pi'|kind = 'pi'|[display]|kind = 'lcd'; 14:8; \"hd44780\" or"
                        + " \"ssd1306\"",
                "[[source]]|id = 'pi'|kind = 'pi'|[display]|kind = 'ssd1306'|address = 0x80; 15:11; a"
                        + " whole number from 8 to 119",
                "[[source]]|id = 'pi'|kind = 'pi'|[display]|kind = 'ssd1306'|[pi]|lock = 2; 16:8; a"
                        + " GPIO on which",
                "[[source]]|id = 'pi'|kind = 'pi'|[pi]|lock = 4|[[buttons]]|source = 'pi'|number ="
                        + " 4|key = 'start'; 17:10; a GPIO on which",
                "[[source]]|id = 'pi'|kind = 'pi'|[pi]|strip = 'apa102'|[[buttons]]|source ="
                        + " 'pi'|number = 10|key = 'start'; 17:10; a GPIO on which",
                "[[source]]|id = 'pi'|kind = 'pi'|[pi]|strip = 'apa102'|spi = '1.0'|[[buttons]]|source ="
                        + " 'pi'|number = 20|key = 'start'; 18:10; a GPIO on which",
                "[[source]]|id = 'pi'|kind = 'pi'|[[buttons]]|source = 'pi'|number = 28|key ="
                        + " 'start'; 15:10; from 0 to 27",
                "[[source]]|id = 'pi'|kind = 'pi'|[[lamps]]|source = 'pi'|group = 'centre'|first ="
                        + " 0|lamps = 3; 14:10; [pi] with \"strip\"",
                "[pi]|lock = 4; 10:1; [pi] wants a Raspberry Pi: expected a [[source]] of kind \"pi\"",
                "[[source]]|id = 'pi'|kind = 'pi'|[pi]|spi = '0.0'; 14:1; expected \"strip\" as well",
                "[[source]]|id = 'pi'|kind = 'pi'|[pi]|strip = 'ws2812b'|spi = 'spidev0.0'; 15:7; as in"
                        + " \"0.0\"",
                "[[source]]|id = 'pi'|kind = 'pi'|[pi]|chips = 'gpiochip4'; 14:1; did you mean"
                        + " \"chip\"",
                "[lamps]|group = 'centre'; 10:1; with double brackets",
            })
    void whatIsWrongIsToldWithItsPlace(String text, String place, String what) {
        DevicesResult.Refused refused =
                assertInstanceOf(DevicesResult.Refused.class, read(text.replace('|', '\n')));
        List<String> problems = refused.problems().stream().map(Told::english).toList();
        assertEquals(1, problems.size(), () -> problems.toString());
        assertEquals(place, problems.getFirst().split(" ")[0]);
        assertEquals(true, problems.getFirst().contains(what), problems::getFirst);
    }
}
