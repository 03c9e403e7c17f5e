package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Reading;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tags that stay active and fall silent, on readers for ISO 14443. */
class TrapTest {
    private static final Noise NOISE =
            Bench.only(NoiseFigure.TRAP_LENGTH).with(NoiseFigure.TRAP_EVERY, 5, 60);

    @Test
    void aTagIsSilentForAMomentNowAndThen() {
        Bench bench = Bench.one(NOISE);
        bench.lay(0, Bench.CENTRE);
        long last = 0;
        long endOfSilence = 0;
        int silences = 0;
        long allSilent = 0;
        long begun = bench.table.now();
        while (silences < 200) {
            for (var scan : Bench.all(Reading.Inventory.class, bench.hear(1_000))) {
                if (scan.answers().isEmpty()) {
                    continue;
                }
                long gap = scan.at() - last;
                if (gap > 20 && last > 0) {
                    assertTrue(gap >= 200 && gap <= 606, "silent for " + gap + " ms");
                    long apart = last - endOfSilence;
                    assertTrue(apart >= 4_990 && apart <= 60_000, apart + " ms apart");
                    silences++;
                    allSilent += gap;
                    endOfSilence = scan.at();
                }
                last = scan.at();
            }
        }
        // A gap seems one scan longer than it is.
        double length = (double) allSilent / silences - 2.4;
        Odds.mean("silences last", length, 400, 400 / Math.sqrt(12), silences);
        double apart = (double) (endOfSilence - begun) / silences;
        Odds.mean("silences are apart", apart, 32_900, 55_000 / Math.sqrt(12), silences);
    }

    @Test
    void aTagThatWasAwayForLongIsNotSilentJustAsItComesBack() {
        Bench bench = new Bench(NOISE, Bench.reader("left", Bench.antenna(1, Bench.HALL)));
        bench.laySideBySide(100);
        bench.hear(1_000);
        for (int i = 0; i < 100; i++) {
            bench.table.take(Bench.tag(i));
        }
        bench.hear(600_000);
        bench.laySideBySide(100);
        bench.hear(200);
        Tally tally = bench.count(1, 1);
        // About one tag in eighty is silent at any moment.
        assertTrue(tally.answers() >= 90 * tally.scans(), tally.answers() + " of 100 answer");
    }

    @Test
    void readersForOurTagsHaveNoSuchTrap() {
        Bench bench = Bench.one(Bench.STILL);
        bench.lay(0, Bench.CENTRE);
        Tally tally = bench.count(1, 100_000);
        assertEquals(0, tally.missed(Bench.tag(0)));
    }

    @Test
    void theTrapChangesNothingInWhatBreaksByChance() {
        Noise breaking =
                Bench.STILL
                        .with(NoiseFigure.LINK_LOSSES, 60, 60)
                        .with(NoiseFigure.SCAN_SETTLE, 1000, 1000);
        Bench.assertAlike(faults(breaking), faults(breaking.with(NoiseFigure.TRAP_EVERY, 1, 2)));
    }

    private static List<Reading> faults(Noise noise) {
        Bench bench = Bench.one(noise);
        bench.lay(0, Bench.CENTRE);
        List<Reading> told = bench.hear(3_600_000);
        return told.stream().filter(Reading.SourceFault.class::isInstance).toList();
    }
}
