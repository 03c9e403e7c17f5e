package burraco.cli.hall;

import burraco.cli.options.Arguments;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerKeeper;
import burraco.hall.view.Joining;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A whole tournament on this machine: a hall, virtual tables as programs of their own, and a
 * direction that does what is next.
 */
final class HallDemo {
    private static final long LOOK_MILLIS = 500;

    private final Screen screen;
    private final Arguments typed;
    private final int tables;
    private final double speed;
    private final long seed;
    private final HallProcess.Ports ports;
    private final boolean isTyped;
    private final List<AutoCloseable> parts = new ArrayList<>();
    private final CountDownLatch stop = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    HallDemo(Screen screen, Arguments typed) {
        this.screen = screen;
        this.typed = typed;
        tables = typed.number("--tables");
        speed = typed.decimal("--speed");
        seed = typed.isThere("--seed") ? typed.whole("--seed") : 1;
        ports = HallProcess.Ports.of(typed, "127.0.0.1");
        isTyped = HallProcess.Ports.isTyped(typed);
    }

    int untilStopped() throws IOException, InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(this::end));
        try {
            Path root = Files.createTempDirectory("burraco-hall");
            parts.add(() -> delete(root));
            HallAudience audience = HallAudience.of(typed, new HallFolder(root.resolve("hall")));
            HallProcess hall = hall(root);
            audience.show(hall.hall(), screen);
            new HallSigns(screen).tell(hall, root.resolve("hall"));
            for (int table = 1; table <= tables; table++) {
                Path journal = root.resolve("table-" + table);
                VirtualTables.Child child =
                        VirtualTables.start(
                                hall.server().origin(), table, journal, seed + table, speed);
                parts.add(child);
            }
            DemoDirection direction = new DemoDirection(hall.hall(), speed);
            while (!stop.await(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                admit(hall);
                direction.look();
            }
            return ExitStatus.DONE;
        } finally {
            close();
        }
    }

    private HallProcess hall(Path root) throws IOException {
        HallFolder folder = new HallFolder(root.resolve("hall"));
        folder.make();
        try (HallStore file = HallStore.open(folder.ledger(), Log::warn)) {
            Ledger ledger = new Ledger(file, System::currentTimeMillis);
            new LedgerKeeper(file, ledger).begin(DemoTournament.of(tables, seed), "demo");
        }
        HallProcess hall = opened(folder);
        parts.add(hall);
        return hall;
    }

    /**
     * On the ports that were typed, or on the usual ones, or on any free ones if these are in use.
     */
    private HallProcess opened(HallFolder folder) throws IOException {
        try {
            return HallProcess.open(folder, ports, Optional.empty());
        } catch (BindException taken) {
            if (isTyped) {
                throw taken;
            }
            return HallProcess.open(folder, ports.anyFree(), Optional.empty());
        }
    }

    /** In a demo nobody compares codes: the tables are children of this program. */
    private void admit(HallProcess hall) throws IOException {
        for (Joining one : hall.hall().now().joining()) {
            Optional<Integer> table = VirtualTables.number(one.name());
            if (table.isPresent() && isOfThisMachine(one.from())) {
                hall.hall().admit(one.id(), one.name(), table.get(), "demo");
            }
        }
    }

    /** Where the demo is open to a network, others must not come in by a name. */
    private static boolean isOfThisMachine(String from) throws IOException {
        InetAddress address = InetAddress.ofLiteral(from);
        return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
    }

    private void end() {
        stop.countDown();
        try {
            stopped.await(10, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private void close() {
        for (AutoCloseable part : parts.reversed()) {
            try {
                part.close();
            } catch (Exception cannot) {
                Log.warn("at the end: {}", String.valueOf(cannot.getMessage()));
            }
        }
        stopped.countDown();
    }

    private static void delete(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(one);
            }
        }
    }
}
