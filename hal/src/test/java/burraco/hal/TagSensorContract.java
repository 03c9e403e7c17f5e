package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a {@link TagSensor} promises. Each tag lies alone, in the middle of an antenna. */
public abstract class TagSensorContract extends InputDeviceContract<TagSensor> {
    protected static final List<Antenna> ANTENNAS =
            List.of(
                    new Antenna(1, 1, new Area(-20, 0, 9, 12), 2),
                    new Antenna(2, 2, new Area(0, 0, 9, 12), 2),
                    new Antenna(7, 3, new Area(20, 0, 9, 12), 2));

    private static final TagId TAG = new TagId("E004015012345678");
    private static final TagId OTHER = new TagId("E0040150FFFFFF01");

    protected abstract TagSensor create(List<Antenna> antennas);

    /** Lays a tag on the antenna with that number. */
    protected abstract void lay(TagId tag, int antenna);

    protected abstract void take(TagId tag);

    @Override
    protected final TagSensor create() {
        return create(ANTENNAS);
    }

    @Override
    protected void stir() {
        lay(TAG, 1);
        runFor(3000);
        take(TAG);
        runFor(3000);
    }

    private List<Reading.Inventory> inventories(int antenna) {
        return told(Reading.Inventory.class).stream()
                .filter(inventory -> inventory.antenna() == antenna)
                .toList();
    }

    private long times(TagId tag, int antenna) {
        return inventories(antenna).stream()
                .filter(inventory ->
                        inventory.answers().stream().anyMatch(answer -> answer.tag().equals(tag)))
                .count();
    }

    /** Keeps only the readings of this time. */
    private void runAnew(long millis) {
        told.clear();
        runFor(millis);
    }

    @Test
    void itHasTheAntennasThatItWasMadeWith() {
        assertEquals(ANTENNAS, device.antennas());
    }

    @Test
    void everyAntennaIsScannedAgainAndAgain() {
        start();
        runAnew(10_000);
        for (Antenna antenna : ANTENNAS) {
            assertTrue(inventories(antenna.id()).size() >= 5, () -> antenna + ": " + told);
        }
    }

    @Test
    void noOtherAntennaIsToldOf() {
        start();
        stir();
        for (Reading.Inventory inventory : told(Reading.Inventory.class)) {
            assertTrue(List.of(1, 2, 7).contains(inventory.antenna()), inventory::toString);
        }
    }

    @Test
    void anEmptyInventoryIsToldToo() {
        start();
        runAnew(3000);
        assertTrue(inventories(1).stream().anyMatch(one -> one.answers().isEmpty()));
    }

    @Test
    void aTagIsHeardWhereItLies() {
        start();
        lay(TAG, 2);
        runAnew(10_000);
        assertTrue(times(TAG, 2) > inventories(2).size() / 2, () -> told.toString());
        assertTrue(times(TAG, 2) > times(TAG, 1) + times(TAG, 7), () -> told.toString());
    }

    @Test
    void severalTagsAreHeardWhoeverTheyBelongTo() {
        start();
        lay(TAG, 2);
        lay(OTHER, 7);
        runAnew(10_000);
        assertTrue(times(TAG, 2) > 0 && times(OTHER, 7) > 0, () -> told.toString());
    }

    @Test
    void whatWasTakenAwayIsNotRemembered() {
        start();
        lay(TAG, 2);
        runFor(3000);
        take(TAG);
        runFor(3000);
        runAnew(5000);
        assertFalse(inventories(2).isEmpty());
        assertEquals(0, times(TAG, 2));
    }

    @Test
    void anUrgentAntennaIsScannedMoreOften() {
        start();
        device.scan(new ScanPlan(Map.of(2, 3)));
        runFor(1000);
        runAnew(60_000);
        double ratio = inventories(2).size() / (double) inventories(1).size();
        assertTrue(ratio > 2.5 && ratio < 3.5, () -> "urgency 3, and so often: " + ratio);
        double even = inventories(7).size() / (double) inventories(1).size();
        assertTrue(even > 0.8 && even < 1.25, () -> "not named, and so often: " + even);
    }

