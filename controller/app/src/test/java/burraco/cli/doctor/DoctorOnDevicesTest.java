package burraco.cli.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.board.FirmwareBuild;
import burraco.board.World;
import burraco.cli.out.Screen;
import burraco.hal.TagId;
import burraco.readers.feig.EmulatedFeig;
import burraco.testing.FeigAtTerminal;
import burraco.testing.RealSources;
import burraco.testing.Told;
import burraco.wire.PseudoTerminal;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A table with a board and a reader on its cables, and a doctor that tests them. */
@Tag("firmware")
@Timeout(90)
class DoctorOnDevicesTest {
    private static final TagId TAG = new TagId("E004015306A22D70");

    /** Waits only for devices that are there. */
    private static final DoctorTimeouts SHORT = new DoctorTimeouts(30_000, 30_000, 2_500, 50);

    /** Devices that are not there get little time. */
    private static final DoctorTimeouts HURRY = new DoctorTimeouts(2_000, 1_000, 700, 50);

    private static final String PANEL =
            """

            [[lamps]]
            source = "centre"
            group = "centre"
            first = 0
            lamps = 8

            [[lamps]]
            source = "centre"
            group = "seat S"
            first = 8
            lamps = 4

            [[buttons]]
            source = "centre"
            number = 0
            key = "ok"
            seat = "S"

            [[buttons]]
            source = "centre"
            number = 1
            key = "call"
            seat = "S"

            [buzzer]
            source = "centre"
            """;

    @TempDir private Path folder;

    private final Told told = new Told();
    private final PrintStream out = new PrintStream(told, true, StandardCharsets.UTF_8);

    private static World board(String... more) {
        Optional<Path> firmware = FirmwareBuild.host();
        assumeTrue(firmware.isPresent(), "There is no C compiler that could build the firmware.");
        List<String> options = new ArrayList<>(List.of("--lamps", "16", "--scales", "3"));
        options.addAll(List.of(more));
        World world = World.start(firmware.get(), options.toArray(String[]::new));
        world.taking(2);
        world.free();
        return world;
    }

    private void plugIn(World world, String source) throws IOException {
        Files.createSymbolicLink(folder.resolve(source), Path.of(world.link()));
    }

    private int doctor(Path config, DoctorTimeouts timeouts, String... more) {
        List<String> args = new ArrayList<>(List.of("--config", config.toString(), "--lang", "en"));
        args.addAll(List.of(more));
        Screen screen = new Screen(out, out, false, false);
        return new DoctorCommand(screen, System.in, timeouts, System::currentTimeMillis).run(args);
    }

    private void says(String sentence) {
        assertTrue(told.flat().contains(sentence), told::flat);
    }

    private static void weigh(World world) {
        for (int scale = 0; scale < 3; scale++) {
            world.load(scale, 1_900 * (scale + 1));
        }
    }

    @Test
    void everythingWorks() throws Exception {
        Path config = RealSources.write(folder, Map.of("centre", "board", "west", "feig"), PANEL);
        EmulatedFeig feig = new EmulatedFeig();
        feig.lay(TAG, 5);
        try (World world = board("--antennas", "8");
                FeigAtTerminal west = new FeigAtTerminal(feig)) {
            plugIn(world, "centre");
            west.terminal().link(folder.resolve("west"));
            weigh(world);
            world.lay(TAG, 0);
            assertEquals(0, doctor(config, SHORT), told::flat);
        }
        says("\"table board of a Linux process\", protocol 1.0, firmware ");
        says("antennas 8, scales 3, buttons 5, lamps 16");
        says("✔ its own test: no device is there, all of them are played");
        says("✔ antenna 1 (stock): ");
        says(", tags 1");
        says("✔ scale 3 (pozzetto 2): 5.7 g");
        says("○ lamps \"centre\": the board has them (0 to 7)");
        says("✔ reader west (feig, ");
        says("✔ antenna 28 (East-West, slot 8): ");
        says("not working 0, not tried 0, to be looked at 5.");
    }

    @Test
    void aCableThatIsOutAndTwoOnOne() throws Exception {
        Path config =
                RealSources.write(
                        folder, Map.of("centre", "board", "south", "board", "west", "board"), "");
        try (World world = board("--antennas", "8")) {
            plugIn(world, "centre");
            plugIn(world, "west");
            weigh(world);
            assertEquals(1, doctor(config, SHORT), told::flat);
        }
        says("board south (" + folder.resolve("south") + "): there is no such port");
        says(
                "✘ board west ("
                        + folder.resolve("west")
                        + "): its port already belongs to the source centre");
        says("→ One source alone speaks on a cable");
        says("✔ board centre (");
        says("? not tried until this works: antenna 11 (North-South, slot 1), ");
    }

    @Test
    void aBoardWithLessThanTheLayoutWantsAndADetunedAntenna() throws Exception {
        Path config = RealSources.write(folder, Map.of("centre", "board"), PANEL);
        try (World world = board("--antennas", "6", "--buttons", "1")) {
            plugIn(world, "centre");
            weigh(world);
            world.tuned(2, 1, 300);
            assertEquals(1, doctor(config, SHORT), told::flat);
        }
        says("✘ antenna 7 (pozzetto 2): it is on connector 7, but the board has 6");
        says("✘ antenna 3 (pile): it is detuned (measures 300)");
        says("→ See whether metal is near");
        says("✘ button \"call S\": it is number 1, but the board has 1 (counted from 0)");
        says("✔ antenna 1 (stock): ");
    }

