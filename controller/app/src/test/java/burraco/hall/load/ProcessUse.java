package burraco.hall.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * What a process uses of the machine, as Linux counts it.
 *
 * @param ticks of processor time, each a hundredth of a second
 */
public record ProcessUse(long at, long ticks) {
    private static final double TICKS = 100;

    /** In /proc/PID/stat, counted behind the name of the program. */
    private static final int USER = 11;

    public static ProcessUse of(long pid) throws IOException {
        String stat = Files.readString(Path.of("/proc", "" + pid, "stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        long ticks = Long.parseLong(fields[USER]) + Long.parseLong(fields[USER + 1]);
        return new ProcessUse(System.nanoTime(), ticks);
    }

    /** Processors that it had on average since then. */
    public double since(ProcessUse before) {
        double seconds = (at - before.at) / (double) TimeUnit.SECONDS.toNanos(1);
        return (ticks - before.ticks) / TICKS / seconds;
    }

    /** VmRSS is what is resident now, VmHWM the most there ever was; in megabytes. */
    public static long memory(long pid, String which) throws IOException {
        return Files.readAllLines(Path.of("/proc", "" + pid, "status")).stream()
                .filter(line -> line.startsWith(which + ":"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst()
                .orElse(0);
    }
}
