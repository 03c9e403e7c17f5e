package burraco.readers.metratec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Condition;
import burraco.hal.Reading;
import burraco.hal.Reading.Cause;
import burraco.hal.ScanPlan;
import burraco.hal.TagId;
import burraco.hal.Trouble;
import burraco.readers.ShortWire;
import burraco.readers.metratec.EmulatedMetratec.Dialect;
import burraco.readers.metratec.MetratecSettings.Ports;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The conversation with a metraTec reader, with and without failures. */
class MetratecTalkTest {
    private static final TagId TAG = new TagId("E0040150954F02B1");
    private static final TagId OTHER = new TagId("E200600311753E33");
    private static final Antenna LEFT = antenna(1, 3);
    private static final Antenna RIGHT = antenna(2, 4);
    private static final List<Antenna> TWO = List.of(LEFT, RIGHT);

    private final EmulatedMetratec far = new EmulatedMetratec();
    private final ShortWire wire = new ShortWire(far);
    private final List<Reading> told = new ArrayList<>();
    private MetratecReader reader;

    private static Antenna antenna(int id, int port) {
        return new Antenna(id, port, new Area(20.0 * id, 0, 9, 12), 2);
    }

    private void start(List<Antenna> antennas, MetratecSettings settings) {
        reader = new MetratecReader("left", antennas, settings, wire);
        reader.open(told::add);
        wire.runFor(2_000);
    }

    @AfterEach
    void tidyUp() {
        if (reader != null) {
            reader.close();
        }
    }