    @Test
    void anotherProtocolIsSpokenThere() throws Exception {
        Path config = RealSources.write(folder, Map.of("centre", "board", "west", "feig"), "");
        try (World world = board("--antennas", "8");
                FeigAtTerminal feig = new FeigAtTerminal(new EmulatedFeig())) {
            // Their cables are swapped.
            plugIn(world, "west");
            feig.terminal().link(folder.resolve("centre"));
            assertEquals(1, doctor(config, new DoctorTimeouts(4_000, 1_000, 2_500, 50)));
        }
        says(folder.resolve("centre") + "): on its port a \"feig\" answers, not a \"board\"");
        says(folder.resolve("west") + "): on its port a \"board\" answers, not a \"feig\"");
        says("→ Write kind = \"board\" in table.toml, or connect the \"feig\" to this port");
    }

    @Test
    void whereNobodyAnswersThatIsSaid() throws Exception {
        Path config = RealSources.write(folder, Map.of("west", "pepper"), "");
        String text = Files.readString(config);
        Files.writeString(config, text.replace("\"pepper\"", "\"feig\""));
        try (PseudoTerminal west = new PseudoTerminal()) {
            west.link(folder.resolve("west"));
            assertEquals(1, doctor(config, HURRY), told::flat);
        }
        says("opens, but nobody answers (tried as \"feig\" at 38400 baud, ");
    }

    @Test
    void whatCannotBeDrivenIsNotTried() throws Exception {
        Path config = RealSources.write(folder, Map.of("west", "printer", "south", "pepper"), "");
        assertEquals(1, doctor(config, HURRY), told::flat);
        says("this version has no driver for \"printer\"");
        says("as it is described it cannot be used [reader south: a Pepper C1 can be used");
        assertEquals(0, doctor(config, HURRY, "--paper"));
    }

    @Test
    void devicesAreLitOneByOneWhileSomebodyLooks() throws Exception {
        Path config = RealSources.write(folder, Map.of("centre", "board"), PANEL);
        try (World world = board("--antennas", "8");
                PipedOutputStream keyboard = new PipedOutputStream();
                PipedInputStream in = new PipedInputStream(keyboard)) {
            plugIn(world, "centre");
            weigh(world);
            CompletableFuture<Integer> status = new CompletableFuture<>();
            Screen screen = new Screen(out, out, false, true);
            List<String> args =
                    List.of(
                            "--config",
                            "" + config,
                            "--lang",
                            "en",
                            "--lamps",
                            "--antennas",
                            "--buttons",
                            "--buzzer");
            Thread.ofPlatform()
                    .daemon()
                    .start(() ->
                            status.complete(
                                    new DoctorCommand(screen, in, SHORT, System::currentTimeMillis)
                                            .run(args)));
            told.await("lit: lamps \"centre\"");
            world.await(() -> world.lamp(0) == 0x3c3c3c && world.lamp(8) == 0);
            type(keyboard, "");
            told.await("lit: lamps \"seat S\"");
            world.await(() -> world.lamp(0) == 0 && world.lamp(8) == 0x3c3c3c);
            type(keyboard, "n");
            told.await("only this one is scanned: antenna 1 (stock)");
            world.lay(TAG, 0);
            told.await("hears " + TAG.hex());
            for (int antenna = 1; antenna < 7; antenna++) {
                type(keyboard, "");
                told.await("only this one is scanned: antenna " + (antenna + 1) + " (");
            }
            type(keyboard, "");
            told.await("press button \"ok S\"");
            pressed(world, 0);
            told.await("press button \"call S\"");
            pressed(world, 0);
            told.await("heard ok S in its place");
            type(keyboard, "");
            told.await("plays three notes");
            world.await(() -> world.tones().contains(880) && world.tones().contains(1_568));
            type(keyboard, "");
            assertEquals(1, status.join(), told::flat);
        }
        says("✔ lamps \"centre\": tried while somebody was looking");
        says("✘ lamps \"seat S\": nobody saw them light up");
        says("✔ button \"ok S\": tried while somebody was looking");
        says("✘ button \"call S\": \"ok S\" was heard in its place");
        says("✔ buzzer: tried while somebody was looking");
        assertFalse(told.flat().contains("✘ antenna"), told::flat);
    }

    private static void type(PipedOutputStream keyboard, String line) throws IOException {
        keyboard.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        keyboard.flush();
    }

    /** Holds the button until the board has certainly noticed it. */
    private static void pressed(World world, int button) {
        world.contact(button, true);
        int before = world.scans();
        world.await(() -> world.scans() > before + 60);
        world.contact(button, false);
        int later = world.scans();
        world.await(() -> world.scans() > later + 60);
    }

    @Test
    void whatAScaleAtRestShowsCounts() throws Exception {
        Path config = RealSources.write(folder, Map.of("centre", "board"), "");
        try (World world = board("--antennas", "8")) {
            plugIn(world, "centre");
            weigh(world);
            assertEquals(0, doctor(config, SHORT, "--listen", "1s"), told::flat);
        }
        says("What they hear (1s)");
        assertFalse(told.flat().contains("said nothing"), told::flat);
        String first = "  ✔ 1 (stock)";
        String line =
                told.toString(StandardCharsets.UTF_8)
                        .lines()
                        .filter(one -> one.startsWith(first) && one.contains(" 1.9 "))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(told.flat()));
        assertTrue(line.endsWith(" 1"), line);
    }
}
