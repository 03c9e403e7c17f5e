package burraco.hal.virtual;

import burraco.hal.Reading;
import org.junit.jupiter.api.Test;

/** Misses come in bursts. */
class BurstTest {
    private static final int SCANS = 150_000;
    private static final double BEGIN = NoiseFigure.BURST_BEGIN.reference().middle();
    private static final double END = NoiseFigure.BURST_END.reference().middle();

    /** Cards are missed in bursts and only there, so misses show the bursts. */
    private static final Noise BARE =
            Bench.only(NoiseFigure.BURST_BEGIN, NoiseFigure.BURST_END)
                    .with(NoiseFigure.BURST_MISS, 1, 1);

    @Test
    void theyTakeTheirShareOfTheTime() {
        Bench bench = Bench.one(BARE);
        bench.lay(0, Bench.CENTRE);
        Tally tally = bench.count(1, SCANS);
        // A scan resembles the one before, so they are worth fewer independent ones.
        double alike = 1 - BEGIN - END;
        long worth = (long) (tally.scans() * (1 - alike) / (1 + alike));
        long missed = (long) ((double) tally.missed(Bench.tag(0)) * worth / tally.scans() + 0.5);
        Odds.share("share of time in bursts", missed, worth, BEGIN / (BEGIN + END));
    }

    @Test
    void theyBeginAsOftenAndLastAsLongAsTheFiguresSay() {
        Bench bench = Bench.one(BARE);
        bench.lay(0, Bench.CENTRE);
        long inside = 0;
        long outside = 0;
        long begun = 0;
        boolean was = false;
        while (inside + outside < SCANS) {
            for (var scan : Bench.all(Reading.Inventory.class, bench.hear(1_000))) {
                boolean burst = scan.answers().isEmpty();
                begun += burst && !was ? 1 : 0;
                inside += burst ? 1 : 0;
                outside += burst ? 0 : 1;
                was = burst;
            }
        }
        Odds.share("bursts begun", begun, outside, BEGIN);
        double deviation = Math.sqrt(1 - END) / END;
        Odds.mean("scans in a burst", (double) inside / begun, 1 / END, deviation, begun);
    }

    @Test
    void withinACardIsMissedAsTheFigureSays() {
        Noise always =
                Bench.STILL.with(NoiseFigure.BURST_BEGIN, 1, 1).with(NoiseFigure.BURST_END, 0, 0);
        Bench bench = Bench.one(always);
        bench.lay(0, Bench.CENTRE);
        Tally tally = bench.count(1, 30_000);
        Odds.share("missed in a burst", tally.missed(Bench.tag(0)), tally.scans(), 0.8);
    }

    @Test
    void aCardThatIsMissedMoreAnywayIsNotHeardBetterInABurst() {
        Noise always =
                Bench.STILL
                        .with(NoiseFigure.BURST_BEGIN, 1, 1)
                        .with(NoiseFigure.BURST_END, 0, 0)
                        .with(NoiseFigure.MISS_CENTRE, 0.95, 0.95);
        Bench bench = Bench.one(always);
        bench.lay(0, Bench.CENTRE);
        Tally tally = bench.count(1, 30_000);
        Odds.share("missed in a burst", tally.missed(Bench.tag(0)), tally.scans(), 0.95);
    }

    @Test
    void eachCardHasItsOwn() {
        Bench bench = new Bench(BARE, Bench.reader("left", Bench.antenna(1, Bench.HALL)));
        bench.lay(0, Bench.place(0));
        bench.lay(1, Bench.place(1));
        long both = 0;
        long scans = 0;
        while (scans < SCANS) {
            for (var scan : Bench.all(Reading.Inventory.class, bench.hear(1_000))) {
                both += scan.answers().isEmpty() ? 1 : 0;
                scans++;
            }
        }
        double share = BEGIN / (BEGIN + END);
        // Two bursts overlap for two or three scans.
        long worth = scans / 3;
        Odds.share("both in a burst", both / 3, worth, share * share);
    }
}
