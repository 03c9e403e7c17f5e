package burraco.readers.pepper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Condition;
import burraco.hal.InputDeviceContract;
import burraco.hal.Reading;
import burraco.hal.Reading.Cause;
import burraco.hal.ScanPlan;
import burraco.hal.TagId;
import burraco.hal.TagSensor;
import burraco.hal.Trouble;
import burraco.readers.ShortWire;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A Pepper C1 keeps the promises of every input device. Those of tag sensors are tested there with
 * three antennas, so they are repeated here for its only one.
 */
class PepperReaderTest extends InputDeviceContract<TagSensor> {
    private static final Antenna ONLY = new Antenna(4, 1, new Area(0, 0, 9, 12), 2);
    private static final TagId TAG = new TagId("E01624010A7F8F04");
    private static final TagId OTHER = new TagId("E0040150FFFFFF01");
    private static final PepperFrame NOTHING = new PepperFrame(new byte[0]);

    private final EmulatedPepper pepper = new EmulatedPepper();
    private final ShortWire wire = new ShortWire(pepper);

    @Override
    protected TagSensor create() {
        return new PepperReader("left", List.of(ONLY), PepperSettings.USUAL, wire);
    }

    @Override
    protected void stir() {
        pepper.lay(TAG);
        runFor(1000);
        pepper.take(TAG);
        runFor(1000);
    }

    @Override
    protected void lose() {
        wire.unplug();
    }

    @Override
    protected void comeBack() {
        wire.plugIn();
    }

    @Override
    protected void runFor(long millis) {
        wire.runFor(millis);
    }

    private List<Reading.Inventory> inventories() {
        return told(Reading.Inventory.class);
    }

    private void runAnew(long millis) {
        told.clear();
        runFor(millis);
    }

    private Cause onlyCause() {
        List<Reading.Unclear> unclear = told(Reading.Unclear.class);
        assertEquals(1, unclear.size(), told::toString);
        assertEquals(ONLY.id(), unclear.getFirst().antenna());
        return unclear.getFirst().cause();
    }

    // Promises of every tag sensor

    @Test
    void itHasTheAntennaThatItWasMadeWith() {
        assertEquals(List.of(ONLY), device.antennas());
    }

    @Test
    void itIsScannedAgainAndAgainAndAnEmptyInventoryIsToldToo() {
        start();
        runAnew(10_000);
        assertTrue(inventories().size() >= 5);
        for (Reading.Inventory one : inventories()) {
            assertEquals(ONLY.id(), one.antenna());
            assertEquals(List.of(), one.answers());
        }
        assertEquals(told.size(), inventories().size(), "empty is not unclear");
    }

    @Test
    void tagsAreHeardWhoeverTheyBelongToAndEachTimeAnew() {
        start();
        pepper.lay(TAG);
        pepper.lay(OTHER);
        runFor(200);
        runAnew(3000);
        assertTrue(inventories().size() > 5);
        for (Reading.Inventory one : inventories()) {
            assertEquals(List.of(Answer.of(OTHER), Answer.of(TAG)), one.answers());
        }
    }

    @Test
    void manyMoreTagsThanAReaderCounts() {
        start();
        for (int i = 0; i < 54; i++) {
            pepper.lay(TagId.of(0xe004015000000000L + i));
        }
        runAnew(3000);
        assertEquals(54, inventories().getLast().answers().size());
    }

    @Test
    void whatWasTakenAwayIsNotRemembered() {
        start();
        pepper.lay(TAG);
        runFor(1000);
        pepper.take(TAG);
        runFor(200);
        runAnew(1000);
        assertFalse(inventories().isEmpty());
        assertFalse(told.toString().contains(TAG.hex()));
    }

    @Test
    void aPlanMayLetItRestThroughALossAndWakeIt() {
        start();
        device.scan(new ScanPlan(Map.of(ONLY.id(), 0)));
        runFor(200);
        runAnew(5000);
        assertEquals(List.of(), told);
        lose();
        runFor(1000);
        comeBack();
        runFor(3000);
        assertEquals(List.of(), inventories());
        assertEquals(Condition.UP, device.condition());
        device.scan(ScanPlan.EVEN);
        runAnew(1000);
        assertFalse(inventories().isEmpty());
    }

    @Test
    void aPlanForAnAntennaThatIsNotHereIsRefused() {
        ScanPlan plan = new ScanPlan(Map.of(1, 2));
        assertThrows(IllegalArgumentException.class, () -> device.scan(plan));
    }

    @Test
    void afterAReturnNothingOldIsTold() {
        start();
        pepper.lay(TAG);
        runFor(1000);
        lose();
        pepper.take(TAG);
        runFor(1000);
        comeBack();
        runAnew(3000);
        assertFalse(inventories().isEmpty());
        assertFalse(told.toString().contains(TAG.hex()));
    }

    // What a Pepper can do, and what it cannot

