package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Button;
import burraco.hal.Buttons;
import burraco.hal.Condition;
import burraco.hal.LampGroup;
import burraco.hal.LampPicture;
import burraco.hal.Lamps;
import burraco.hal.Reading;
import burraco.hal.Rgb;
import burraco.hal.Scale;
import burraco.hal.ScanPlan;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.Trouble;
import burraco.wire.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A complete board with all its devices, at the end of a cable in the test's own time. */
class TableBoardTest {
    private static final TagId TAG = new TagId("E004015012345678");
    private static final Button OK = Button.of("ok");
    private static final Area CARD = new Area(0, 0, 9, 12);
    private static final BoardSetup SETUP =
            new BoardSetup(
                    "board",
                    List.of(new Antenna(11, 1, CARD, 2), new Antenna(12, 4, CARD, 2)),
                    List.of(new BoardSetup.Load(5, 0)),
                    List.of(new BoardSetup.Contact(OK, 1)),
                    List.of(new BoardSetup.Row(new LampGroup("pile", 3), 0)));

    private final PaperLine line = new PaperLine();
    private final List<Reading> told = new ArrayList<>();
    private TableBoard table = table(SETUP);

    private TableBoard table(BoardSetup setup) {
        return new TableBoard(setup, line.layer(), line::micros, 9);
    }

    private TagSensor openTags() {
        TagSensor tags = table.tags();
        tags.open(told::add);
        line.runFor(500);
        return tags;
    }

    private List<String> details() {
        List<String> details = new ArrayList<>();
        for (Reading reading : told) {
            switch (reading) {
                case Reading.SourceFault fault -> details.add(fault.detail());
                case Reading.AntennaFault fault ->
                        details.add(fault.antenna() + " " + fault.detail());
                case Reading _ -> {}
            }
        }
        return details;
    }

    @Test
    void portsOfLayoutsCountFromOne() {
        openTags();
        line.end.board.lay(TAG, 3);
        told.clear();
        line.runFor(500);
        for (Reading reading : told) {
            Reading.Inventory inventory = assertInstanceOf(Reading.Inventory.class, reading);
            assertEquals(inventory.antenna() == 12, !inventory.answers().isEmpty());
        }
    }

