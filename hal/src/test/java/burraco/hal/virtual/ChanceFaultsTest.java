package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Area;
import burraco.hal.Reading;
import burraco.hal.TagId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random faults, and how often they happen. */
class ChanceFaultsTest {
    private static final long HOUR = 3_600_000;

    /** A scan every quarter of an hour, so that weeks pass quickly. */
    private static final Noise SLOW = Bench.STILL.with(NoiseFigure.SCAN_SETTLE, 900_000, 900_000);

    @Test
    void aReaderHangsAsOftenAndAsLongAsTheFiguresSay() {
        Noise noise = SLOW.with(NoiseFigure.READER_HANGS, 0.05, 0.05);
        List<Reading.SourceFault> told = faults(noise, 10_000);
        assertTold(told, "lost: silent", 500);
        // A driver notices after half a second.
        Range length = NoiseFigure.READER_HANG.reference();
        assertLasts(told, new Range(length.least() - 500, length.most() - 500));
    }

    @Test
    void aLinkIsLostAsOftenAndAsLongAsTheFiguresSay() {
        Noise noise = SLOW.with(NoiseFigure.LINK_LOSSES, 0.02, 0.02);
        List<Reading.SourceFault> told = faults(noise, 20_000);
        assertTold(told, "lost", 400);
        assertLasts(told, NoiseFigure.LINK_LOSS.reference());
    }

    @Test
    void eachReaderBreaksForItself() {
        Noise noise = SLOW.with(NoiseFigure.LINK_LOSSES, 0.1, 0.1);
        VirtualSource[] sources = new VirtualSource[4];
        for (int i = 0; i < 4; i++) {
            sources[i] = Bench.reader("reader-" + i, Bench.antenna(i + 1, Bench.CARD));
        }
        List<Reading> told = new Bench(noise, sources).hear(1_000 * HOUR);
        for (VirtualSource source : sources) {
            long lost =
                    Bench.all(Reading.SourceFault.class, told).stream()
                            .filter(fault -> fault.source().equals(source.id()))
                            .filter(fault -> fault.detail().startsWith("lost"))
                            .count();
            Odds.number("losses of " + source.id(), lost, 100);
        }
    }

    @Test
    void aConnectorWorksLooseSomewhereAndHalfTheReadersSaySo() {
        Noise noise = SLOW.with(NoiseFigure.ANTENNA_DETUNINGS, 0.02, 0.02);
        List<Reading> told = new ArrayList<>();
        VirtualSource two =
                Bench.reader("left", Bench.antenna(1, Bench.CARD), Bench.antenna(2, Bench.CARD));
        new Bench(noise, two).hear(20_000 * HOUR).forEach(told::add);
        List<Reading.AntennaFault> faults = Bench.all(Reading.AntennaFault.class, told);
        Odds.number("told detunings in 20 000 hours", faults.size(), 200);
        long ofTheFirst = faults.stream().filter(fault -> fault.antenna() == 1).count();
        Odds.share("of the first of two antennas", ofTheFirst, faults.size(), 0.5);
    }

    @Test
    void tagsDieOneByOneAsOftenAsTheFigureSays() {
        Noise noise = SLOW.with(NoiseFigure.TAG_DEATHS, 0.02, 0.02);
        long dead = 0;
        for (int evening = 0; evening < 10; evening++) {
            Bench bench = hall(100 + evening, noise);
            bench.laySideBySide(108);
            bench.hear(1_000 * HOUR);
            dead += 108 - bench.count(1, 1).tags().size();
        }
        Odds.number("dead in 10 000 hours", dead, 200);
    }

    @Test
    void theDeadDoNotDieAgain() {
        Bench bench = hall(1, SLOW.with(NoiseFigure.TAG_DEATHS, 1, 1));
        bench.laySideBySide(20);
        bench.hear(100 * HOUR);
        assertEquals(0, bench.count(1, 1).answers());
    }

