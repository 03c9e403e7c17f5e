package burraco.readers.feig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Condition;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.Trouble;
import burraco.readers.FrameSeen;
import burraco.readers.VirtualLine;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The conversation with a FEIG reader: commands, answers and failures. */
class FeigTalkTest {
    private static final Antenna LEFT = new Antenna(4, 1, new Area(0, 0, 9, 12), 2);
    private static final Antenna RIGHT = new Antenna(9, 8, new Area(20, 0, 9, 12), 2);
    private static final TagId TAG = new TagId("E004015306A22D70");

    private final EmulatedFeig feig = new EmulatedFeig();
    private final List<Reading> told = new ArrayList<>();
    private VirtualLine line;
    private FeigReader reader;

    private void open(FeigSettings settings, Antenna... antennas) {
        FeigTalk talk = new FeigTalk(List.of(antennas), settings);
        reader = new FeigReader("left", talk, spoken -> line = new VirtualLine(spoken, feig));
        reader.open(told::add);
        line.runFor(500);
        assertEquals(Condition.UP, reader.condition());
        told.clear();
    }

    private <R extends Reading> List<R> told(Class<R> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private <R extends Reading> R last(Class<R> kind) {
        return told(kind).getLast();
    }

    private Trouble trouble() {
        return assertInstanceOf(Condition.Lost.class, reader.condition()).trouble();
    }

    @Test
    void aHundredTagsComeInManyParts() {
        open(FeigSettings.USUAL, LEFT, RIGHT);
        EmulatedFeig.tags(100).forEach(tag -> feig.lay(tag, 8));
        line.runFor(2_000);
        for (Reading.Inventory inventory : told(Reading.Inventory.class)) {
            assertEquals(inventory.antenna() == 9 ? 100 : 0, inventory.answers().size());
        }
        Reading.Inventory full =
                told(Reading.Inventory.class).stream()
                        .filter(one -> one.antenna() == 9)
                        .findFirst()
                        .orElseThrow();
        assertEquals(100, new HashSet<>(full.answers()).size());
        assertEquals(OptionalInt.of(0x5A), full.answers().getFirst().strength());
    }

    @Test
    void aTagThatWasHeardIsHeardAgainSinceTheFieldIsReset() {
        feig.lay(TAG, 1);
        open(FeigSettings.USUAL, LEFT);
        line.runFor(1_000);
        assertTrue(told(Reading.Inventory.class).size() > 10);
        for (Reading.Inventory inventory : told(Reading.Inventory.class)) {
            assertEquals(1, inventory.answers().size());
        }
    }

    @Test
    void aReaderWithOneAntennaIsNotToldWhich() {
        feig.lay(TAG, 1);
        open(FeigSettings.USUAL.with(FeigSettings.Antennas.SINGLE), LEFT);
        List<FrameSeen> seen = new ArrayList<>();
        reader.tap(seen::add);
        line.runFor(100);
        assertTrue(
                seen.stream()
                        .anyMatch(one -> one.toString().endsWith("02 00 09 FF B0 01 00 18 43")));
        assertEquals(TAG, last(Reading.Inventory.class).answers().getFirst().tag());
        FeigSettings single = FeigSettings.USUAL.with(FeigSettings.Antennas.SINGLE);
        assertThrows(
                IllegalArgumentException.class, () -> new FeigTalk(List.of(LEFT, RIGHT), single));
    }

    @Test
    void aPortThatNoReaderHasIsRefused() {
        Antenna ninth = new Antenna(1, 9, new Area(0, 0, 9, 12), 2);
        assertThrows(
                IllegalArgumentException.class,
                () -> new FeigTalk(List.of(ninth), FeigSettings.USUAL));
    }

    @Test
    void theCountOfAntennasMayBeReserved() {
        feig.countsAntennas(false);
        feig.lay(TAG, 1);
        open(FeigSettings.USUAL, LEFT);
        line.runFor(100);
        assertEquals(TAG, last(Reading.Inventory.class).answers().getFirst().tag());
    }

    @Test
    void aTagIsNotToldOfAnAntennaThatDidNotHearIt() {
        feig.choosesAntennas(false);
        open(FeigSettings.USUAL, LEFT, RIGHT);
        feig.lay(TAG, 8);
        line.runFor(1_000);
        for (Reading.Inventory inventory : told(Reading.Inventory.class)) {
            assertTrue(inventory.antenna() == 9 || inventory.answers().isEmpty(), told::toString);
        }
        assertEquals(4, last(Reading.Unclear.class).antenna());
    }

    @Test
    void aReaderThatHearsBadlyWorks() {
        open(FeigSettings.USUAL, LEFT);
        feig.status(0x80);
        line.runFor(3_000);
        assertEquals(Trouble.GARBLED, trouble());
        feig.status(-1);
        feig.detuned(1, true);
        line.runFor(3_000);
        assertEquals(Condition.UP, reader.condition());
        assertEquals("detuned", last(Reading.AntennaFault.class).detail());
        assertEquals(1, told(Reading.AntennaFault.class).size());
    }

    @Test
    void anInventoryThatFailedIsUnclearAndNeverEmpty() {
        int[] statuses = {0x02, 0x95, 0x81, 0x83, 0x80, 0xF1};
        for (int status : statuses) {
            setUp(status);
            assertEquals(List.of(), told(Reading.Inventory.class), "status " + status);
            assertFalse(told(Reading.Unclear.class).isEmpty(), "status " + status);
            reader.close();
        }
    }

    private void setUp(int status) {
        feig.status(-1);
        open(FeigSettings.USUAL, LEFT);
        feig.status(status);
        // Ends what is in progress.
        line.runFor(60);
        told.clear();
        line.runFor(200);
    }

    @Test
    void whatFailedForWhichReason() {
        assertEquals(Reading.Cause.CRC, causeOf(0x02));
        assertEquals(Reading.Cause.CRC, causeOf(0x95));
        assertEquals(Reading.Cause.TIMEOUT, causeOf(0x83));
    }

    private Reading.Cause causeOf(int status) {
        setUp(status);
        Reading.Cause cause = last(Reading.Unclear.class).cause();
        reader.close();
        return cause;
    }

    @Test
    void anAntennaThatIsDetunedIsToldOnceAndThatItIsBackOnce() {
        open(FeigSettings.USUAL, LEFT, RIGHT);
        feig.detuned(8, true);
        line.runFor(1_000);
        feig.detuned(8, false);
        line.runFor(1_000);
        List<String> details =
                told(Reading.AntennaFault.class).stream()
                        .map(fault -> fault.antenna() + " " + fault.detail())
                        .toList();
        assertEquals(List.of("9 detuned", "9 back"), details);
        assertEquals(Condition.UP, reader.condition());
    }

    @Test
    void aDetunedAntennaIsNotEmpty() {
        feig.detuned(1, true);
        open(FeigSettings.USUAL, LEFT);
        line.runFor(500);
        assertEquals(List.of(), told(Reading.Inventory.class));
    }

    @Test
    void anAnswerThatIsLateIsNotTakenForTheNextOne() {
        FeigSettings hasty =
                new FeigSettings(
                        FeigForm.ADVANCED, 0xFF, FeigSettings.Antennas.TOLD, true, 200_000, 0);
        feig.lay(TAG, 1);
        open(hasty, LEFT, RIGHT);
        line.runFor(3);
        told.clear();
        line.slower(250_000);
        line.runFor(3_000);
        long strays = reader.stats().strays();
        assertTrue(strays >= 3, () -> reader.stats().toString());
        assertEquals(3, told(Reading.Unclear.class).size());
        // One answer may have been in time before it became slow.
        assertTrue(told(Reading.Inventory.class).size() <= 1, () -> told.toString());
        assertEquals(Trouble.SILENT, trouble());
        feig.take(TAG);
        feig.lay(TAG, 8);
        told.clear();
        line.slower(0);
        line.runFor(3_000);
        assertEquals(Condition.UP, reader.condition());
        for (Reading.Inventory inventory : told(Reading.Inventory.class)) {
            assertEquals(inventory.antenna() == 9 ? 1 : 0, inventory.answers().size());
        }
    }

    @Test
    void aReaderThatSaysNothingIsSilent() {
        open(FeigSettings.USUAL, LEFT);
        feig.silent(true);
        line.runFor(3_000);
        assertEquals(Trouble.SILENT, trouble());
        assertEquals(1, told(Reading.SourceFault.class).size());
        assertTrue(reader.stats().timeouts() >= 3);
    }

    @Test
    void aReaderThatNobodyUnderstandsIsGarbled() {
        open(FeigSettings.USUAL, LEFT);
        feig.garbles(true);
        line.runFor(3_000);
        assertEquals(Trouble.GARBLED, trouble());
        assertTrue(reader.stats().errors() > 0);
        feig.garbles(false);
        line.runFor(3_000);
        assertEquals(Condition.UP, reader.condition());
        assertEquals("back", last(Reading.SourceFault.class).detail());
    }

    @Test
    void aReaderThatIsNotThereIsUnplugged() {
        open(FeigSettings.USUAL, LEFT);
        line.unplug();
        line.runFor(1_000);
        assertEquals(Trouble.UNPLUGGED, trouble());
    }

    @Test
    void aReaderThatRefusesInventoriesDoesNotWorkUntilItDoes() {
        open(FeigSettings.USUAL, LEFT);
        feig.status(0x80);
        line.runFor(3_000);
        assertEquals(Trouble.GARBLED, trouble());
        feig.status(0xF1);
        line.runFor(3_000);
        assertEquals(Trouble.BROKEN, trouble());
        feig.status(-1);
        line.runFor(3_000);
        assertEquals(Condition.UP, reader.condition());
        assertEquals(2, told(Reading.SourceFault.class).size());
    }

    @Test
    void whatItSaysOfItselfIsKept() {
        open(FeigSettings.USUAL, LEFT);
        assertEquals("FEIG 65 0203000030000800", reader.about());
    }

    @Test
    void aReaderThatDoesNotKnowHowToIntroduceItselfIsFine() {
        feig.unknown(FeigCommand.SOFTWARE_VERSION);
        open(FeigSettings.USUAL, LEFT);
        line.runFor(500);
        assertEquals("", reader.about());
        assertFalse(told(Reading.Inventory.class).isEmpty());
    }

    @Test
    void noiseIsMeasuredOnceAMinute() {
        open(FeigSettings.USUAL, LEFT);
        List<String> asked = new ArrayList<>();
        reader.tap(frame -> {
            if (frame.toString().contains("> 02 00 07 FF 6D")) {
                asked.add(frame.toString());
            }
        });
        assertTrue(reader.noise().isEmpty());
        line.runFor(200_000);
        assertEquals(3, asked.size());
        NoiseLevel noise = reader.noise().orElseThrow();
        assertEquals(new NoiseLevel(10, 20, 51, noise.micros()), noise);
    }

    @Test
    void anEchoIsNoAnswer() {
        feig.echoes(true);
        feig.lay(TAG, 1);
        open(FeigSettings.USUAL, LEFT);
        line.runFor(500);
        assertFalse(told(Reading.Inventory.class).isEmpty());
        for (Reading.Inventory inventory : told(Reading.Inventory.class)) {
            assertEquals(1, inventory.answers().size());
        }
        assertTrue(reader.stats().strays() > 0);
    }

    @Test
    void howLongAnswersTakeIsMeasured() {
        open(FeigSettings.USUAL, LEFT);
        line.runFor(1_000);
        assertEquals(18_000, reader.stats().medianMicros());
        assertEquals(18_000, reader.stats().lastMicros());
        assertEquals(0, reader.stats().errors());
    }
}
