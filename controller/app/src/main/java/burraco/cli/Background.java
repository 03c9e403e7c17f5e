package burraco.cli;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Runs work at the lowest priority that Linux has, so that the game's threads get a processor first
 * however busy the pages are. Java sets priorities of threads for the superuser only; the C library
 * lets everybody lower his own. A virtual thread lowers the one that carries it, and those that
 * this one starts inherit it.
 */
final class Background {
    private static final int PROCESS = 0;
    private static final int THIS_THREAD = 0;
    private static final int LOWEST = 19;

    private Background() {}

    /** The same work, done when nothing of the game is waiting. */
    static Runnable of(Runnable work) {
        return () -> {
            giveWay();
            work.run();
        };
    }

    private static void giveWay() {
        try {
            int result = (int) Call.SET_PRIORITY.invokeExact(PROCESS, THIS_THREAD, LOWEST);
            assert result <= 0;
        } catch (Throwable cannot) {
            // The pages are as important as the game then, which they were for years.
        }
    }

    /** Found once: each connection asks for it. */
    private static final class Call {
        static final MethodHandle SET_PRIORITY = setPriority();

        @SuppressWarnings("restricted") // The program is started with leave to ask the C library.
        private static MethodHandle setPriority() {
            Linker linker = Linker.nativeLinker();
            return linker.downcallHandle(
                    linker.defaultLookup().findOrThrow("setpriority"),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_INT));
        }
    }
}