    @Test
    void whatCannotBeIsRefused() {
        List<BoardSetup.Load> twice = List.of(new BoardSetup.Load(1, 0), new BoardSetup.Load(2, 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> new BoardSetup("b", List.of(), twice, List.of(), List.of()));
        List<Antenna> zero = List.of(new Antenna(1, 0, CARD, 1));
        assertThrows(
                IllegalArgumentException.class,
                () -> new BoardSetup("b", zero, List.of(), List.of(), List.of()));
    }

    @Test
    void allDevicesOfOneBoardTellALossOnce() {
        Buttons buttons = table.buttons();
        Scale scale = table.scales().getFirst();
        openTags();
        buttons.open(told::add);
        scale.open(told::add);
        line.unplug();
        line.runFor(1000);
        line.plug();
        line.runFor(1000);
        assertEquals(2, details().size(), details()::toString);
        assertTrue(details().getFirst().startsWith("lost: It is not there"));
        assertEquals("back", details().getLast());
    }

    @Test
    void theCableStaysOpenUntilTheLastOneIsClosed() {
        TagSensor tags = openTags();
        Lamps lamps = table.lamps();
        tags.close();
        lamps.show(new LampPicture(new TreeMap<>(Map.of("pile", List.of(new Rgb(9, 9, 9))))));
        line.runFor(500);
        assertEquals(0x090909, line.end.board.lamp(0));
        assertEquals(Condition.UP, lamps.condition());
        lamps.close();
        assertEquals(Condition.CLOSED, table.buttons().condition());
    }

    @Test
    void whereNobodyListensNothingIsScanned() {
        TagSensor tags = openTags();
        Buttons buttons = table.buttons();
        buttons.open(told::add);
        tags.close();
        line.runFor(100);
        int scanned = line.end.board.scans();
        line.runFor(1000);
        assertEquals(scanned, line.end.board.scans());
    }

    @Test
    void eachIsHandedOutOnce() {
        assertSame(table.tags(), table.tags());
        assertSame(table.lamps(), table.lamps());
    }

    @Test
    void whoOpensAScaleLateIsToldWhatLiesThere() {
        line.end.board.put(0, 30);
        openTags();
        Scale scale = table.scales().getFirst();
        scale.open(told::add);
        assertEquals(new Reading.Weight(line.micros() / 1000, 5, 30), told.getLast());
    }

    @Test
    void anAntennaThatDoesNotWorkIsToldWhenThatChanges() {
        openTags();
        line.end.board.antenna(0, 1);
        line.end.board.antenna(0, 1);
        line.end.board.antenna(0, 2);
        line.end.board.antenna(0, 0);
        line.end.board.scan(3, 4);
        line.end.board.scan(3, 4);
        line.end.board.scan(3, 0);
        line.runFor(100);
        assertEquals(
                List.of("11 detuned", "11 open", "11 back", "12 broken", "12 back"), details());
    }

    @Test
    void anAntennaThatTheBoardHasNotIsTold() {
        List<Antenna> far = List.of(new Antenna(1, 1, CARD, 2), new Antenna(2, 30, CARD, 2));
        table = table(new BoardSetup("board", far, List.of(), List.of(), List.of()));
        openTags();
        assertEquals(List.of("2 absent"), details());
    }

    @Test
    void whatTheBoardHasNotIsLost() {
        List<BoardSetup.Load> loads = List.of(new BoardSetup.Load(5, 0), new BoardSetup.Load(6, 7));
        table = table(new BoardSetup("board", List.of(), loads, List.of(), List.of()));
        table.scales().forEach(scale -> scale.open(told::add));
        line.runFor(500);
        assertEquals(Condition.UP, table.scales().getFirst().condition());
        Condition far = table.scales().getLast().condition();
        assertEquals(new Condition.Lost(Trouble.UNPLUGGED, "the board has 2 scales"), far);
    }

    @Test
    void unclearScansAreNeverEmptyOnes() {
        openTags().scan(new ScanPlan(Map.of(11, 0, 12, 0)));
        line.runFor(100);
        told.clear();
        for (int outcome = 1; outcome < 4; outcome++) {
            line.end.board.scan(0, outcome);
        }
        line.runFor(100);
        List<Reading.Cause> causes =
                told.stream().map(one -> ((Reading.Unclear) one).cause()).toList();
        assertEquals(List.of(Reading.Cause.values()), causes);
    }

    @Test
    void aBoardWithoutRoomIsLostForAMoment() {
        openTags();
        Buttons buttons = table.buttons();
        buttons.open(told::add);
        told.clear();
        line.end.board.antenna(0, 1);
        line.end.board.contact(1, true);
        line.end.silently(30);
        line.end.overflow();
        line.runFor(100);
        List<Reading> start = told.subList(0, 1);
        assertTrue(details().getFirst().startsWith("lost: it had no room"), told::toString);
        assertTrue(details().getLast().endsWith("events were lost"), told::toString);
        assertEquals(1, told.stream().filter(Reading.Press.class::isInstance).count());
        assertInstanceOf(Reading.SourceFault.class, start.getFirst());
        assertEquals(Condition.UP, table.condition());
    }

    @Test
    void aBoardThatStartsAnewIsToldAllAgain() {
        TagSensor tags = openTags();
        tags.scan(new ScanPlan(Map.of(11, 0)));
        Lamps lamps = table.lamps();
        lamps.show(new LampPicture(new TreeMap<>(Map.of("pile", List.of(new Rgb(9, 9, 9))))));
        line.runFor(500);
        line.end.startAnew();
        line.runFor(1500);
        assertEquals(0x090909, line.end.board.lamp(0));
        assertEquals(2, details().size(), details()::toString);
        assertTrue(details().getLast().startsWith("back: it started anew"), details()::toString);
        told.clear();
        line.runFor(500);
        assertTrue(told.size() > 5);
        assertTrue(told.stream().allMatch(one -> ((Reading.Inventory) one).antenna() == 12));
    }

    @Test
    void aBoardOfAnotherVersionIsNotUsed() {
        line.end.major = 2;
        openTags();
        line.runFor(1000);
        Condition.Lost lost = assertInstanceOf(Condition.Lost.class, table.condition());
        assertEquals(Trouble.OTHER_VERSION, lost.trouble());
        assertTrue(lost.detail().contains("2.0") && lost.detail().contains("1.0"), lost.detail());
        assertEquals(List.of(), line.end.board.carriedOut);
    }

    @Test
    void whatIsAskedOfABoardThatIsNotThereIsNotDoneLater() {
        List<String> answers = new ArrayList<>();
        line.unplug();
        openTags();
        table.selfTest(result -> answers.add(result.detail()));
        line.plug();
        line.runFor(1000);
        assertEquals(List.of("the board is not there"), answers);
        assertTrue(!line.end.board.carriedOut.contains(Protocol.TEST));
        table.selfTest(result -> answers.add(result.code().toString()));
        line.runFor(100);
        assertEquals("CANNOT", answers.getLast());
    }
}
