package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Reading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The same seed and the same moves give the same readings. */
class SameSeedTest {
    private static final Noise BUSY =
            Noise.HARSH
                    .with(NoiseFigure.READER_HANGS, 100, 100)
                    .with(NoiseFigure.LINK_LOSSES, 100, 100)
                    .with(NoiseFigure.FOREIGN, 2, 2)
                    .with(NoiseFigure.TAG_DEATHS, 60, 60)
                    .with(NoiseFigure.ANTENNA_DETUNINGS, 60, 60)
                    .with(NoiseFigure.TRAP_EVERY, 5, 60)
                    .with(NoiseFigure.STRENGTH, -50, -50);
    private static final long MILLIS = 120_000;

    @Test
    void theSameSeedGivesTheSameReadings() {
        Bench.assertAlike(readings(1, BUSY, 1_000), readings(1, BUSY, 1_000));
    }

    @Test
    void howTimeIsCutIntoStepsDoesNotMatter() {
        List<Reading> inMinutes = readings(1, BUSY, 60_000);
        Bench.assertAlike(inMinutes, readings(1, BUSY, 1));
        Bench.assertAlike(inMinutes, readings(1, BUSY, 777));
    }

    @Test
    void anotherSeedGivesOthers() {
        assertNotEquals(readings(1, BUSY, 1_000), readings(2, BUSY, 1_000));
    }

    @Test
    void theTimesOfADeviceNeverGoBack() {
        List<Reading> all = readings(3, BUSY, 60_000);
        Map<String, Long> last = new HashMap<>();
        for (Reading reading : all) {
            String device = device(reading);
            assertTrue(reading.at() >= last.getOrDefault(device, 0L), device + ": " + reading);
            last.put(device, reading.at());
        }
        assertEquals(7, last.size(), "four readers and three scales: " + last.keySet());
    }

    /** Random numbers of one part change nothing in the others. */
    @Test
    void aScalesNoiseChangesNothingForReaders() {
        Noise other = BUSY.with(NoiseFigure.SCALE_NOISE, 0, 0).with(NoiseFigure.SCALE_STEP, 5, 5);
        assertSame(BUSY, other, reading -> !(reading instanceof Reading.Weight));
    }

    @Test
    void aReadersNoiseChangesNothingForScalesAndFaults() {
        Noise other =
                BUSY.with(NoiseFigure.MISS_CENTRE, 0, 0)
                        .with(NoiseFigure.SCAN_SETTLE, 20, 30)
                        .with(NoiseFigure.TRAP_EVERY, 0, 0);
        assertSame(
                BUSY,
                other,
                reading ->
                        reading instanceof Reading.Weight
                                || reading instanceof Reading.SourceFault
                                || reading instanceof Reading.AntennaFault);
    }

    @Test
    void faultsToOrderChangeNothingForOtherReaders() {
        Noise calm = Noise.REFERENCE.with(NoiseFigure.GARBLE_TWO, 1e-4, 1e-4);
        List<Reading> undisturbed = new ArrayList<>();
        List<Reading> disturbed = new ArrayList<>();
        for (List<Reading> told : List.of(undisturbed, disturbed)) {
            Bench bench = ReferenceTable.inTheMiddleOfAHand(calm);
            if (told == disturbed) {
                bench.table.faults().unplug("reader-1", 2_000, 3_000);
                bench.table.faults().detune(15, 1_000, 1, true);
            }
            for (Reading reading : bench.hear(20_000)) {
                if (device(reading).equals("reader-3") || device(reading).startsWith("scale")) {
                    told.add(reading);
                }
            }
        }
        Bench.assertAlike(undisturbed, disturbed);
    }

    private static void assertSame(Noise one, Noise other, Function<Reading, Boolean> ofWhat) {
        List<Reading> first = readings(4, one, 1_000).stream().filter(ofWhat::apply).toList();
        assertTrue(first.size() > 10, first.toString());
        Bench.assertAlike(first, readings(4, other, 1_000).stream().filter(ofWhat::apply).toList());
    }

    private static List<Reading> readings(long seed, Noise noise, long step) {
        Bench bench = ReferenceTable.empty(seed, noise);
        play(bench, seed);
        List<Reading> told = new ArrayList<>();
        for (long at = 0; at < MILLIS; at += step) {
            told.addAll(bench.hear(Math.min(step, MILLIS - at)));
        }
        assertTrue(told.size() > 1_000, told.size() + " readings");
        return told;
    }

    /** Lays, carries, pushes and takes cards, and rests hands on the table. */
    private static void play(Bench bench, long seed) {
        Chance chance = new Chance(seed);
        VirtualTable table = bench.table;
        for (int i = 0; i < 108; i++) {
            bench.lay(i, CardSpot.at(-6, 0));
        }
        for (long at = 500; at < MILLIS; at += 250) {
            int card = chance.below(108);
            long then = at;
            CardSpot spot = table.someSpot(chance);
            switch (chance.below(6)) {
                case 0 -> table.at(at, () -> bench.lay(card, spot));
                case 1 -> table.at(at, () -> table.carryOff(Bench.tag(card), then + 400));
                case 2 -> table.at(at, () -> table.push(Bench.tag(card), 1, 1));
                case 3 -> table.at(at, () -> table.dip(Bench.tag(card), spot, 300));
                case 4 -> {
                    int[] hand = new int[1];
                    table.at(at, () -> hand[0] = table.rest(spot.x(), spot.y(), 6));
                    table.at(at + 3_000, () -> table.raise(hand[0]));
                }
                default -> table.at(at, () -> table.carry(Bench.tag(card), spot, then + 600));
            }
        }
    }

    static String device(Reading reading) {
        return switch (reading) {
            case Reading.Inventory scan -> "reader-" + (scan.antenna() - 1) / 7;
            case Reading.Unclear scan -> "reader-" + (scan.antenna() - 1) / 7;
            case Reading.AntennaFault fault -> "reader-" + (fault.antenna() - 1) / 7;
            case Reading.SourceFault fault -> fault.source();
            case Reading.Weight weight -> "scale " + weight.scale();
            case Reading.Press press -> "button " + press.button().key();
        };
    }
}
