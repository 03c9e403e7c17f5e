package burraco.cli.devices;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.files.TableFiles;
import burraco.cli.out.Screen;
import burraco.hal.Condition;
import burraco.hal.InputDevice;
import burraco.hal.Lamps;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.testing.RealSources;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The devices that a table's file names; their ports do not exist. */
class TableDevicesTest {
    private static final String PANEL =
            """

            [[lamps]]
            source = "seats"
            group = "centre"
            first = 0
            lamps = 8

            [[lamps]]
            source = "south"
            group = "melds NS"
            first = 0
            lamps = 4

            [[buttons]]
            source = "seats"
            number = 0
            key = "call"
            seat = "S"

            [buzzer]
            source = "seats"
            """;

    @TempDir private Path folder;

    private Layout layout;
    private DevicesInfo info;

    private TableDevices devices(Map<String, String> kinds, String more) throws Exception {
        Path config = RealSources.write(folder, kinds, more);
        PrintStream err = new PrintStream(PrintStream.nullOutputStream());
        TableFiles files = new TableFiles(new Screen(err, err, false, false));
        layout = files.layout(config).orElseThrow();
        info = files.devices(config).orElseThrow();
        return TableDevices.of(layout, info, () -> System.nanoTime() / 1_000, 9);
    }

    private Map<String, Optional<String>> troubles() {
        Map<String, Optional<String>> troubles = new TreeMap<>();
        for (SourceInfo source : layout.sources()) {
            troubles.put(source.id(), TableDevices.trouble(source, layout, info));
        }
        return troubles;
    }

    @Test
    void everyBoardHasWhatHangsOnIt() throws Exception {
        try (TableDevices all =
                devices(Map.of("centre", "board", "south", "board", "seats", "board"), PANEL)) {
            List<String> sources = all.inputs().stream().map(InputDevice::source).toList();
            // Antennas and three scales; antennas; antennas and buttons.
            assertEquals(
                    List.of("centre", "centre", "centre", "centre", "south", "seats", "seats"),
                    sources);
            Lamps lamps = all.lamps().orElseThrow();
            assertEquals(2, lamps.groups().size());
            assertTrue(all.buzzer().isPresent());
            assertTrue(troubles().values().stream().allMatch(Optional::isEmpty));
        }
    }

    @Test
    void withoutLampsNobodyShowsAnything() throws Exception {
        try (TableDevices all = devices(Map.of("west", "board"), "")) {
            assertTrue(all.lamps().isEmpty());
            assertTrue(all.buzzer().isEmpty());
            assertEquals(1, all.inputs().size());
        }
    }

    @Test
    void whatCannotBeDrivenIsLeftOutAndSaysWhy() throws Exception {
        try (TableDevices all = devices(Map.of("west", "pepper", "south", "feig"), "")) {
            assertEquals(List.of("reader south"), names(all));
            String why = troubles().get("west").orElseThrow();
            assertTrue(why.startsWith("reader west: a Pepper C1 can be used with one"), why);
        }
    }

    private static List<String> names(TableDevices all) {
        return all.inputs().stream().map(InputDevice::name).toList();
    }

    @Test
    void allAreClosedWithIt() throws Exception {
        TableDevices all = devices(Map.of("centre", "board", "west", "metratec"), "");
        List<InputDevice> devices = new ArrayList<>(all.inputs());
        devices.forEach(one -> one.open(_ -> {}));
        all.close();
        devices.forEach(one -> assertEquals(Condition.CLOSED, one.condition(), one.name()));
    }
}
