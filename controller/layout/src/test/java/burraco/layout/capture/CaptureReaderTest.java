package burraco.layout.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.hal.Answer;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.testing.Captures;
import burraco.testing.ReferenceTable;
import burraco.testing.SomeReadings;
import burraco.testing.Told;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaptureReaderTest {
    private static List<CaptureLine> read(String text) {
        return Captures.read(Captures.bytes(text));
    }

    private static CaptureLine second(String line) {
        return read(Captures.START_LINE + line + "\n").get(1);
    }

    private static CaptureLine read(Reading reading) {
        return new CaptureLine.Read(2, reading);
    }

    @Test
    void theOrderOfFieldsDoesNotMatter() {
        Answer answer = new Answer(new TagId("E0"), OptionalInt.of(-7));
        assertEquals(
                read(new Reading.Inventory(5, 3, List.of(answer))),
                second(
                        " { \"tags\" : [ {\"rssi\":-7, \"uid\":\"E0\"} ],"
                                + " \"antenna\":3, \"t\":5 } "));
    }

    @Test
    void whatIsNotKnownIsPassedOver() {
        assertEquals(
                read(new Reading.Press(5, new Button("call", "W"))),
                second(
                        "{\"t\":5,\"firmware\":{\"v\":[1,{\"t\":9}],\"x\":null},"
                                + "\"button\":\"call\","
                                + "\"seat\":\"W\",\"é\":\"\\uD800\",\"huge\":1e999}"));
        assertEquals(
                read(new Reading.Press(5, Button.of("start"))),
                second("{\"t\":5,\"button\":\"start\",\"seat\":\"N\"}"));
    }

    @Test
    void emptyLinesCountAndAreNotGivenBack() {
        String reading = "{\"t\":5,\"scale\":1,\"g\":-1.5e1}";
        List<CaptureLine> lines =
                read("\n" + Captures.START_LINE + "\n \t\r\n" + reading + "\r\n\n");
        assertEquals(
                List.of(
                        new CaptureLine.Started(2, Captures.START),
                        new CaptureLine.Read(5, new Reading.Weight(5, 1, -15))),
                lines);
    }

    @Test
    void anEditorsMarkBeforeTheStartDoesNoHarm() {
        assertEquals(
                List.of(new CaptureLine.Started(1, Captures.START)),
                read("\uFEFF" + Captures.START_LINE));
    }

    @Test
    void aLastLineWithoutAnEndIsReadIfItIsWhole() {
        assertEquals(2, read(Captures.START_LINE + "{\"t\":5,\"scale\":1,\"g\":1}").size());
        assertEquals(
                Told.skipped(2, "scale 9 is not in the layout"),
                read(Captures.START_LINE + "{\"t\":5,\"scale\":9,\"g\":1}").getLast());
        assertEquals(
                Told.skipped(2, "not JSON"), read(Captures.START_LINE + "that is all").getLast());
    }

    @Test
    void aCaptureCutAtAnyByteTellsWhatIsWholeAndThatItWasCut() {
        List<Reading> readings = new ArrayList<>(SomeReadings.of(5, 40));
        readings.add(new Reading.AntennaFault(5_000, 3, "né 7♥ \uD83C\uDCB1"));
        byte[] whole = Captures.written(readings);
        List<CaptureLine> all = Captures.read(whole);
        int ended = 0;
        for (int length = 1; length <= whole.length; length++) {
            List<CaptureLine> expected = new ArrayList<>(all.subList(0, ended));
            boolean closed = whole[length - 1] == '\n' || whole[length] == '\n';
            if (whole[length - 1] == '\n') {
                ended++;
            }
            expected.add(closed ? all.get(expected.size()) : Told.skipped(ended + 1, "cut off"));
            assertEquals(expected, Captures.read(Arrays.copyOf(whole, length)), "cut at " + length);
        }
        assertEquals(all.size(), ended);
    }

    @Test
    void tenThousandTagsOnALineAreRead() {
        List<Answer> answers =
                IntStream.range(0, 10_000).mapToObj(i -> Answer.of(TagId.of(i))).toList();
        List<Reading> readings = List.of(new Reading.Inventory(5, 3, answers));
        assertEquals(readings, Captures.readings(Captures.read(Captures.written(readings))));
    }

    @Test
    void aSkippedLineMovesNoTime() {
        List<CaptureLine> lines =
                read(
                        Captures.START_LINE
                                + "{\"t\":900000,\"antenna\":99,\"tags\":[]}\n"
                                + "{\"t\":5,\"antenna\":3,\"tags\":[]}\n");
        assertEquals(
                new CaptureLine.Read(3, new Reading.Inventory(5, 3, List.of())), lines.getLast());
    }

    @Test
    void theTableIsAskedForByTheStart() throws IOException {
        List<CaptureStart> asked = new ArrayList<>();
        CaptureReader reader =
                new CaptureReader(
                        new ByteArrayInputStream(Captures.written(SomeReadings.of(1, 10))),
                        start -> {
                            asked.add(start);
                            return ReferenceTable.LAYOUT;
                        });
        int lines = 0;
        while (reader.next().isPresent()) {
            lines++;
        }
        assertEquals(11, lines);
        assertEquals(List.of(Captures.START), asked);
    }

    @Test
    void aTableThatCannotBeFoundIsTheCallersMatter() {
        CaptureReader reader =
                new CaptureReader(
                        new ByteArrayInputStream(Captures.bytes(Captures.START_LINE)),
                        start -> {
                            throw new UnsupportedOperationException("no " + start.layout());
                        });
        assertThrows(UnsupportedOperationException.class, reader::next);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\n\n \n", "\r\n"})
    void whatIsEmptyHasNoLines(String text) {
        assertEquals(List.of(), read(text));
    }
}
