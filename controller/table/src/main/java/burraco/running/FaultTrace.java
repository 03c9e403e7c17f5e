package burraco.running;

import java.util.ArrayList;
import java.util.List;

/**
 * A fault of the program as lines for a log. Messages are left out, since they may name cards that
 * nobody has seen; classes and lines of code name none.
 */
public final class FaultTrace {
    /** Of an endless recursion the first frames say enough. */
    private static final int MOST_FRAMES = 100;

    private static final int MOST_CAUSES = 10;

    private FaultTrace() {}

    /** What kind of fault it is, and where. */
    public static String where(Throwable fault) {
        StackTraceElement[] frames = fault.getStackTrace();
        return fault.getClass().getSimpleName()
                + " at "
                + (frames.length == 0 ? "?" : frames[0].toString());
    }

    /** The whole trace, a line for each frame. */
    public static List<String> lines(Throwable fault) {
        List<String> lines = new ArrayList<>();
        Throwable one = fault;
        for (int causes = 0; one != null && causes < MOST_CAUSES; causes++) {
            lines.add((causes == 0 ? "" : "caused by ") + one.getClass().getName());
            StackTraceElement[] frames = one.getStackTrace();
            for (int i = 0; i < Math.min(frames.length, MOST_FRAMES); i++) {
                lines.add("  at " + frames[i]);
            }
            if (frames.length > MOST_FRAMES) {
                lines.add("  and " + (frames.length - MOST_FRAMES) + " more");
            }
            one = one.getCause();
        }
        return lines;
    }
}
