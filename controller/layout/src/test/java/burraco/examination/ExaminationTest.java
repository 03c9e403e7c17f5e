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

    private static final Part FIRST = new Part.Antenna("left", 1);
    private static final Part SECOND = new Part.Antenna("left", 2);
    private static final Part SCALE = new Part.Scale("left", 1);
    private static final Part LAMPS = new Part.Lamps("left", "centre");
    private static final Part BUTTON = new Part.PushButton("left", CALL);
    private static final Part BUZZER = new Part.Buzzer("left");
    private static final Part TEST = new Part.SelfTest("left");

    private final SortedMap<Integer, AntennaSeen> antennas = new TreeMap<>();
    private final SortedMap<Integer, Double> grams = new TreeMap<>(Map.of(1, 102.64));
    private BoardSaid said = board(2, 1, 3, 8, true, Optional.of(true));

    ExaminationTest() {
        antennas.put(1, well(""));
        antennas.put(2, well(""));
    }

    private static AntennaSeen well(String fault) {
        return new AntennaSeen(20, 1, 1, fault, OptionalInt.of(512));
    }

    private static BoardSaid board(
            int antennas,
            int scales,
            int buttons,
            int lamps,
            boolean buzzes,
            Optional<Boolean> passed) {
        return new BoardSaid(
                "small",
                "1.0",
                "CAFE0123",
                antennas,
                scales,
                buttons,
                lamps,
                buzzes,
                passed.map(yes -> new BoardSaid.SelfTest(yes, "cell 0 said something")),
                "");
    }

    private List<Examined> examined() {
        return examined(new Met.Board(said, antennas, grams));
    }

    private static List<Examined> examined(Met met) {
        return Examination.of(LAYOUT, DEVICES, List.of(new SourceSeen(LEFT, false, met)));
    }

    private static Examined of(Part part, List<Examined> lines) {
        return lines.stream().filter(one -> one.part().equals(part)).findFirst().orElseThrow();
    }

    private void fails(Part part, Complaint why) {
        assertEquals(Examined.fails(part, why), of(part, examined()));
        assertFalse(Examination.isWell(examined()));
    }

    @Test
    void eachDeviceHasALine() {
        List<Examined> lines = examined();
        assertEquals(
                List.of(new Part.Whole("left"), TEST, FIRST, SECOND, SCALE, LAMPS, BUTTON, BUZZER),
                lines.stream().map(Examined::part).toList());
        assertTrue(Examination.isWell(lines));
        assertEquals(
                List.of(Said.of("seen.antenna", 20, 1), Said.of("seen.figure", 512)),
                of(FIRST, lines).seen());
        assertEquals(List.of(Said.of("seen.scale", "102.6")), of(SCALE, lines).seen());
    }

    @Test
    void whatTellsNothingBackHasToBeLookedAt() {
        for (Part part : List.of(LAMPS, BUTTON, BUZZER)) {
            assertEquals(Mark.UNPROVEN, of(part, examined()).mark());
        }
        List<Examined> proven =
                Examination.of(
                        LAYOUT,
                        DEVICES,
                        List.of(new SourceSeen(LEFT, true, new Met.Board(said, antennas, grams))));
        assertEquals(Mark.WORKS, of(LAMPS, proven).mark());
    }

    @Test
    void aBoardMayHaveLessThanTheLayoutWants() {
        said = board(1, 0, 2, 7, false, Optional.of(true));
        fails(SECOND, Complaint.of(Ailment.ANTENNA_ABSENT, 2, 1));
        fails(SCALE, Complaint.of(Ailment.SCALE_ABSENT, 1, 0));
        fails(LAMPS, Complaint.of(Ailment.LAMPS_ABSENT, 7, 7));
        fails(BUTTON, Complaint.of(Ailment.BUTTON_ABSENT, 2, 2));
        fails(BUZZER, Complaint.of(Ailment.NO_BUZZER));
        assertEquals(Mark.WORKS, of(FIRST, examined()).mark());
    }

    @Test
    void everythingThatAnAntennaMayHaveIsNamed() {
        Map<String, Complaint> faults =
                Map.of(
                        "detuned", Complaint.of(Ailment.DETUNED, "512"),
                        "open", Complaint.of(Ailment.OPEN, "512"),
                        "short", Complaint.of(Ailment.SHORT, "512"),
                        "broken", Complaint.of(Ailment.FRONT_END),
                        "state 9", Complaint.of(Ailment.OTHER_STATE, "state 9"));
        faults.forEach((fault, why) -> {
            antennas.put(1, well(fault));
            fails(FIRST, why);
        });
        antennas.put(1, new AntennaSeen(20, 6, 0, "", OptionalInt.empty()));
        fails(FIRST, Complaint.of(Ailment.NOISY, 6, 20));
        antennas.remove(1);
        fails(FIRST, Complaint.of(Ailment.NOT_SCANNED));
    }

    @Test
    void aFewInventoriesThatComeToNothingAreNoNoise() {
        antennas.put(1, new AntennaSeen(9, 6, 0, "", OptionalInt.empty()));
        assertEquals(Mark.WORKS, of(FIRST, examined()).mark());
        antennas.put(1, new AntennaSeen(20, 5, 0, "", OptionalInt.empty()));
        assertEquals(Mark.WORKS, of(FIRST, examined()).mark());
    }

    @Test
    void aScaleThatSaysNothingIsFound() {
        grams.clear();
        fails(SCALE, Complaint.of(Ailment.SCALE_SILENT));
    }

    @Test
    void whatABoardMissesMattersOnlyWhereTheTableHasIt() {
        said = board(2, 1, 3, 8, true, Optional.of(false));
        fails(TEST, Complaint.of(Ailment.SELF_TEST, "cell 0 said something"));
        Layout without = LAYOUT.withoutScales();
        List<Examined> lines =
                Examination.of(
                        without,
                        DEVICES,
                        List.of(new SourceSeen(LEFT, false, new Met.Board(said, antennas, grams))));
        assertEquals(Mark.WORKS, of(TEST, lines).mark());
        said = board(2, 1, 3, 8, true, Optional.empty());
        assertEquals(Mark.UNTRIED, of(TEST, examined()).mark());
    }

    @Test
    void whereASourceFailsNothingOnItCanBeTried() {
        Complaint why = Complaint.of(Ailment.NO_PORT_AT_ALL, "/dev/x");
        List<Examined> lines = examined(new Met.Nobody(why));
        assertEquals(Examined.fails(new Part.Whole("left"), why), lines.getFirst());
        assertEquals(7, lines.size());
        assertTrue(lines.stream().skip(1).allMatch(one -> one.mark() == Mark.UNTRIED));
        assertFalse(Examination.isWell(lines));
    }

    @Test
    void aReaderHasItsAntennas() {
        List<Examined> lines = examined(new Met.Reader("ID ISC.MR102", antennas));
        assertEquals(List.of(Said.of("seen.reader", "ID ISC.MR102")), lines.getFirst().seen());
        assertEquals(
                List.of(new Part.Whole("left"), FIRST, SECOND),
                lines.stream().map(Examined::part).toList());
        List<Examined> mute = examined(new Met.Reader("", antennas));
        assertEquals(List.of(Said.of("seen.answers")), mute.getFirst().seen());
    }
}
