package burraco.cli.hall;

import java.util.function.LongSupplier;

/**
 * The hall's time: it begins with the clock on the wall and goes on steadily, whatever happens to
 * that one.
 */
final class HallClockOfMachine implements LongSupplier {
    private static final long NANOS = 1_000_000;

    private final long wall = System.currentTimeMillis();
    private final long begun = System.nanoTime();

    @Override
    public long getAsLong() {
        return wall + (System.nanoTime() - begun) / NANOS;
    }
}