    @Test
    void severalAntennasAreRefusedInWords() {
        assertFalse(PepperReader.CHOOSES_ANTENNAS);
        Antenna second = new Antenna(5, 2, new Area(20, 0, 9, 12), 2);
        for (List<Antenna> many : List.of(List.of(ONLY, second), List.<Antenna>of())) {
            String why =
                    assertThrows(
                                    IllegalArgumentException.class,
                                    () ->
                                            new PepperReader(
                                                    "left", many, PepperSettings.USUAL, wire))
                            .getMessage();
            assertTrue(why.contains("one antenna only"), why);
            assertTrue(why.contains("left"), why);
        }
    }

    @Test
    void itIsPingedSetUpAndAskedWithThePublishedFrames() {
        start();
        assertEquals(
                List.of(
                        PepperFrame.of(0x01),
                        PepperFrame.of(0x0b),
                        PepperFrame.of(0x06, 0),
                        PepperFrame.of(0x05),
                        PepperFrame.of(0x90, 0)),
                pepper.told.subList(0, 5));
        assertFalse(pepper.polling);
        assertEquals("C1 1.0", ((PepperReader) device).about());
    }

    @Test
    void anErrorIsNeverAnEmptyInventory() {
        Map<Integer, Cause> causes =
                Map.of(
                        0x02, Cause.CRC,
                        0x03, Cause.COLLISION,
                        0x05, Cause.CRC,
                        0x0a, Cause.TIMEOUT,
                        0x21, Cause.TIMEOUT);
        start();
        causes.forEach((code, cause) -> {
            told.clear();
            pepper.script.add(PepperFrame.of(0xff, 0x90, 0x01, code));
            runFor(300);
            assertEquals(cause, onlyCause(), () -> "error " + code);
        });
        told.clear();
        pepper.script.add(PepperFrame.of(0xff, 0x90, 0x15, 0x01));
        runFor(300);
        assertEquals(Cause.CRC, onlyCause(), "an error that the tag told");
    }

    @Test
    void whenThereAreMoreAndNobodyAnswersItIsUnclear() {
        start();
        told.clear();
        pepper.script.add(EmulatedPepper.tag(0x90, TAG, true));
        pepper.script.add(PepperFrame.of(0xff, 0x91, 0x01, 0x01));
        runFor(300);
        assertEquals(Cause.TIMEOUT, onlyCause());
        assertFalse(told.toString().contains(TAG.hex()));
    }

    @Test
    void aTagWithoutAllItsBytesIsUnclear() {
        start();
        told.clear();
        pepper.script.add(PepperFrame.of(0x00, 0x90, 0x04, 0x8f));
        runFor(300);
        assertEquals(Cause.CRC, onlyCause());
    }

    @Test
    void tagsThatNeverEndAreUnclear() {
        start();
        told.clear();
        for (int i = 0; i < 200; i++) {
            TagId tag = TagId.of(0xe004015000000000L + i);
            pepper.script.add(EmulatedPepper.tag(i == 0 ? 0x90 : 0x91, tag, true));
        }
        runFor(4000);
        assertEquals(Cause.COLLISION, onlyCause());
    }

    @Test
    void aTagThatIsToldAgainAndAgainIsUnclear() {
        start();
        runFor(500);
        for (int i = 0; i < 300; i++) {
            pepper.script.add(EmulatedPepper.tag(i == 0 ? 0x90 : 0x91, TAG, true));
        }
        runAnew(2_500);
        assertEquals(Cause.COLLISION, told(Reading.Unclear.class).getFirst().cause());
    }

    @Test
    void whatItSaysOfItselfSteersNoTerminal() {
        pepper.version = "C1 \u001b[2J1.0\u0000\u00ff";
        start();
        runFor(500);
        assertEquals("C1 [2J1.0", ((PepperReader) device).about());
    }

    @Test
    void anAnswerThatDoesNotComeIsUnclearAndTheNextOneIsHeard() {
        start();
        pepper.lay(TAG);
        told.clear();
        pepper.script.add(NOTHING);
        runFor(900);
        assertEquals(Cause.TIMEOUT, onlyCause());
        assertTrue(told.getLast().toString().contains(TAG.hex()));
    }

    @Test
    void aDamagedAnswerIsUnclearForThatReason() {
        start();
        pepper.lay(TAG);
        runFor(500);
        told.clear();
        boolean[] once = {true};
        wire.spoil(bytes -> {
            if (once[0] && bytes.length > 12) {
                once[0] = false;
                bytes[9] ^= 4;
            }
            return bytes;
        });
        runFor(900);
        assertEquals(Cause.CRC, onlyCause());
        assertEquals(1, wire.opened());
    }

