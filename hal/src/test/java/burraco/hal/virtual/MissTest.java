package burraco.hal.virtual;

import burraco.hal.Area;
import org.junit.jupiter.api.Test;

/** How often a single card is missed. */
class MissTest {
    private static final int PLACINGS = 300;
    private static final int SCANS = 150;

    @Test
    void aLoneCardAtTheCentreIsMissedAsTheFigureSays() {
        Range range = NoiseFigure.MISS_CENTRE.reference();
        assertMissed("at the centre", placed(NoiseFigure.MISS_CENTRE, Bench.CENTRE), range);
    }

    @Test
    void aLoneCardAtTheBorderIsMissedAsTheFigureSays() {
        Range range = NoiseFigure.MISS_EDGE.reference();
        assertMissed("at the border", placed(NoiseFigure.MISS_EDGE, CardSpot.at(4.5, 0)), range);
    }

    @Test
    void aCardBetweenBorderAndCentreIsMissedInProportion() {
        Range whole = NoiseFigure.MISS_EDGE.reference();
        Range half = new Range(whole.least() / 2, whole.most() / 2);
        assertMissed("half-way", placed(NoiseFigure.MISS_EDGE, CardSpot.at(0, 6 - 0.75)), half);
    }

    @Test
    void aCardUnderAHandIsMissedAsTheFigureSays() {
        Bench bench = Bench.one(Bench.only(NoiseFigure.MISS_HAND));
        bench.lay(0, Bench.CENTRE);
        Tally tally = new Tally(1);
        for (int i = 0; i < PLACINGS; i++) {
            int hand = bench.table.rest(3, 3, 6);
            bench.count(tally, SCANS);
            bench.table.raise(hand);
        }
        assertMissed("under a hand", tally, NoiseFigure.MISS_HAND.reference());
    }

    @Test
    void aHandCoversOnlyWhatIsUnderIt() {
        Bench bench = Bench.one(Bench.STILL.with(NoiseFigure.MISS_HAND, 1, 1));
        bench.lay(0, CardSpot.at(-3, 0));
        bench.lay(1, CardSpot.at(3, 0));
        int hand = bench.table.rest(-6, 0, 5);
        Tally under = bench.count(1, 100);
        Odds.share("missed under the hand", under.missed(Bench.tag(0)), under.scans(), 1);
        Odds.share("missed beside it", under.missed(Bench.tag(1)), under.scans(), 0);
        bench.table.raise(hand);
        Tally after = bench.count(1, 100);
        Odds.share("missed when it is raised", after.missed(Bench.tag(0)), after.scans(), 0);
    }

    /** Cards that are laid equally often are missed independently. */
    @Test
    void oneHandOverManyCardsIsNotTheSameForAllOfThem() {
        Bench bench =
                new Bench(
                        Bench.only(NoiseFigure.MISS_HAND),
                        Bench.reader("left", Bench.antenna(1, Bench.HALL)));
        bench.laySideBySide(108);
        bench.table.rest(0, 0, 200);
        Tally tally = bench.count(1, 400);
        long missed = 108L * tally.scans() - tally.answers();
        Range range = NoiseFigure.MISS_HAND.reference();
        Odds.share("missed under one hand", missed, 108L * tally.scans(), range, 108);
    }

    @Test
    void anAntennaThatIsSmallerThanItsBorderStillHears() {
        Noise noise = Bench.STILL.with(NoiseFigure.MISS_EDGE, 0.3, 0.3);
        VirtualSource tiny = Bench.reader("left", Bench.antenna(1, new Area(0, 0, 1, 1)));
        Bench bench = new Bench(noise, tiny);
        bench.lay(0, Bench.CENTRE);
        Tally tally = bench.count(1, 2_000);
        // 0.5 cm inside the edge, which has an effect up to 1.5 cm.
        Odds.share("missed", tally.missed(Bench.tag(0)), tally.scans(), 0.2);
    }

    private static Tally placed(NoiseFigure figure, CardSpot spot) {
        Bench bench = Bench.one(Bench.only(figure));
        Tally tally = new Tally(1);
        for (int i = 0; i < PLACINGS; i++) {
            bench.lay(0, spot);
            bench.count(tally, SCANS);
        }
        return tally;
    }

    private static void assertMissed(String where, Tally tally, Range range) {
        Odds.share("missed " + where, tally.missed(Bench.tag(0)), tally.scans(), range, PLACINGS);
    }
}
