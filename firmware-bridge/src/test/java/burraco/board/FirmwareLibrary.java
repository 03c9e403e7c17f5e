package burraco.board;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

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
 * The firmware as it is on a board, in this process: its time, its line and its world are played by
 * whoever calls it. A library is there once in a process, so each board loads a copy of its own.
 */
@SuppressWarnings("restricted")
public final class FirmwareLibrary {
    /** No inventory is under way. */
    public static final int NO_PORT = -1;

    private static final int ROOM = 1 << 16;
    private static final int MOST_TAGS = 64;
    private static final byte NO_STRENGTH = -128;

    private final SymbolLookup symbols;
    private final MethodHandle input;
    private final MethodHandle step;
    private final MethodHandle output;
    private final MethodHandle contact;
    private final MethodHandle load;
    private final MethodHandle scanWanted;
    private final MethodHandle heard;
    private final MethodHandle waiting;
    private final MemorySegment bytes;
    private final MemorySegment uids;
    private final MemorySegment strengths;

    /**
     * @param ringBytes the size of its ring of events; 0: the usual one
     */
    public FirmwareLibrary(int ringBytes) {
        Arena forEver = Arena.ofAuto();
        symbols = SymbolLookup.libraryLookup(copyOf(FirmwareBuild.library(ringBytes)), forEver);
        bytes = forEver.allocate(ROOM);
        uids = forEver.allocate(8 * MOST_TAGS);
        strengths = forEver.allocate(MOST_TAGS);
        input = function("tb_input", JAVA_INT, ADDRESS, JAVA_INT);
        step = function("tb_step", JAVA_LONG, JAVA_LONG);
        output = function("tb_output", JAVA_INT, ADDRESS, JAVA_INT);
        contact = action("tb_contact", JAVA_INT, JAVA_INT);
        load = action("tb_load", JAVA_INT, JAVA_INT);
        scanWanted = function("tb_scan_wanted", JAVA_INT);
        heard = function("tb_heard", JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS, ADDRESS, JAVA_INT);
        waiting = function("tb_waiting", JAVA_LONG);
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

    private MethodHandle function(String name, ValueLayout result, MemoryLayout... arguments) {
        return handle(name, FunctionDescriptor.of(result, arguments));
    }

    private MethodHandle action(String name, MemoryLayout... arguments) {
        return handle(name, FunctionDescriptor.ofVoid(arguments));
    }

    private MethodHandle handle(String name, FunctionDescriptor shape) {
        return Linker.nativeLinker().downcallHandle(symbols.findOrThrow(name), shape);
    }

    private interface Call<T> {
        T now() throws Throwable;
    }

    private static <T> T call(Call<T> call) {
        try {
            return call.now();
        } catch (RuntimeException | Error as) {
            throw as;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Power on. */
    public void start(int boot, int antennas, int scales, int buttons) {
        MethodHandle parts = action("tb_new", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
        MethodHandle on = action("tb_start", JAVA_INT);
        call(() -> {
            parts.invokeExact(antennas, scales, buttons, 0, 0);
            on.invokeExact(boot);
            return true;
        });
    }

    /** Bytes come over its line. */
    public void input(byte[] from, int length) {
        MemorySegment.copy(from, 0, bytes, ValueLayout.JAVA_BYTE, 0, length);
        int taken = call(() -> (int) input.invokeExact(bytes, length));
        if (taken != length) {
            throw new IllegalStateException("the line was full");
        }
    }

    /** Runs until nothing more is to be done; when it wants to be run again. */
    public long step(long micros) {
        return call(() -> (long) step.invokeExact(micros));
    }

    /** What it sent since this was asked last. */
    public byte[] output() {
        int length = call(() -> (int) output.invokeExact(bytes, ROOM));
        return bytes.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE);
    }

    public void contact(int button, boolean closed) {
        act(contact, button, closed ? 1 : 0);
    }

    public void load(int scale, int milligrams) {
        act(load, scale, milligrams);
    }

    private static void act(MethodHandle what, int which, int value) {
        call(() -> {
            what.invokeExact(which, value);
            return true;
        });
    }

    /** The port whose inventory is under way. */
    public int scanWanted() {
        return call(() -> (int) scanWanted.invokeExact());
    }

    /** The inventory of this port is over; its outcome as in the protocol. */
    public void heard(int port, int outcome, List<Answer> answers) {
        for (int i = 0; i < answers.size(); i++) {
            byte[] uid = HexFormat.of().parseHex(answers.get(i).tag().hex());
            MemorySegment.copy(uid, 0, uids, ValueLayout.JAVA_BYTE, 8L * i, 8);
            byte strength = (byte) answers.get(i).strength().orElse(NO_STRENGTH);
            strengths.set(ValueLayout.JAVA_BYTE, i, strength);
        }
        int count = answers.size();
        int believed = call(() -> (int) heard.invokeExact(port, outcome, uids, strengths, count));
        if (believed == 0) {
            throw new IllegalStateException("no inventory of port " + port + " is under way");
        }
    }

    /** How many events the host has not taken. */
    public long waiting() {
        return call(() -> (long) waiting.invokeExact());
    }
}
