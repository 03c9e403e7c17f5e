package burraco.cli.pages;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * Runs work at the lowest priority that Linux has, so that the game's threads get a processor first
 * however busy the pages are. Java sets priorities of threads for the superuser only; the C library
 * lets everybody lower his own. A virtual thread lowers the one that carries it, and those that
 * this one starts inherit it.
 */
final class LowPriority {
    private static final int PROCESS = 0;
    private static final int THIS_THREAD = 0;
    private static final int LOWEST = 19;

    private static final Optional<MethodHandle> SET_PRIORITY = setPriority();

    private LowPriority() {}

    /** Wraps work so that it runs at the lowest priority. */
    static Runnable of(Runnable work) {
        return () -> {
            SET_PRIORITY.ifPresent(LowPriority::lower);
            work.run();
        };
    }

    private static void lower(MethodHandle setPriority) {
        try {
            int result = (int) setPriority.invokeExact(PROCESS, THIS_THREAD, LOWEST);
            assert result <= 0;
        } catch (RuntimeException | Error fault) {
            throw fault;
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Empty where the C library has none: the pages are then as important as the game. */
    @SuppressWarnings("restricted") // The program is started with leave to ask the C library.
    private static Optional<MethodHandle> setPriority() {
        Linker linker = Linker.nativeLinker();
        FunctionDescriptor descriptor =
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT);
        return linker.defaultLookup()
                .find("setpriority")
                .map(function -> linker.downcallHandle(function, descriptor));
    }
}
