package burraco.examination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.examination.SourceSeen.Met;
import burraco.hal.Button;
import burraco.layout.ButtonInfo;
import burraco.layout.DevicesInfo;
import burraco.layout.LampsInfo;
import burraco.layout.Layout;
import burraco.layout.PiInfo;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import burraco.testing.Layouts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A small board with two antennas, a scale, lamps, a button and a buzzer, and how it is found. */
class ExaminationTest {
    private static final Layout LAYOUT =
            Layouts.table("1")
                    .reader("left")
                    .antenna(new Zone.Stock(), 0, 0)
                    .antenna(new Zone.OfSeat(Seat.NORTH), 0, 60)
                    .scale(new Zone.Stock())
                    .laid();

    private static final SourceInfo LEFT = new SourceInfo("left", "board", Optional.of("/dev/x"));
    private static final Button CALL = new Button("call", "N");

    private static final DevicesInfo DEVICES =
            new DevicesInfo(
                    List.of(new LampsInfo("left", "centre", 4, 4)),
                    List.of(new ButtonInfo("left", 2, CALL)),
                    Optional.of("left"),
                    Optional.empty(),
                    PiInfo.USUAL);

    private static final DevicePart FIRST = new DevicePart.Antenna("left", 1);
    private static final DevicePart SECOND = new DevicePart.Antenna("left", 2);
    private static final DevicePart SCALE = new DevicePart.Scale("left", 1);
    private static final DevicePart LAMPS = new DevicePart.Lamps("left", "centre");
    private static final DevicePart BUTTON = new DevicePart.PushButton("left", CALL);
    private static final DevicePart BUZZER = new DevicePart.Buzzer("left");
    private static final DevicePart TEST = new DevicePart.SelfTest("left");

    private final SortedMap<Integer, AntennaSeen> antennas = new TreeMap<>();
    private final SortedMap<Integer, Double> grams = new TreeMap<>(Map.of(1, 102.64));
    private BoardReport said = board(2, 1, 3, 8, true, Optional.of(true));

    ExaminationTest() {
        antennas.put(1, well(""));
        antennas.put(2, well(""));
    }

    private static AntennaSeen well(String fault) {
        return new AntennaSeen(20, 1, 1, fault, OptionalInt.of(512));
    }

    private static BoardReport board(
            int antennas,
            int scales,
            int buttons,
            int lamps,
            boolean buzzes,
            Optional<Boolean> passed) {
        return new BoardReport(
                "small",
                "1.0",
                "CAFE0123",
                antennas,
                scales,
                buttons,
                lamps,
                buzzes,
                passed.map(yes -> new BoardReport.SelfTest(yes, "cell 0 said something")),
                "");
    }

    private List<Examined> examined() {
        return examined(new Met.Board(said, antennas, grams));
    }

    private static List<Examined> examined(Met met) {
        return Examination.of(LAYOUT, DEVICES, List.of(new SourceSeen(LEFT, false, met)));
    }

    private static Examined of(DevicePart part, List<Examined> lines) {
        return lines.stream().filter(one -> one.part().equals(part)).findFirst().orElseThrow();
    }

    private void fails(DevicePart part, DeviceComplaint why) {
        assertEquals(Examined.fails(part, why), of(part, examined()));
        assertFalse(Examination.isWell(examined()));
    }

    @Test
    void eachDeviceHasALine() {
        List<Examined> lines = examined();
        assertEquals(
                List.of(
                        new DevicePart.Whole("left"),
                        TEST,
                        FIRST,
                        SECOND,
                        SCALE,
                        LAMPS,
                        BUTTON,
                        BUZZER),
                lines.stream().map(Examined::part).toList());
        assertTrue(Examination.isWell(lines));
        assertEquals(
                List.of(
                        NamedSentence.of("seen.antenna", 20, 1),
                        NamedSentence.of("seen.figure", 512)),
                of(FIRST, lines).seen());
        assertEquals(List.of(NamedSentence.of("seen.scale", "102.6")), of(SCALE, lines).seen());
    }

    @Test
    void whatTellsNothingBackHasToBeLookedAt() {
        for (DevicePart part : List.of(LAMPS, BUTTON, BUZZER)) {
            assertEquals(ExaminationMark.UNPROVEN, of(part, examined()).mark());
        }
        List<Examined> proven =
                Examination.of(
                        LAYOUT,
                        DEVICES,
                        List.of(new SourceSeen(LEFT, true, new Met.Board(said, antennas, grams))));
        assertEquals(ExaminationMark.WORKS, of(LAMPS, proven).mark());
    }

