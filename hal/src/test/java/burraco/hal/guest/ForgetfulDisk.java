package burraco.hal.guest;

import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * A disk with a volatile cache. What was written since the last flush can be read back; when the
 * power is cut, each of those writes may have reached the platter wholly, in part or not at all, in
 * any order.
 */
public final class ForgetfulDisk {
    private static final int SECTOR = 512;

    private final byte[] platter;
    private final List<Write> cached = new ArrayList<>();
    private byte[] seen;
    private int writes;
    private long leftUntilCut = Long.MAX_VALUE;
    private CountDownLatch cut = new CountDownLatch(1);

    private record Write(int at, byte[] bytes) {}

    /** A disk with these contents. */
    public ForgetfulDisk(byte[] platter) {
        this.platter = platter.clone();
        seen = platter.clone();
    }

    public int size() {
        return platter.length;
    }

    /** Cuts the power in the middle of the write with this number, counted from now. */
    public synchronized void cutAfter(long writes) {
        leftUntilCut = writes;
    }

    /** The number of writes since the power came on. */
    public synchronized int writes() {
        return writes;
    }

    /** Reaches zero when the power is cut. */
    public CountDownLatch cut() {
        return cut;
    }

    public synchronized byte[] read(int at, int length) {
        return Arrays.copyOfRange(seen, at, at + length);
    }

    /** False if the power is cut: then no write is acknowledged. */
    public synchronized boolean write(int at, byte[] bytes) {
        writes++;
        cached.add(new Write(at, bytes));
        System.arraycopy(bytes, 0, seen, at, bytes.length);
        if (--leftUntilCut > 0) {
            return true;
        }
        cut.countDown();
        return false;
    }

    /** Everything written so far reaches the platter. */
    public synchronized void flush() {
        cached.forEach(write -> put(write, write.bytes().length));
        cached.clear();
    }

    private void put(Write write, int length) {
        System.arraycopy(write.bytes(), 0, platter, write.at(), length);
    }

    /** Power returns; gives how many of the writes since the last flush are lost or incomplete. */
    public synchronized int losePower(Chance chance) {
        int lost = 0;
        for (Write write : cached) {
            int sectors = write.bytes().length / SECTOR;
            int kept = chance.below(2) == 0 ? sectors : chance.below(sectors + 1);
            put(write, kept * SECTOR);
            lost += kept < sectors ? 1 : 0;
        }
        cached.clear();
        writes = 0;
        seen = platter.clone();
        leftUntilCut = Long.MAX_VALUE;
        cut = new CountDownLatch(1);
        return lost;
    }
}
