package burraco.hal.guest;

import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * A disk with a cache that needs power. What was written since the last flush is there for whoever
 * reads; when the power goes, each of those writes may be on the platter, or not, or in part, in
 * whatever order they came.
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

    /** With these bytes on its platter. */
    public ForgetfulDisk(byte[] platter) {
        this.platter = platter.clone();
        seen = platter.clone();
    }

    public int size() {
        return platter.length;
    }

    /** The power goes in the middle of the write that is that many from here. */
    public synchronized void cutAfter(long writes) {
        leftUntilCut = writes;
    }

    /** How often somebody wrote to it since it has power. */
    public synchronized int writes() {
        return writes;
    }

    /** Until the power has gone. */
    public CountDownLatch cut() {
        return cut;
    }

    public synchronized byte[] read(int at, int length) {
        return Arrays.copyOfRange(seen, at, at + length);
    }

    /** False where the power goes: nobody is told that anything was written. */
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

    /** All that was written is on the platter. */
    public synchronized void flush() {
        cached.forEach(write -> put(write, write.bytes().length));
        cached.clear();
    }

    private void put(Write write, int length) {
        System.arraycopy(write.bytes(), 0, platter, write.at(), length);
    }

    /** The power is back; how many writes are not, or not whole, of those that were not flushed. */
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