    @Test
    void bitsThatAreWrongMakeNoOtherTag() {
        long seed = 24;
        Random random = new Random(seed);
        pepper.lay(TAG);
        start();
        told.clear();
        wire.spoil(bytes -> {
            if (random.nextInt(4) == 0) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            return bytes;
        });
        runFor(60_000);
        Set<Answer> heard = new HashSet<>();
        inventories().forEach(one -> heard.addAll(one.answers()));
        assertEquals(Set.of(Answer.of(TAG)), heard, "seed " + seed);
        assertTrue(
                inventories().stream().noneMatch(one -> one.answers().isEmpty()), "seed " + seed);
        assertFalse(told(Reading.Unclear.class).isEmpty());
        wire.spoil(bytes -> bytes);
        runFor(3000);
        runAnew(1000);
        assertEquals(List.of(), told(Reading.Unclear.class));
        assertFalse(inventories().isEmpty());
    }

    @Test
    void anythingMayComeAndItIsUnderstoodAfterwards() {
        long seed = 25;
        Random random = new Random(seed);
        start();
        wire.spoil(bytes -> {
            byte[] garbage = new byte[1 + random.nextInt(60)];
            random.nextBytes(garbage);
            return garbage;
        });
        runFor(100);
        runAnew(30_000);
        assertEquals(List.of(), inventories(), "seed " + seed);
        wire.spoil(bytes -> bytes);
        runFor(3000);
        assertEquals(Condition.UP, device.condition());
    }

    @Test
    void whatItSaysByItselfChangesNothing() {
        start();
        pepper.lay(TAG);
        runFor(200);
        told.clear();
        for (int i = 0; i < 50; i++) {
            pepper.say(PepperFrame.of(0xfe, 0x03, i));
            runFor(7);
        }
        runFor(100);
        assertTrue(told(Reading.Unclear.class).isEmpty());
        assertFalse(inventories().isEmpty());
        assertEquals(50, ((PepperReader) device).stats().strays());
    }

    @Test
    void silenceIsATroubleAndThePortIsOpenedAnew() {
        start();
        pepper.silent = true;
        runFor(3000);
        Condition.Lost lost = (Condition.Lost) device.condition();
        assertEquals(Trouble.SILENT, lost.trouble());
        assertTrue(wire.opened() > 1);
        pepper.silent = false;
        runFor(3000);
        assertEquals(Condition.UP, device.condition());
    }

    @Test
    void silenceIsNoticedWhileItRests() {
        start();
        device.scan(new ScanPlan(Map.of(ONLY.id(), 0)));
        runFor(500);
        pepper.silent = true;
        runFor(4000);
        assertEquals(Trouble.SILENT, ((Condition.Lost) device.condition()).trouble());
    }

    @Test
    void whatIsNoPepperIsATrouble() {
        wire.spoil(bytes -> new byte[bytes.length]);
        start();
        runFor(3000);
        assertEquals(Trouble.GARBLED, ((Condition.Lost) device.condition()).trouble());
    }

    @Test
    void aReaderThatIsTooHotIsBrokenUntilItIsCold() {
        start();
        for (int i = 0; i < 3; i++) {
            pepper.script.add(PepperFrame.of(0xff, 0x90, 0x01, 0x09));
        }
        runFor(500);
        Condition.Lost lost = (Condition.Lost) device.condition();
        assertEquals(Trouble.BROKEN, lost.trouble());
        assertTrue(lost.detail().contains("too hot"), lost.detail());
        runFor(5000);
        assertEquals(Condition.UP, device.condition());
    }

    @Test
    void aFieldThatStaysWrongIsAnAntennaFaultOnce() {
        start();
        for (int i = 0; i < 10; i++) {
            pepper.script.add(PepperFrame.of(0xff, 0x90, 0x01, 0x0a));
        }
        runFor(2000);
        List<String> details =
                told(Reading.AntennaFault.class).stream()
                        .map(Reading.AntennaFault::detail)
                        .toList();
        assertEquals(List.of("detuned", "back"), details);
    }

    @Test
    void severalOnOneTableHearTheirOwnTags() {
        EmulatedPepper second = new EmulatedPepper();
        ShortWire otherWire = new ShortWire(second);
        Antenna right = new Antenna(5, 1, new Area(20, 0, 9, 12), 2);
        try (PepperReader other =
                new PepperReader("right", List.of(right), PepperSettings.USUAL, otherWire)) {
            other.open(told::add);
            start();
            otherWire.runFor(1000);
            pepper.lay(TAG);
            second.lay(OTHER);
            runFor(200);
            otherWire.runFor(200);
            told.clear();
            runFor(1000);
            lose();
            otherWire.runFor(1000);
            for (Reading.Inventory one : inventories()) {
                TagId there = one.antenna() == ONLY.id() ? TAG : OTHER;
                assertEquals(List.of(Answer.of(there)), one.answers());
            }
            assertEquals(
                    2, inventories().stream().map(Reading.Inventory::antenna).distinct().count());
            assertEquals(Condition.UP, other.condition());
            told.clear();
        }
    }
}
