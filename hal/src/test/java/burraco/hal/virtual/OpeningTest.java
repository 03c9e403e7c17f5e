package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Reading;
import burraco.hal.Scale;
import burraco.hal.ScanPlan;
import burraco.hal.TagSensor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What every device promises about opening, closing and threads. */
class OpeningTest {
    private final VirtualTable table =
            new VirtualTable(
                    List.of(
                            new VirtualSource(
                                    "left",
                                    List.of(
                                            Bench.antenna(1, Bench.CARD),
                                            Bench.antenna(2, Bench.CARD)),
                                    List.of(new VirtualSource.Load(1, Bench.CARD, 1.9)))),
                    Noise.REFERENCE,
                    new Chance(1));
    private final TagSensor reader = table.readers().getFirst();
    private final Scale scale = table.scales().getFirst();
    private final List<Reading> told = new ArrayList<>();

    @Test
    void nothingIsToldBeforeItIsOpened() {
        assertEquals(Condition.IDLE, reader.condition());
        table.faults().unplug("left", 100, 100);
        table.faults().detune(1, 300, 1, true);
        table.advance(1_000);
        table.open(told::add);
        assertEquals(List.of(), told);
        table.advance(2_000);
        assertTrue(told.stream().allMatch(reading -> reading.at() >= 1_000));
        assertFalse(told.isEmpty());
    }

    @Test
    void nothingIsToldAfterItIsClosed() {
        table.open(told::add);
        table.advance(1_000);
        reader.close();
        scale.close();
        told.clear();
        table.faults().unplug("left", 1_100, 100);
        table.advance(5_000);
        assertEquals(List.of(), told);
        assertEquals(Condition.CLOSED, reader.condition());
        assertEquals("It has been switched off.", scale.condition().sentence());
        reader.close();
    }

    @Test
    void whatClosesWhileItTellsTellsNothingMore() {
        table.open(reading -> {
            told.add(reading);
            reader.close();
            scale.close();
        });
        table.advance(5_000);
        assertEquals(1, told.size());
    }

    @Test
    void whatWasOpenedOrClosedCannotBeOpened() {
        table.open(told::add);
        for (InputDevice device : List.<InputDevice>of(reader, scale)) {
            assertThrows(IllegalStateException.class, () -> device.open(told::add));
            device.close();
            assertThrows(IllegalStateException.class, () -> device.open(told::add));
        }
    }

    @Test
    void devicesHaveNames() {
        assertEquals("reader left", reader.name());
        assertEquals("scale 1", scale.name());
    }

    /** A listener may wait for a thread that queries a device. */
    @Test
    void nobodyWhoAsksWaitsForAReadingToBeTaken() {
        table.open(reading -> {
            told.add(reading);
            CompletableFuture.runAsync(
                            () -> {
                                reader.condition();
                                scale.condition();
                                reader.scan(new ScanPlan(Map.of(1, 3)));
                                scale.zero();
                            })
                    .orTimeout(10, TimeUnit.SECONDS)
                    .join();
        });
        table.advance(100);
        assertFalse(told.isEmpty());
    }

    @Test
    void whoClosesAnotherDeviceDoesNotWaitForThisOne() {
        table.open(reading -> {
            told.add(reading);
            InputDevice other = reading instanceof Reading.Weight ? reader : scale;
            CompletableFuture.runAsync(other::close).orTimeout(10, TimeUnit.SECONDS).join();
        });
        table.advance(1_000);
        long kinds = told.stream().map(Reading::getClass).distinct().count();
        assertEquals(1, kinds);
    }

    @Test
    void aPlanWithAnUnknownAntennaIsRefusedAndChangesNothing() {
        assertThrows(
                IllegalArgumentException.class,
                () -> reader.scan(new ScanPlan(Map.of(1, 0, 9, 1))));
        table.open(told::add);
        table.advance(1_000);
        assertTrue(scansOf(1) > 5);
    }

    @Test
    void aPlanIsFollowed() {
        table.open(told::add);
        reader.scan(new ScanPlan(Map.of(1, 3)));
        table.advance(60_000);
        assertEquals(3.0, (double) scansOf(1) / scansOf(2), 0.05);
    }

    @Test
    void aReaderWhoseAntennasAllRestIsSilentUntilAnotherPlan() {
        table.open(told::add);
        table.advance(1_000);
        reader.scan(new ScanPlan(Map.of(1, 0, 2, 0)));
        table.advance(1_100);
        long before = scansOf(1) + scansOf(2);
        table.advance(60_000);
        assertEquals(before, scansOf(1) + scansOf(2));
        reader.scan(ScanPlan.EVEN);
        table.advance(60_200);
        assertTrue(scansOf(1) + scansOf(2) > before);
    }

    @Test
    void aTableMayHaveNoScalesReadersWithoutAntennasOrNothingAtAll() {
        for (List<VirtualSource> sources :
                List.of(List.<VirtualSource>of(), List.of(Bench.reader("empty")))) {
            VirtualTable bare = new VirtualTable(sources, Noise.HARSH, new Chance(1));
            bare.open(told::add);
            bare.lay(Bench.tag(0), Bench.CENTRE);
            bare.carry(Bench.tag(0), CardSpot.at(50, 0), 1_000);
            bare.advance(36_000_000);
        }
        assertEquals(List.of(), Bench.all(Reading.Inventory.class, told));
    }

    private long scansOf(int antenna) {
        Tally tally = new Tally(antenna);
        told.forEach(tally::add);
        return tally.scans();
    }
}
