package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.files.TableFiles;
import burraco.cli.out.Screen;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.running.Clock;
import burraco.testing.RealSources;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table with one real source, which is not there, and virtual ones. */
class RunDevicesTest {
    @TempDir private Path folder;

    /** A clock that advances by a tenth of a second at each call. */
    private static final class Hurried implements Clock {
        private final AtomicLong millis = new AtomicLong();

        @Override
        public long now(long last) {
            return Math.max(last, millis.addAndGet(100));
        }

        @Override
        public long nanos() {
            return millis.get() * 1_000_000;
        }
    }

    @Test
    void forARealAntennaNobodySpeaksButItsReader() throws Exception {
        Path config = RealSources.write(folder, Map.of("centre", "board"), "");
        PrintStream err = new PrintStream(PrintStream.nullOutputStream());
        TableFiles files = new TableFiles(new Screen(err, err, false, false));
        TableFiles.Table table = files.table(config).orElseThrow();
        Layout layout = table.layout();
        Set<Integer> virtual =
                layout.antennas().stream()
                        .filter(antenna -> !antenna.source().equals("centre"))
                        .map(LaidAntenna::antenna)
                        .map(antenna -> antenna.id())
                        .collect(Collectors.toSet());
        Set<Integer> heard = new ConcurrentSkipListSet<>();
        AtomicBoolean weighed = new AtomicBoolean();
        CountDownLatch enough = new CountDownLatch(500);
        try (RunDevices devices =
                RunDevices.of(
                        layout,
                        files.devices(config).orElseThrow(),
                        table.deck(),
                        new Hurried(),
                        0)) {
            devices.open(reading -> {
                if (reading instanceof Reading.Inventory inventory) {
                    heard.add(inventory.antenna());
                    enough.countDown();
                }
                weighed.set(weighed.get() | reading instanceof Reading.Weight);
                return true;
            });
            assertTrue(enough.await(30, TimeUnit.SECONDS), "the virtual ones speak");
        }
        assertEquals(virtual, heard);
        assertFalse(weighed.get(), "the scales hang on the real source");
    }
}
