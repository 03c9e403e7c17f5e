package burraco.board;

import burraco.hal.Answer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;

/**
 * The firmware as functions: {@code boards/library/library.h}. A process loads a library only once,
 * so each board loads its own copy.
 */
@SuppressWarnings("restricted")
public final class FirmwareLibrary {
    /** No inventory is in progress. */
    public static final int NO_PORT = -1;

    private static final int NO_STRENGTH = -128;
    private static final MemoryLayout INT = ValueLayout.JAVA_INT;
    private static final MemoryLayout LONG = ValueLayout.JAVA_LONG;
    private static final MemoryLayout BYTES = ValueLayout.ADDRESS;

    private final SymbolLookup symbols;
    private final MethodHandle create;
    private final MethodHandle start;
    private final MethodHandle input;
    private final MethodHandle step;
    private final MethodHandle output;
    private final MethodHandle contact;
    private final MethodHandle load;
    private final MethodHandle tuned;
    private final MethodHandle wanted;
    private final MethodHandle heard;
    private final MethodHandle lamps;
    private final MethodHandle waiting;

    /**
     * Builds it if necessary; without a C compiler the test is skipped.
     *
     * @param ringBytes the size of its ring of events; 0 for the usual one
     */
    public FirmwareLibrary(int ringBytes) {
        Path file = copyOf(FirmwareBuild.library(ringBytes));
        symbols = SymbolLookup.libraryLookup(file, Arena.global());
        create = find("tb_new", FunctionDescriptor.ofVoid(INT, INT, INT, INT, INT));
        start = find("tb_start", FunctionDescriptor.ofVoid(INT));
        input = find("tb_input", FunctionDescriptor.of(INT, BYTES, INT));
        step = find("tb_step", FunctionDescriptor.of(LONG, LONG));
        output = find("tb_output", FunctionDescriptor.of(INT, BYTES, INT));
        contact = find("tb_contact", FunctionDescriptor.ofVoid(INT, INT));
        load = find("tb_load", FunctionDescriptor.ofVoid(INT, INT));
        tuned = find("tb_tuned", FunctionDescriptor.ofVoid(INT, INT, INT));
        wanted = find("tb_scan_wanted", FunctionDescriptor.of(INT));
        heard = find("tb_heard", FunctionDescriptor.of(INT, INT, INT, BYTES, BYTES, INT));
        lamps = find("tb_lamps", FunctionDescriptor.of(INT, BYTES, INT));
        waiting = find("tb_waiting", FunctionDescriptor.of(LONG));
    }

    private static Path copyOf(Path library) {
        try {
            Path copy = Files.createTempFile("table-board", ".so");
            copy.toFile().deleteOnExit();
            Files.write(copy, Files.readAllBytes(library));
            return copy;
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /** They are short and do not call back, so they may access our arrays. */
    private MethodHandle find(String name, FunctionDescriptor shape) {
        return Linker.nativeLinker()
                .downcallHandle(symbols.findOrThrow(name), shape, Linker.Option.critical(true));
    }

    private interface Calling<T> {
        T call() throws Throwable;
    }

    private static <T> T done(Calling<T> what) {
        try {
            return what.call();
        } catch (Throwable broken) {
            throw new AssertionError(broken);
        }
    }

    private static MemorySegment of(byte[] bytes) {
        return MemorySegment.ofArray(bytes);
    }

    void create(int antennas, int scales, int buttons, int lampsThere, int features) {
        done(() -> {
            create.invokeExact(antennas, scales, buttons, lampsThere, features);
            return 0;
        });
    }

    void start(int boot) {
        done(() -> {
            start.invokeExact(boot);
            return 0;
        });
    }

    int input(byte[] bytes, int length) {
        return done(() -> (int) input.invokeExact(of(bytes), length));
    }

    /** Returns when it is due again. */
    long step(long now) {
        return done(() -> (long) step.invokeExact(now));
    }

    int output(byte[] into) {
        return done(() -> (int) output.invokeExact(of(into), into.length));
    }

    public void contact(int button, boolean closed) {
        done(() -> {
            contact.invokeExact(button, closed ? 1 : 0);
            return 0;
        });
    }

    public void load(int scale, int milligrams) {
        done(() -> {
            load.invokeExact(scale, milligrams);
            return 0;
        });
    }

    void tuned(int port, int state, int measured) {
        done(() -> {
            tuned.invokeExact(port, state, measured);
            return 0;
        });
    }

    /** The port whose inventory is in progress, or {@link #NO_PORT}. */
    public int wanted() {
        return done(() -> (int) wanted.invokeExact());
    }

    /** Ends the inventory of this port, with an outcome as in the protocol. */
    public void heard(int port, int outcome, List<Answer> answers) {
        byte[] uids = new byte[8 * answers.size()];
        byte[] strengths = new byte[answers.size()];
        for (int i = 0; i < answers.size(); i++) {
            byte[] uid = HexFormat.of().parseHex(answers.get(i).tag().hex());
            System.arraycopy(uid, 0, uids, 8 * i, 8);
            strengths[i] = (byte) answers.get(i).strength().orElse(NO_STRENGTH);
        }
        if (!heard(port, outcome, uids, strengths, answers.size())) {
            throw new IllegalStateException("no inventory of port " + port + " is under way");
        }
    }

    boolean heard(int port, int outcome, byte[] uids, byte[] strengths, int count) {
        return done(
                () -> (int) heard.invokeExact(port, outcome, of(uids), of(strengths), count) != 0);
    }

    void lamps(byte[] into) {
        done(() -> (int) lamps.invokeExact(of(into), into.length));
    }

    public long waiting() {
        return done(() -> (long) waiting.invokeExact());
    }
}