    private <R extends Reading> List<R> told(Class<R> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private Condition.Lost lost() {
        return (Condition.Lost) reader.condition();
    }

    private void assertWorks() {
        assertEquals(Condition.UP, reader.condition());
        told.clear();
        wire.runFor(1_000);
        assertFalse(told(Reading.Inventory.class).isEmpty());
        assertEquals(List.of(), told(Reading.Unclear.class));
    }

    // Finding and setting up

    @Test
    void itIsFoundSetUpAndAskedAntennaAfterAntenna() {
        start(TWO, MetratecSettings.USUAL);
        assertEquals(
                List.of(
                        "BRK",
                        "CON",
                        "EOF",
                        "REV",
                        "VBL 2",
                        "MOD 156",
                        "SRI SS 100",
                        "HBT 2",
                        "SAP 3",
                        "INV",
                        "SAP 4",
                        "INV",
                        "SAP 3",
                        "INV"),
                far.told().subList(0, 14));
        assertEquals("QUASAR_MX 02000307", reader.about());
        assertWorks();
    }

    @Test
    void oneThatStillSaysCheckValuesIsFound() {
        far.leftChecked = true;
        start(TWO, MetratecSettings.USUAL);
        // It does not understand a command without a check value.
        assertEquals(List.of("BRK", "BRK", "EOF"), far.told().subList(0, 3));
        assertWorks();
    }

    @Test
    void withoutCheckValuesTheyAreSwitchedOff() {
        far.leftChecked = true;
        start(TWO, MetratecSettings.USUAL.unchecked());
        assertEquals(List.of("BRK", "BRK", "COF", "EOF"), far.told().subList(0, 4));
        assertWorks();
    }

    @Test
    void oneThatMakesInventoriesIsStopped() {
        far.leftRunning = true;
        far.lay(TAG, 0);
        start(TWO, MetratecSettings.USUAL);
        assertFalse(told.toString().contains(TAG.hex()), "it was heard by nobody knows which");
        assertWorks();
    }

    @Test
    void oneThatSleepsIsWokenUp() {
        far.asleep = true;
        start(TWO, MetratecSettings.USUAL);
        assertEquals(List.of("BRK", "WAK"), far.told().subList(0, 2));
        assertWorks();
    }

    @Test
    void oneThatSleepsAndSaysCheckValuesIsWokenUpToo() {
        far.asleep = true;
        far.leftChecked = true;
        start(TWO, MetratecSettings.USUAL);
        assertWorks();
    }

    @Test
    void whatIsNoSuchReaderIsATrouble() {
        far.stranger = true;
        start(TWO, MetratecSettings.USUAL);
        assertEquals(Trouble.GARBLED, lost().trouble());
        assertTrue(lost().detail().contains("no metraTec reader"), lost().detail());
    }

    @Test
    void whatIsNeededAndRefusedIsATroubleUntilItIsAgreedTo() {
        far.refusals.put("SET PWR 8000", "NOR");
        start(TWO, MetratecSettings.USUAL.withPower(8000));
        assertEquals(Trouble.BROKEN, lost().trouble());
        assertTrue(lost().detail().contains("SET PWR 8000: NOR"), lost().detail());
        far.refusals.clear();
        wire.runFor(2_000);
        assertWorks();
    }

    @Test
    void oneWithoutHeartbeatWorks() {
        far.beats = false;
        start(TWO, MetratecSettings.USUAL);
        assertWorks();
        reader.scan(new ScanPlan(Map.of(1, 0, 2, 0)));
        wire.runFor(60_000);
        assertEquals(Condition.UP, reader.condition());
        assertTrue(far.told().getLast().equals("REV"), "it is asked whether it is there");
    }

    // Antennas

    @Test
    void theOtherWayToChooseAnAntennaIsTried() {
        far.dialect = Dialect.MANUAL;
        far.lay(TAG, 4);
        start(TWO, MetratecSettings.USUAL);
        assertWorks();
        assertTrue(told.toString().contains(TAG.hex()));
        assertEquals(1, far.told().stream().filter(line -> line.matches("SAP \\d")).count());
    }

    @Test
    void theOtherWayMayBeTheUsualOneForAClub() {
        far.dialect = Dialect.MANUAL;
        start(TWO, MetratecSettings.USUAL.with(Ports.MANUAL));
        assertWorks();
        assertEquals(0, far.told().stream().filter(line -> line.matches("SAP \\d")).count());
    }

    @Test
    void twoAntennasWhereNoneCanBeChosenAreATrouble() {
        far.dialect = Dialect.NONE;
        far.lay(TAG, 0);
        start(TWO, MetratecSettings.USUAL);
        assertEquals(Trouble.BROKEN, lost().trouble());
        assertTrue(lost().detail().contains("cannot choose"), lost().detail());
        assertEquals(List.of(), told(Reading.Inventory.class));
    }

    @Test
    void anAntennaThatItHasNotIsATrouble() {
        far.ports = 3;
        start(TWO, MetratecSettings.USUAL);
        assertTrue(lost().detail().contains("no antenna port 4"), lost().detail());
    }

    @Test
    void oneAntennaNeedsNoChoice() {
        far.dialect = Dialect.NONE;
        far.lay(TAG, 0);
        start(List.of(LEFT), MetratecSettings.USUAL);
        assertWorks();
        assertTrue(told.toString().contains(TAG.hex()));
    }

    @Test
    void oneAntennaIsHeardWithoutAsking() {
        far.lay(TAG, 3);
        start(List.of(LEFT), MetratecSettings.USUAL);
        int asked = far.told().size();
        wire.runFor(5_000);
        assertEquals("CNR INV", far.told().getLast());
        assertEquals(asked, far.told().size());
        assertTrue(told(Reading.Inventory.class).size() > 100);
        assertEquals(List.of(Answer.of(TAG)), told(Reading.Inventory.class).getLast().answers());
    }

    @Test
    void oneAntennaRestsAndGoesOn() {
        start(List.of(LEFT), MetratecSettings.USUAL);
        reader.scan(new ScanPlan(Map.of(1, 0)));
        wire.runFor(1_000);
        assertTrue(far.told().contains("BRK"));
        told.clear();
        wire.runFor(10_000);
        assertEquals(List.of(), told);
        reader.scan(ScanPlan.EVEN);
        wire.runFor(500);
        assertWorks();
    }

    @Test
    void anAntennaThatReflectsIsToldOnce() {
        start(TWO, MetratecSettings.USUAL);
        told.clear();
        for (int i = 0; i < 6; i++) {
            far.script.add(List.of("ARH"));
        }
        wire.runFor(2_000);
        List<String> faults =
                told(Reading.AntennaFault.class).stream()
                        .map(fault -> fault.antenna() + " " + fault.detail())
                        .sorted()
                        .toList();
        assertEquals(List.of("1 back", "1 detuned", "2 back", "2 detuned"), faults);
        assertEquals(6, told(Reading.Unclear.class).size());
    }

    @Test
    void standingWavesAreLookedAtWhereThatIsWanted() {
        start(TWO, MetratecSettings.USUAL.withSwrLimit(3));
        assertEquals(2, far.told().stream().filter("STA"::equals).count());
        assertWorks();
        far.swr = "4.7";
        wire.runFor(40_000);
        assertEquals(2, told(Reading.AntennaFault.class).size(), told::toString);
        far.swr = "1.1";
        wire.runFor(40_000);
        assertEquals("back", told(Reading.AntennaFault.class).getLast().detail());
        assertEquals(List.of(), told(Reading.Unclear.class));
    }

    @Test
    void theEndOfAnInventoryIsNotTakenForThatOfWhatIsAskedNext() {
        far.swr = "4.7";
        far.endsLate = true;
        start(List.of(LEFT, RIGHT), MetratecSettings.USUAL.withSwrLimit(3));
        reader.scan(new ScanPlan(Map.of(RIGHT.id(), 0)));
        wire.runFor(70_000);
        assertEquals(List.of(), told(Reading.Unclear.class));
        assertEquals(2, told(Reading.AntennaFault.class).size(), "one for each");
        assertWorks();
    }

    @Test
    void noAntennaAtAllIsRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new MetratecReader("left", List.of(), MetratecSettings.USUAL, wire));
    }

    // Failures

    private Cause causeOf(String... reply) {
        told.clear();
        far.script.add(List.of(reply));
        wire.runFor(100);
        assertEquals(1, told(Reading.Unclear.class).size(), told::toString);
        return told(Reading.Unclear.class).getFirst().cause();
    }

    @Test
    void anErrorOfATagIsNeverAnEmptyInventory() {
        start(TWO, MetratecSettings.USUAL);
        assertEquals(Cause.CRC, causeOf("CER", "IVF 00"));
        assertEquals(Cause.TIMEOUT, causeOf("TOE", "IVF 00"));
        assertEquals(Cause.COLLISION, causeOf(TAG.hex(), "RXE", "IVF 01"));
        assertEquals(Cause.CRC, causeOf(TAG.hex(), "IVF 02"));
        assertEquals(Cause.CRC, causeOf("CER"), "and its last line did not come");
        assertEquals(Cause.CRC, causeOf(TAG.hex()));
        assertEquals(1, wire.opened());
        assertWorks();
    }

    @Test
    void aReportOfAnotherAntennaIsNotBelieved() {
        start(TWO, MetratecSettings.USUAL);
        assertEquals(Cause.TIMEOUT, causeOf(TAG.hex(), "ARP 12", "IVF 01"));
        assertFalse(told.toString().contains(TAG.hex()));
        wire.runFor(500);
        assertWorks();
    }

    @Test
    void aReaderThatLosesItsSettingsIsSetUpAnew() {
        start(TWO, MetratecSettings.USUAL);
        far.commands.clear();
        told.clear();
        wire.runFor(3);
        far.loseRegisters();
        wire.runFor(200);
        assertTrue(far.told().containsAll(List.of("BRK", "SRI SS 100")), far::toString);
        assertTrue(told(Reading.Unclear.class).size() <= 1);
        assertEquals(List.of(), told(Reading.SourceFault.class));
        assertWorks();
    }

    @Test
    void aReaderThatStartsAnewInMidInventoryIsSetUpAnew() {
        far.lay(TAG, 3);
        start(TWO, MetratecSettings.USUAL);
        while (!far.told().getLast().equals("INV")) {
            wire.runFor(1);
        }
        told.clear();
        far.commands.clear();
        far.reset();
        wire.runFor(1_000);
        assertEquals(1, told(Reading.Unclear.class).size(), told::toString);
        assertEquals(Cause.TIMEOUT, told(Reading.Unclear.class).getFirst().cause());
        assertTrue(far.told().containsAll(List.of("BRK", "CON", "SRI SS 100")));
        assertEquals(1, wire.opened());
        assertWorks();
    }

    @Test
    void bothHappenToOneThatMakesInventoriesByItself() {
        start(List.of(LEFT), MetratecSettings.USUAL);
        far.loseRegisters();
        wire.runFor(500);
        assertWorks();
        far.reset();
        wire.runFor(1_000);
        assertWorks();
    }

    @Test
    void aReaderThatStartsAnewAgainAndAgainIsBrokenUntilItStays() {
        start(TWO, MetratecSettings.USUAL);
        for (int i = 0; i < 3; i++) {
            far.script.clear();
            far.script.add(List.of("NRF"));
            far.script.add(List.of("NRF"));
            far.script.add(List.of("NRF"));
            wire.runFor(100);
        }
        assertTrue(
                told(Reading.SourceFault.class).stream()
                        .anyMatch(fault -> fault.detail().startsWith("lost")));
        wire.runFor(1_000);
        assertWorks();
    }

    @Test
    void silenceIsATroubleAndThePortIsOpenedAnew() {
        start(TWO, MetratecSettings.USUAL);
        far.silent = true;
        wire.runFor(5_000);
        assertEquals(Trouble.SILENT, lost().trouble());
        assertTrue(wire.opened() > 1);
        far.silent = false;
        wire.runFor(3_000);
        assertWorks();
    }

    @Test
    void silenceIsNoticedWhereNothingIsAsked() {
        start(List.of(LEFT), MetratecSettings.USUAL);
        far.silent = true;
        wire.runFor(5_000);
        assertEquals(Trouble.SILENT, lost().trouble());
    }

    @Test
    void silenceIsNoticedWhileAllRest() {
        start(TWO, MetratecSettings.USUAL);
        reader.scan(new ScanPlan(Map.of(1, 0, 2, 0)));
        wire.runFor(10_000);
        assertEquals(Condition.UP, reader.condition());
        far.silent = true;
        wire.runFor(10_000);
        assertEquals(Trouble.SILENT, lost().trouble());
    }

    @Test
    void aDamagedLineIsUnclearAndNeverAnotherTag() {
        long seed = 22;
        Random random = new Random(seed);
        far.lay(TAG, 3);
        far.lay(OTHER, 4);
        start(TWO, MetratecSettings.USUAL);
        told.clear();
        wire.spoil(bytes -> {
            if (random.nextInt(4) == 0) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(7));
            }
            return bytes;
        });
        wire.runFor(60_000);
        Set<String> heard = new HashSet<>();
        for (Reading.Inventory one : told(Reading.Inventory.class)) {
            one.answers().forEach(answer -> heard.add(one.antenna() + " " + answer.tag()));
        }
        assertEquals(Set.of("1 " + TAG, "2 " + OTHER), heard, "seed " + seed);
        assertFalse(told(Reading.Unclear.class).isEmpty());
        wire.spoil(bytes -> bytes);
        wire.runFor(5_000);
        assertWorks();
    }

    @Test
    void anythingMayComeAndItIsUnderstoodAfterwards() {
        long seed = 23;
        Random random = new Random(seed);
        start(TWO, MetratecSettings.USUAL);
        wire.spoil(bytes -> {
            byte[] garbage = new byte[1 + random.nextInt(60)];
            random.nextBytes(garbage);
            return garbage;
        });
        told.clear();
        wire.runFor(30_000);
        assertEquals(List.of(), told(Reading.Inventory.class), "seed " + seed);
        wire.spoil(bytes -> bytes);
        wire.runFor(5_000);
        assertWorks();
    }

    @Test
    void severalOnOneTableHearTheirOwnTags() {
        EmulatedMetratec second = new EmulatedMetratec();
        ShortWire otherWire = new ShortWire(second);
        List<Antenna> right = List.of(antenna(5, 3), antenna(6, 4));
        far.lay(TAG, 3);
        second.lay(OTHER, 4);
        start(TWO, MetratecSettings.USUAL);
        try (MetratecReader other =
                new MetratecReader("right", right, MetratecSettings.USUAL, otherWire)) {
            other.open(told::add);
            otherWire.runFor(2_000);
            wire.unplug();
            otherWire.runFor(2_000);
            assertEquals(Condition.UP, other.condition());
            assertEquals(Trouble.UNPLUGGED, lost().trouble());
        }
        Set<String> heard = new HashSet<>();
        for (Reading.Inventory one : told(Reading.Inventory.class)) {
            one.answers().forEach(answer -> heard.add(one.antenna() + " " + answer.tag()));
        }
        assertEquals(Set.of("1 " + TAG, "6 " + OTHER), heard);
    }
}
