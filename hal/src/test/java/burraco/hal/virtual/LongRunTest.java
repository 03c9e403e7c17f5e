package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A table that runs for hours needs no more memory. */
class LongRunTest {
    private static final long HOUR = 3_600_000;
    private static final Noise NOISE =
            Noise.HARSH
                    .with(NoiseFigure.SCAN_SETTLE, 2_000, 2_000)
                    .with(NoiseFigure.FOREIGN, 1, 1)
                    .with(NoiseFigure.READER_HANGS, 10, 10)
                    .with(NoiseFigure.LINK_LOSSES, 10, 10)
                    .with(NoiseFigure.ANTENNA_DETUNINGS, 10, 10);

    @Test
    void neitherPlansNorTagsPileUpWhileItStands() {
        Bench bench = ReferenceTable.inTheMiddleOfAHand(NOISE);
        int most = 0;
        int tags = 0;
        for (int hour = 0; hour < 20; hour++) {
            bench.hear(HOUR);
            most = Math.max(most, bench.table.planned());
            tags = Math.max(tags, bench.table.tags());
        }
        // One fault of each kind by reader or antenna, and the ends of those that are active.
        assertTrue(most <= 2 * (4 * 2 + 27 + 2), most + " plans");
        assertTrue(tags <= 108 + 20, tags + " tags, 108 of them cards");
    }

    @Test
    void neitherPlansNorTracesPileUpWhileItIsPlayedOn() {
        Bench bench = ReferenceTable.inTheMiddleOfAHand(NOISE.with(NoiseFigure.FOREIGN, 0, 0));
        bench.hear(HOUR);
        for (int i = 0; i < 5_000; i++) {
            int card = i % 108;
            CardSpot spot = CardSpot.at(i % 90 - 45, i % 70 - 35);
            bench.table.carry(Bench.tag(card), spot, bench.table.now() + 500);
            bench.table.dip(Bench.tag((card + 50) % 108), spot, 300);
            bench.table.raise(bench.table.rest(0, 0, 6));
            bench.hear(1_000);
        }
        bench.hear(10_000);
        assertTrue(bench.table.planned() <= 2 * (4 * 2 + 27 + 2), bench.table.planned() + " plans");
        assertEquals(108, bench.table.tags());
    }

    @Test
    void nothingStaysOfACardThatLandedOrOfAHandThatWasRaised() {
        VirtualFelt felt = new VirtualFelt();
        Tag tag = felt.tag(Bench.tag(0));
        felt.appear(tag, Bench.CENTRE);
        felt.fade(tag, felt.appear(tag, Bench.CENTRE));
        felt.lay(tag, Bench.CENTRE);
        assertEquals(0, tag.faint.size());
        felt.raise(felt.rest(0, 0, 6, 50));
        assertEquals(0, felt.hands().size());
    }

    @Test
    void anAntennaHearsOfWhatLiesNearItOnly() {
        VirtualFelt felt = new VirtualFelt();
        Field field = new Field(Bench.antenna(1, Bench.CARD), felt, Noise.REFERENCE, new Chance(1));
        for (int i = 0; i < 1_000; i++) {
            Tag tag = felt.tag(Bench.tag(i));
            felt.lay(tag, Bench.CENTRE);
            felt.lay(tag, CardSpot.at(50, 0));
        }
        assertEquals(0, field.candidates().size());
        felt.lay(felt.tag(Bench.tag(7)), Bench.CENTRE);
        assertEquals(1, field.candidates().size());
        felt.forget(felt.tag(Bench.tag(7)));
        assertEquals(0, field.candidates().size());
        assertEquals(999, felt.tags().size());
    }
}
