package burraco.hal.guest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.virtual.Chance;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The disk loses what it may lose in a power cut, and nothing else. */
class ForgetfulDiskTest {
    private static final int SECTOR = 512;
    private static final int BLOCK = 8 * SECTOR;

    private final ForgetfulDisk disk = new ForgetfulDisk(new byte[4 * BLOCK]);

    private static byte[] block(int value) {
        byte[] block = new byte[BLOCK];
        Arrays.fill(block, (byte) value);
        return block;
    }

    @Test
    void whatWasFlushedIsThereAfterTheCut() {
        disk.write(BLOCK, block(1));
        disk.flush();
        disk.write(BLOCK, block(2));
        disk.flush();
        assertEquals(0, disk.losePower(new Chance(1)));
        assertArrayEquals(block(2), disk.read(BLOCK, BLOCK));
    }

    @Test
    void untilTheCutWhatWasWrittenCanBeRead() {
        disk.write(0, block(1));
        assertArrayEquals(block(1), disk.read(0, BLOCK));
    }

    @Test
    void whatWasNotFlushedIsThereOrNotOrInPart() {
        Set<Integer> sectors = new HashSet<>();
        Chance chance = new Chance(1);
        for (int i = 0; i < 1000; i++) {
            ForgetfulDisk one = new ForgetfulDisk(new byte[BLOCK]);
            one.write(0, block(1));
            int lost = one.losePower(chance);
            int kept = 0;
            for (byte there : one.read(0, BLOCK)) {
                kept += there;
            }
            assertEquals(kept < BLOCK ? 1 : 0, lost);
            assertEquals(0, kept % SECTOR);
            sectors.add(kept / SECTOR);
        }
        assertEquals(Set.of(0, 1, 2, 3, 4, 5, 6, 7, 8), sectors);
    }

    @Test
    void aLaterWriteMayBeThereWithoutAnEarlierOne() {
        boolean seen = false;
        Chance chance = new Chance(1);
        for (int i = 0; i < 1000; i++) {
            ForgetfulDisk one = new ForgetfulDisk(new byte[2 * BLOCK]);
            one.write(0, block(1));
            one.write(BLOCK, block(2));
            one.losePower(chance);
            seen |= one.read(0, 1)[0] == 0 && one.read(BLOCK, 1)[0] == 2;
        }
        assertTrue(seen);
    }

    @Test
    void thePowerGoesInTheMiddleOfTheWriteThatWasSaid() {
        disk.write(0, block(1));
        disk.cutAfter(2);
        assertTrue(disk.write(0, block(2)));
        assertEquals(1, disk.cut().getCount());
        assertFalse(disk.write(0, block(3)));
        assertEquals(0, disk.cut().getCount());
        assertEquals(3, disk.writes());
    }
}