    @Test
    void anAntennaOfUrgencyZeroRests() {
        start();
        device.scan(new ScanPlan(Map.of(1, 0)));
        runFor(1000);
        runAnew(5000);
        assertEquals(List.of(), inventories(1));
        assertFalse(inventories(2).isEmpty());
    }

    @Test
    void aPlanMayComeBeforeItIsOpened() {
        device.scan(new ScanPlan(Map.of(1, 0)));
        start();
        runFor(3000);
        assertEquals(List.of(), inventories(1));
    }

    @Test
    void anotherPlanReplacesTheOneBefore() {
        start();
        device.scan(new ScanPlan(Map.of(1, 0)));
        device.scan(ScanPlan.EVEN);
        runAnew(5000);
        assertFalse(inventories(1).isEmpty());
    }

    @Test
    void aPlanForAnAntennaThatIsNotHereIsRefused() {
        ScanPlan plan = new ScanPlan(Map.of(3, 2));
        assertThrows(IllegalArgumentException.class, () -> device.scan(plan));
    }

    @Test
    void aPlanLivesThroughLossAndReturn() {
        start();
        device.scan(new ScanPlan(Map.of(1, 0)));
        lose();
        runFor(3000);
        comeBack();
        runFor(3000);
        runAnew(5000);
        assertEquals(List.of(), inventories(1));
        assertFalse(inventories(2).isEmpty());
    }

    @Test
    void aPlanMayComeWhileItIsLost() {
        start();
        lose();
        runFor(1000);
        device.scan(new ScanPlan(Map.of(1, 0)));
        comeBack();
        runFor(3000);
        runAnew(5000);
        assertEquals(List.of(), inventories(1));
    }

    @Test
    void afterAReturnNothingOldIsTold() {
        start();
        lay(TAG, 2);
        runFor(2000);
        lose();
        runFor(3000);
        take(TAG);
        int before = told.size();
        comeBack();
        runFor(5000);
        List<Reading> since = told.subList(before, told.size());
        List<Reading> afterwards = since.subList(back(since), since.size());
        assertTrue(afterwards.stream().anyMatch(Reading.Inventory.class::isInstance));
        assertFalse(afterwards.toString().contains(TAG.hex()), since::toString);
        if (!remembers()) {
            assertFalse(since.toString().contains(TAG.hex()), since::toString);
        }
    }

    private static int back(List<Reading> told) {
        for (int i = 0; i < told.size(); i++) {
            if (told.get(i) instanceof Reading.SourceFault fault
                    && fault.state() == FaultState.OVER) {
                return i;
            }
        }
        throw new AssertionError("never back: " + told);
    }

    /**
     * The tag came and went while the cable was out; the host still learns of it, and when it was.
     */
    @Test
    void aTagThatLayThereDuringALossIsToldOfByThoseThatRemember() {
        start();
        lose();
        runFor(1000);
        lay(TAG, 2);
        runFor(2000);
        take(TAG);
        runFor(2000);
        int before = told.size();
        comeBack();
        runFor(3000);
        List<Reading> since = told.subList(before, told.size());
        List<Reading> meanwhile = since.subList(0, back(since));
        List<Reading> heard =
                meanwhile.stream().filter(one -> one.toString().contains(TAG.hex())).toList();
        assertEquals(remembers(), !heard.isEmpty(), since::toString);
        if (remembers()) {
            long lasted = heard.getLast().at() - heard.getFirst().at();
            assertTrue(lasted > 1000 && lasted < 2500, () -> "it lay for 2 s, not " + lasted);
            assertFalse(meanwhile.getLast().toString().contains(TAG.hex()), since::toString);
        }
    }
}
