package burraco.cli.starter;

import burraco.cli.devices.ReaderDrivers;
import burraco.cli.devices.TableDevices;
import burraco.cli.doctor.DoctorPorts;
import burraco.cli.link.LinkOptions;
import burraco.cli.link.LinkPeer;
import burraco.cli.link.LinkSearch;
import burraco.cli.out.Screen;
import burraco.examination.DeviceComplaint;
import burraco.examination.DeviceFault;
import burraco.examination.SilentSource;
import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Trouble;
import burraco.layout.DevicesInfo;
import burraco.layout.SourceInfo;
import burraco.wire.Port;
import burraco.wire.PortLost;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Finds the reader on one port, by each protocol for which there is a driver. */
final class StarterSearch {
    /** A board's driver needs three seconds to tell silence from bytes that are no answer. */
    private static final long DIAGNOSIS_MILLIS = 4_000;

    private static final long LOOK_MILLIS = 50;

    /** What the search on a port came to. */
    sealed interface Result {
        record Reader(SourceInfo source) implements Result {}

        record Nobody(SourceInfo tried, DeviceComplaint why) implements Result {}
    }

    private final Screen screen;
    private final LongSupplier micros;
    private final long longest;

    /**
     * @param longest so many milliseconds each protocol gets at most
     */
    StarterSearch(Screen screen, LongSupplier micros, long longest) {
        this.screen = screen;
        this.micros = micros;
        this.longest = longest;
    }

    Result find(String port) throws InterruptedException {
        SourceInfo board = source(SourceInfo.BOARD, port);
        if (isFile(port)) {
            return new Result.Nobody(board, DeviceComplaint.of(DeviceFault.NOT_A_PORT, port));
        }
        Optional<Condition.Lost> closed = closed(board);
        if (closed.isPresent()) {
            return new Result.Nobody(board, why(board, closed.get()));
        }
        List<String> kinds = new ArrayList<>(List.of(SourceInfo.BOARD));
        kinds.addAll(ReaderDrivers.KINDS);
        for (String kind : kinds) {
            if (answers(kind, port)) {
                return new Result.Reader(source(kind, port));
            }
        }
        return new Result.Nobody(board, why(board, diagnosis(board)));
    }

    private static boolean isFile(String port) {
        return Files.isRegularFile(Path.of(port)) || Files.isDirectory(Path.of(port));
    }

    /** Opens the port once, so that one that cannot be used is reported at once. */
    private static Optional<Condition.Lost> closed(SourceInfo board) {
        try (Port _ = ReaderDrivers.port(board).open()) {
            return Optional.empty();
        } catch (PortLost no) {
            Trouble trouble =
                    switch (no.why()) {
                        case ABSENT, GONE, CLOSED -> Trouble.UNPLUGGED;
                        case REFUSED, TAKEN -> Trouble.REFUSED;
                        case STUCK -> Trouble.SILENT;
                    };
            return Optional.of(new Condition.Lost(trouble, no.getMessage()));
        }
    }

    private boolean answers(String kind, String port) throws InterruptedException {
        Optional<LinkPeer> found =
                new LinkSearch(options(port), Optional.empty(), micros, screen, longest)
                        .tried(kind, new CountDownLatch(1));
        if (found.isEmpty()) {
            return false;
        }
        try (LinkPeer peer = found.get()) {
            return peer.isUsable();
        }
    }

    /** Why a board's driver does not understand what is on the port. */
    private Condition.Lost diagnosis(SourceInfo board) throws InterruptedException {
        try (TableDevices devices =
                TableDevices.of(StarterKit.layout(board), DevicesInfo.NONE, micros, 1)) {
            InputDevice antennas = devices.inputs().getFirst();
            antennas.open(_ -> {});
            long until = micros.getAsLong() + DIAGNOSIS_MILLIS * 1_000;
            while (isUndecided(antennas.condition()) && micros.getAsLong() < until) {
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            }
            return lost(antennas.condition());
        }
    }

    private static boolean isUndecided(Condition condition) {
        return !(condition instanceof Condition.Lost(Trouble trouble, String _))
                || trouble == Trouble.SILENT
                || trouble == Trouble.UNTRIED;
    }

    /** A driver that knows nothing yet has not been answered. */
    private static Condition.Lost lost(Condition condition) {
        return condition instanceof Condition.Lost lost
                ? lost
                : new Condition.Lost(Trouble.SILENT, "");
    }

    /** Why a reader that has answered is lost. */
    static DeviceComplaint whyLost(SourceInfo source, Condition condition) {
        return why(source, lost(condition));
    }

    private static DeviceComplaint why(SourceInfo source, Condition.Lost lost) {
        return SilentSource.why(
                source,
                ReaderDrivers.baud(source.kind()),
                lost,
                DoctorPorts.look(source.port().orElseThrow()),
                Optional.empty());
    }

    private static SourceInfo source(String kind, String port) {
        return new SourceInfo(StarterKit.SOURCE, kind, Optional.of(port));
    }

    private static LinkOptions options(String port) {
        return new LinkOptions(
                port,
                Optional.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                1,
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
