package burraco.hal.virtual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Area;
import burraco.hal.TagId;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Garbled tag numbers. */
class GarbledTagTest {
    private static final Noise NOISE = Bench.only(NoiseFigure.GARBLE, NoiseFigure.GARBLE_TWO);
    private static final int CARDS = 40;
    private static final Area BESIDE = new Area(0, 203, 400, 3);
    private static final Area APART = new Area(0, 205, 400, 3);

    @Test
    void oneReaderGarblesAsTheFigureSays() {
        Bench bench = new Bench(NOISE, Bench.reader("left", Bench.antenna(1, Bench.HALL)));
        assertGarbled("one reader", bench, 12_000, 1e-4);
    }

    @Test
    void twoReadersAtWorkSideBySideGarbleMore() {
        assertGarbled("two side by side", withAnotherAt(BESIDE), 1_500, 5e-3);
    }

    @Test
    void twoReadersApartGarbleAsOne() {
        assertGarbled("two apart", withAnotherAt(APART), 12_000, 1e-4);
    }

    @Test
    void aReaderThatHangsDisturbsNobody() {
        Bench bench = withAnotherAt(BESIDE);
        bench.table.faults().silence("right", 0, 10_000_000);
        assertGarbled("the other hangs", bench, 12_000, 1e-4);
    }

    @Test
    void antennasOfOneReaderTakeTurnsAndDisturbNobody() {
        Bench bench =
                new Bench(
                        NOISE,
                        Bench.reader(
                                "left", Bench.antenna(1, Bench.HALL), Bench.antenna(2, BESIDE)));
        assertGarbled("one reader, two antennas", bench, 12_000, 1e-4);
    }

    @Test
    void aGarbledNumberIsAsLongAsTheRightOneAndAnother() {
        Chance chance = new Chance(5);
        for (String hex :
                new String[] {"00", "80", "01020304", "E00401500000ABCD", "F".repeat(24)}) {
            for (int i = 0; i < 500; i++) {
                TagId wrong = GarbledTag.of(new TagId(hex), chance);
                assertEquals(hex.length(), wrong.hex().length(), hex + " " + wrong);
                assertNotEquals(hex, wrong.hex());
            }
        }
    }

    @Test
    void aBitIsWrongOrAllHaveSlippedByOne() {
        Chance chance = new Chance(6);
        BigInteger right = new BigInteger("E00401500000ABCD", 16);
        BigInteger slipped = new BigInteger("C00802A00001579A", 16);
        Set<Integer> flipped = new HashSet<>();
        int slips = 0;
        for (int i = 0; i < 2_000; i++) {
            TagId garbled = GarbledTag.of(new TagId("E00401500000ABCD"), chance);
            BigInteger wrong = new BigInteger(garbled.hex(), 16);
            if (wrong.equals(slipped)) {
                slips++;
            } else {
                assertEquals(1, wrong.xor(right).bitCount(), garbled.hex());
                flipped.add(wrong.xor(right).getLowestSetBit());
            }
        }
        Odds.share("slips", slips, 2_000, 0.5);
        assertTrue(flipped.size() == 64, flipped + " of 64 bits");
    }

    @Test
    void aNumberOfFourBytesIsGarbledOnTheTableToo() {
        Bench bench = Bench.one(Bench.STILL.with(NoiseFigure.GARBLE, 1, 1));
        bench.table.lay(new TagId("01020304"), Bench.CENTRE);
        for (TagId tag : bench.count(1, 300).tags()) {
            assertEquals(8, tag.hex().length(), tag.hex());
        }
    }

    private static Bench withAnotherAt(Area area) {
        return new Bench(
                NOISE,
                Bench.reader("left", Bench.antenna(1, Bench.HALL)),
                Bench.reader("right", Bench.antenna(2, area)));
    }

    private static void assertGarbled(String what, Bench bench, int scans, double share) {
        bench.laySideBySide(CARDS);
        Tally tally = bench.count(1, scans);
        int right = 0;
        for (int i = 0; i < CARDS; i++) {
            right += tally.heard(Bench.tag(i));
        }
        assertEquals(CARDS * tally.scans(), tally.answers());
        Odds.share(what, tally.answers() - right, tally.answers(), share);
    }
}