    @Test
    void aBoardMayHaveLessThanTheLayoutWants() {
        said = board(1, 0, 2, 7, false, Optional.of(true));
        fails(SECOND, DeviceComplaint.of(DeviceFault.ANTENNA_ABSENT, 2, 1));
        fails(SCALE, DeviceComplaint.of(DeviceFault.SCALE_ABSENT, 1, 0));
        fails(LAMPS, DeviceComplaint.of(DeviceFault.LAMPS_ABSENT, 7, 7));
        fails(BUTTON, DeviceComplaint.of(DeviceFault.BUTTON_ABSENT, 2, 2));
        fails(BUZZER, DeviceComplaint.of(DeviceFault.NO_BUZZER));
        assertEquals(ExaminationMark.WORKS, of(FIRST, examined()).mark());
    }

    @Test
    void everythingThatAnAntennaMayHaveIsNamed() {
        Map<String, DeviceComplaint> faults =
                Map.of(
                        "detuned", DeviceComplaint.of(DeviceFault.DETUNED, "512"),
                        "open", DeviceComplaint.of(DeviceFault.OPEN, "512"),
                        "short", DeviceComplaint.of(DeviceFault.SHORT, "512"),
                        "broken", DeviceComplaint.of(DeviceFault.FRONT_END),
                        "state 9", DeviceComplaint.of(DeviceFault.OTHER_STATE, "state 9"));
        faults.forEach((fault, why) -> {
            antennas.put(1, well(fault));
            fails(FIRST, why);
        });
        antennas.put(1, new AntennaSeen(20, 6, 0, "", OptionalInt.empty()));
        fails(FIRST, DeviceComplaint.of(DeviceFault.NOISY, 6, 20));
        antennas.remove(1);
        fails(FIRST, DeviceComplaint.of(DeviceFault.NOT_SCANNED));
    }

    @Test
    void aFewInventoriesThatComeToNothingAreNoNoise() {
        antennas.put(1, new AntennaSeen(9, 6, 0, "", OptionalInt.empty()));
        assertEquals(ExaminationMark.WORKS, of(FIRST, examined()).mark());
        antennas.put(1, new AntennaSeen(20, 5, 0, "", OptionalInt.empty()));
        assertEquals(ExaminationMark.WORKS, of(FIRST, examined()).mark());
    }

    @Test
    void aScaleThatSaysNothingIsFound() {
        grams.clear();
        fails(SCALE, DeviceComplaint.of(DeviceFault.SCALE_SILENT));
    }

    @Test
    void whatABoardMissesMattersOnlyWhereTheTableHasIt() {
        said = board(2, 1, 3, 8, true, Optional.of(false));
        fails(TEST, DeviceComplaint.of(DeviceFault.SELF_TEST, "cell 0 said something"));
        Layout without = LAYOUT.withoutScales();
        List<Examined> lines =
                Examination.of(
                        without,
                        DEVICES,
                        List.of(new SourceSeen(LEFT, false, new Met.Board(said, antennas, grams))));
        assertEquals(ExaminationMark.WORKS, of(TEST, lines).mark());
        said = board(2, 1, 3, 8, true, Optional.empty());
        assertEquals(ExaminationMark.UNTRIED, of(TEST, examined()).mark());
    }

    @Test
    void whereASourceFailsNothingOnItCanBeTried() {
        DeviceComplaint why = DeviceComplaint.of(DeviceFault.NO_PORT_AT_ALL, "/dev/x");
        List<Examined> lines = examined(new Met.Nobody(why));
        assertEquals(Examined.fails(new DevicePart.Whole("left"), why), lines.getFirst());
        assertEquals(7, lines.size());
        assertTrue(lines.stream().skip(1).allMatch(one -> one.mark() == ExaminationMark.UNTRIED));
        assertFalse(Examination.isWell(lines));
    }

    @Test
    void aReaderHasItsAntennas() {
        List<Examined> lines = examined(new Met.Reader("ID ISC.MR102", antennas));
        assertEquals(
                List.of(NamedSentence.of("seen.reader", "ID ISC.MR102")), lines.getFirst().seen());
        assertEquals(
                List.of(new DevicePart.Whole("left"), FIRST, SECOND),
                lines.stream().map(Examined::part).toList());
        List<Examined> mute = examined(new Met.Reader("", antennas));
        assertEquals(List.of(NamedSentence.of("seen.answers")), mute.getFirst().seen());
    }
}
