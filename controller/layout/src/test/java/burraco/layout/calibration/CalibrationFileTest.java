package burraco.layout.calibration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.Told;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CalibrationFileTest {
    private static final Calibration SOME =
            new Calibration(
                    "7 \"big\"",
                    "2026-05-31T18:30:00Z",
                    List.of(
                            new CalibratedAntenna(
                                    1,
                                    6.3,
                                    0.004,
                                    0,
                                    0.975,
                                    List.of(
                                            new CalibratedAntenna.At(5, 0.9),
                                            new CalibratedAntenna.At(7.5, 0.125)),
                                    List.of(new CalibratedAntenna.Neighbour(2, 0.025))),
                            new CalibratedAntenna(27, 0, 0, 3, 0, List.of(), List.of())));

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String refused(String text) {
        CalibrationFile.Result result = CalibrationFile.read(bytes(text));
        return assertInstanceOf(CalibrationFile.Result.Refused.class, result, text)
                .problems()
                .stream()
                .map(Told::english)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        String text = CalibrationFile.write(SOME, List.of("one finding", "another"));
        assertTrue(text.startsWith("# one finding\n# another\n\ndate = 2026-05-31T18:30:00Z\n"));
        assertEquals(
                SOME,
                assertInstanceOf(
                                CalibrationFile.Result.Read.class,
                                CalibrationFile.read(bytes(text)))
                        .calibration());
    }

    @Test
    void reachIsTheFarthestPlaceThatIsHeardNowAndThen() {
        assertEquals(7.5, SOME.antennas().getFirst().reach());
        assertEquals(0, SOME.antennas().getLast().reach());
    }

    @Test
    void allThatIsWrongIsToldWithItsLine() {
        String bad =
                """
                date = "yesterday"
                table = "7"
                colour = "green"

                [[antenna]]
                id = 0
                scans = -1
                unclear = 0.0
                ghosts = 0.5
                middle = 97
                places = [[5.0, 0.9], [7.0]]
                neighbours = 3
                """;
        assertEquals(
                """
                1:8 "date": expected a date, as in 2026-05-31T18:30:00Z
                3:1 there is no key "colour" here: expected date, table, antenna
                6:6 "id": expected a whole number from 1 to 9999
                7:9 "scans": expected a number from 0 to 1000
                9:10 "ghosts": expected a whole number from 0 to 9999
                10:10 "middle": expected a number from 0 to 1
                11:23 "places": expected pairs [cm from the middle, share], the share from 0 to 1
                12:14 "neighbours": expected a list of pairs [antenna, share]\
                """,
                refused(bad));
    }

    @Test
    void anAntennaStandsThereOnce() {
        String text = CalibrationFile.write(SOME, List.of());
        String twice = text.replace("id = 27", "id = 1");
        assertEquals("14:6 antenna 1 stands here twice: first in line 5", refused(twice));
    }

    @Test
    void whatIsMissingIsToldWhereItShouldBe() {
        assertEquals(
                """
                1:1 "date": expected a date, as in 2026-05-31T18:30:00Z
                1:1 "table": expected the table's name in quotes
                1:1 "antenna": expected [[antenna]] with double brackets\
                """,
                refused(""));
        String without = "date = 2026-05-31\ntable = \"7\"\n[[antenna]]\nid = 4\n";
        assertTrue(refused(without).startsWith("3:1 \"scans\": expected a number"));
        assertTrue(refused("date = \n").startsWith("1:8 expected a value"), refused("date = \n"));
    }

    /** Whatever the bytes are, the file is read or refused. */
    @Test
    void garbageIsRefusedAndThrowsNothing() {
        byte[] good = bytes(CalibrationFile.write(SOME, List.of("a remark")));
        Random chance = new Random(7);
        for (int i = 0; i < 3_000; i++) {
            byte[] bad = good.clone();
            for (int k = 0; k <= chance.nextInt(4); k++) {
                bad[chance.nextInt(bad.length)] = (byte) chance.nextInt(256);
            }
            switch (CalibrationFile.read(bad)) {
                case CalibrationFile.Result.Read read ->
                        assertTrue(read.calibration().antennas().size() <= 2);
                case CalibrationFile.Result.Refused refused ->
                        assertTrue(!refused.problems().isEmpty());
            }
        }
    }
}