    @Test
    void onATableWithoutTagsNobodyDies() {
        Bench bench = hall(1, SLOW.with(NoiseFigure.TAG_DEATHS, 1, 1));
        assertEquals(400, bench.hear(100 * HOUR).size(), 2);
    }

    @Test
    void strangersComeAsOftenAndStayAsLongAsTheFiguresSay() {
        Noise noise =
                Bench.STILL
                        .with(NoiseFigure.SCAN_SETTLE, 1_000, 1_000)
                        .with(NoiseFigure.FOREIGN, 0.1, 0.1);
        Bench bench = hall(1, noise);
        Tally tally = new Tally(1);
        bench.hear(100 * HOUR).forEach(tally::add);
        Odds.number("strangers in 100 hours", tally.tags().size(), 600);
        double stay = tally.answers() * 1.00139 / tally.tags().size();
        Range stays = NoiseFigure.FOREIGN_STAY.reference();
        double deviation = Odds.deviation(stays);
        Odds.mean("seconds of stay", stay, stays.middle(), deviation, tally.tags().size());
        for (TagId tag : tally.tags()) {
            assertTrue(tag.hex().startsWith("E004"), tag.hex());
        }
    }

    @Test
    void strangersComeToEveryAntenna() {
        Noise noise =
                Bench.STILL.with(NoiseFigure.SCAN_SETTLE, 500, 500).with(NoiseFigure.FOREIGN, 1, 1);
        Bench bench =
                new Bench(
                        noise,
                        Bench.reader("none"),
                        Bench.reader("left", Bench.antenna(1, Bench.CARD)),
                        Bench.reader("right", Bench.antenna(2, new Area(40, 0, 9, 9))));
        List<Reading> told = bench.hear(4 * HOUR);
        Tally one = new Tally(1);
        Tally two = new Tally(2);
        told.forEach(one::add);
        told.forEach(two::add);
        int all = one.tags().size() + two.tags().size();
        Odds.number("strangers in four hours", all, 240);
        Odds.share("over the first", one.tags().size(), all, 0.5);
    }

    @Test
    void damageOnTheLinkTakesAnInventoryAwayByItsLength() {
        Noise noise =
                Bench.STILL
                        .with(NoiseFigure.SCAN_AIR, 1, 1)
                        .with(NoiseFigure.LINK_DAMAGE, 1e-3, 1e-3);
        for (int tags : new int[] {0, 5, 30}) {
            Bench bench = hall(1, noise);
            bench.laySideBySide(tags);
            double every = 1 + AirTime.of(tags, 100);
            long scans = 5_000;
            int arrived = bench.hear((long) (scans * every) + 1).size();
            double share = (12 + 9 * tags) * 1e-3;
            Odds.share("lost with " + tags + " tags", scans - arrived, scans, share);
        }
    }

    private static Bench hall(long seed, Noise noise) {
        return new Bench(seed, noise, Bench.reader("left", Bench.antenna(1, Bench.HALL)));
    }

    private static List<Reading.SourceFault> faults(Noise noise, long hours) {
        return Bench.all(Reading.SourceFault.class, Bench.one(noise).hear(hours * HOUR));
    }

    private static void assertTold(List<Reading.SourceFault> told, String detail, double usual) {
        long lost = told.stream().filter(fault -> fault.detail().equals(detail)).count();
        Odds.number(detail, lost, usual);
        assertEquals(2 * lost, told.size(), 1);
    }

    private static void assertLasts(List<Reading.SourceFault> told, Range length) {
        double all = 0;
        int pairs = told.size() / 2;
        for (int i = 0; i < pairs; i++) {
            long lasted = told.get(2 * i + 1).at() - told.get(2 * i).at();
            assertEquals("back", told.get(2 * i + 1).detail());
            assertTrue(lasted >= length.least() - 1 && lasted <= length.most(), lasted + " ms");
            all += lasted;
        }
        // Times are rounded down to milliseconds.
        double expected = length.middle() - (length.most() > length.least() ? 0.5 : 0);
        Odds.mean("gone for", all / pairs, expected, Odds.deviation(length), pairs);
    }
}
