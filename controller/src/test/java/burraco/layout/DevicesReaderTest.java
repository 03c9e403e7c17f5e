package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.hal.Button;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lamps, buttons and the buzzer stand in the table's file, and what is wrong there is told. */
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
                        Optional.of("right"));
        assertEquals(new DevicesResult.Read(expected), read(text));
        assertEquals(List.of(expected.lamps().getLast()), expected.lampsOf("right"));
        assertEquals(List.of(expected.buttons().getFirst()), expected.buttonsOf("left"));
        assertEquals(true, expected.buzzes("right"));
        assertEquals(false, expected.buzzes("left"));
    }

    /** A bar stands for a line break; the sources before are nine lines. */
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
                        + " source of kind \"board\" (shop is feig)",
                "[lamps]|group = 'centre'; 10:1; with double brackets",
            })
    void whatIsWrongIsToldWithItsPlace(String text, String place, String what) {
        DevicesResult.Refused refused =
                assertInstanceOf(DevicesResult.Refused.class, read(text.replace('|', '\n')));
        List<String> problems = refused.problems().stream().map(LayoutProblem::toString).toList();
        assertEquals(1, problems.size(), () -> problems.toString());
        assertEquals(place, problems.getFirst().split(" ")[0]);
        assertEquals(true, problems.getFirst().contains(what), problems::getFirst);
    }
}
