package burraco.cli.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.board.FirmwareBuild;
import burraco.board.World;
import burraco.cli.Main;
import burraco.cli.Terminal;
import burraco.cli.out.Emulator;
import burraco.cli.out.Screen;
import burraco.hal.TagId;
import burraco.readers.PtyFarEnd;
import burraco.readers.feig.EmulatedFeig;
import burraco.readers.metratec.EmulatedMetratec;
import burraco.readers.pepper.EmulatedPepper;
import burraco.serial.SerialPorts;
import burraco.testing.FeigAtTerminal;
import burraco.wire.LineSettings;
import burraco.wire.Port;
import burraco.wire.PseudoTerminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cables with a device at the other end, and what a technician is told about them. */
@Tag("firmware")
@Timeout(60)
class LinkCommandTest {
    private static final Path SCRIPT = Path.of("/usr/bin/script");
    private static final TagId TAG = new TagId("E004015306A22D70");
    private static final String ITS_BYTES = "E0 04 01 53 06 A2 2D 70";
    private static final Pattern FRAME = Pattern.compile("\\d+\\.\\d{3} [<>]( [0-9A-F]{2})+");

    @TempDir private Path folder;

    /** Runs each command in a thread of its own, because most of the time it waits. */
    private static CompletableFuture<Terminal> link(Object... args) {
        List<Object> all = new ArrayList<>(List.of("link", "--for", "1"));
        all.addAll(List.of(args));
        CompletableFuture<Terminal> told = new CompletableFuture<>();
        Thread.ofPlatform().daemon().start(() -> told.complete(Terminal.run(all.toArray())));
        return told;
    }

    private CompletableFuture<Terminal> taped(String port, String name) {
        return link(port, "--capture", folder.resolve(name));
    }

    private static World board() {
        Optional<Path> firmware = FirmwareBuild.host();
        assumeTrue(firmware.isPresent(), "There is no C compiler that could build the firmware.");
        World world = World.start(firmware.get(), "--antennas", "4", "--lamps", "16");
        world.free();
        return world;
    }

    @Test
    void whoIsAtTheOtherEndIsFoundByWhatHeAnswers() throws IOException {
        EmulatedFeig feig = new EmulatedFeig();
        EmulatedMetratec metratec = new EmulatedMetratec();
        EmulatedPepper pepper = new EmulatedPepper();
        PseudoTerminal ofMetratec = new PseudoTerminal();
        PseudoTerminal ofPepper = new PseudoTerminal();
        feig.lay(TAG, 1);
        metratec.lay(TAG, 1);
        pepper.lay(TAG);
        try (World world = board();
                FeigAtTerminal ofFeig = new FeigAtTerminal(feig);
                PtyFarEnd _ = new PtyFarEnd(ofMetratec, metratec);
                PtyFarEnd _ = new PtyFarEnd(ofPepper, pepper)) {
            world.lay(TAG, 2);
            var told = taped(world.link(), "board");
            var toldOfFeig = taped(ofFeig.terminal().path(), "feig");
            var toldOfMetratec = taped(ofMetratec.path(), "metratec");
            var toldOfPepper = taped(ofPepper.path(), "pepper");
            found(told.join(), "our board: up", "board");
            assertTrue(told.join().out().contains("\n4 antennas, 3 scales, "), told.join()::out);
            found(toldOfFeig.join(), "feig: up", "feig");
            found(toldOfMetratec.join(), "metratec: up", "metratec");
            found(toldOfPepper.join(), "pepper: up", "pepper");
        }
    }

    @Test
    void whereNobodyIsNobodyIsFound() throws IOException {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, false, StandardCharsets.UTF_8);
        try (PseudoTerminal port = new PseudoTerminal()) {
            LinkCommand inAHurry = new LinkCommand(new Screen(out, out, false, false), 50);
            assertEquals(1, inAHurry.run(List.of(port.path(), "--for", "1", "--antennas", "2")));
        }
        String all = said.toString(StandardCharsets.UTF_8);
        for (String kind : List.of("board", "feig", "metratec", "pepper")) {
            assertTrue(all.contains("trying " + kind + " …\n"), all);
        }
        assertTrue(all.contains("  reader link: a Pepper C1 can be used with one antenna"), all);
        assertTrue(all.contains("Nobody answers in a protocol that we know"), all);
        assertTrue(all.contains("our board: nobody has answered yet"), all);
    }

    /**
     * Asserts that the output names the device and its tags, and that every frame is on the tape.
     */
    private void found(Terminal told, String who, String name) throws IOException {
        assertEquals(0, told.status(), told::out);
        assertEquals("", told.err());
        assertTrue(told.outLines().contains(who), told::out);
        assertTrue(told.out().contains(TAG.hex()), told::out);
        Path tape = folder.resolve(name);
        List<String> frames = Files.readAllLines(tape);
        frames.forEach(line -> assertTrue(FRAME.matcher(line).matches(), line));
        assertTrue(told.outLines().contains(frames.size() + " frames are on the tape"), told::out);
        assertTrue(frames.stream().anyMatch(line -> line.contains(" > ")), name);
        assertTrue(frames.stream().anyMatch(line -> line.contains(" < ")), name);
        if (name.equals("board") || name.equals("feig")) {
            assertTrue(frames.stream().anyMatch(line -> line.contains(ITS_BYTES)), name);
        }
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(tape)));
    }

    @Test
    void whoIsNamedIsNotLookedForAndWaitedFor() {
        String absent = folder.resolve("usb-Board").toString();
        try (FeigAtTerminal feig = new FeigAtTerminal(new EmulatedFeig())) {
            var told = link(feig.terminal().path(), "--kind", "feig");
            var toldOfNone = link(absent, "--kind", "board");
            assertEquals(0, told.join().status(), told.join()::out);
            assertTrue(!told.join().out().contains("trying"), told.join()::out);
            Terminal none = toldOfNone.join();
            assertEquals(1, none.status());
            assertTrue(none.out().contains("our board: no port: There is no " + absent), none::out);
        }
    }

    @Test
    void aPortThatCannotBeOpenedIsToldAtOnce() throws Exception {
        String absent = folder.resolve("usb-Board").toString();
        Terminal none = Terminal.run("link", absent);
        assertEquals(2, none.status());
        assertEquals("table link: There is no " + absent + "\n", none.err());
        try (PseudoTerminal taken = new PseudoTerminal();
                Port _ = new SerialPorts(taken.path(), LineSettings.USUAL).open()) {
            Terminal refused = Terminal.run("link", taken.path());
            assertEquals(2, refused.status());
            assertEquals(
                    "table link: Something else has " + taken.path() + " open\n", refused.err());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--kind printer, '--kind: expected board, feig, metratec or pepper, not printer'",
        "--baud fast, '--baud: expected a number from 1 to 4000000, not fast'",
        "--for 0, '--for: expected a number from 1 to 86400, not 0'",
        "--antennas 33, '--antennas: expected a number from 1 to 32, not 33'",
        "--loud, unknown option --loud",
        "--capture, --capture needs a value",
        "another, what is another?",
        "--kind feig --profile loud, 'the profile of a feig has no word \"loud\": it knows '",
        "--kind pepper --antennas 2, 'reader link: a Pepper C1 can be used with one antenna only'",
        "--update /nowhere/new.bin --for 3, --update and --for do not go together",
        "--update /nowhere/new.bin, /nowhere/new.bin: there is no such file or folder",
        "--update /dev/null, '/dev/null: it is a device; expected a file'",
        "--capture /nowhere/tape, /nowhere/tape: there is no such file or folder"
    })
    void whatItDoesNotUnderstandItSays(String args, String why) {
        try (PseudoTerminal port = new PseudoTerminal()) {
            String[] words = ("link " + port.path() + " " + args).split(" ");
            Terminal refused = Terminal.run((Object[]) words);
            assertEquals(2, refused.status());
            assertTrue(refused.err().contains(why), refused::err);
            assertEquals("", refused.out());
        }
    }

    @Test
    void ofNoPortNothingIsAsked() {
        Terminal refused = Terminal.run("link", "--for", "3");
        assertEquals(2, refused.status());
        assertTrue(refused.err().startsWith("table link: expected PORT"), refused::err);
    }

    @Test
    void aNewFirmwareIsLoadedAndItIsSaidWhetherItRuns() throws IOException {
        byte[] bytes = new byte[20_000];
        new Random(8).nextBytes(bytes);
        Path image = Files.write(folder.resolve("new.bin"), bytes);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        try (World world = board()) {
            Terminal told = Terminal.run("link", world.link(), "--update", image);
            assertEquals("", told.err());
            assertTrue(told.out().startsWith("loading 20000 bytes …\n5 %\n"), told::out);
            assertTrue(told.out().endsWith("100 %\nThe board runs the new firmware.\n"), told::out);
            assertEquals(0, told.status());
            world.await(() -> world.firmware().isPresent());
            assertEquals((int) crc.getValue(), world.firmware().get());
        }
    }

    @Test
    void aTapeForWhichThereIsNoRoomIsTold() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full), "no full disk to be had here");
        try (FeigAtTerminal feig = new FeigAtTerminal(new EmulatedFeig())) {
            String path = feig.terminal().path();
            Terminal told = link(path, "--kind", "feig", "--capture", full).join();
            assertEquals(0, told.status());
            assertEquals("table link: not everything could be written to the tape\n", told.err());
        }
    }

    /**
     * A program in the background ignores Ctrl-C, and so do all programs that it starts, unless
     * told otherwise.
     */
    private static String hearsInterrupts() throws Exception {
        String prefix = "env --default-signal=INT ";
        Process env = new ProcessBuilder("sh", "-c", prefix + "true 2>/dev/null").start();
        return env.waitFor() == 0 ? prefix : "";
    }

    /** Makes a test fail that would otherwise wait for ever. */
    private static void endAtLast(Process process) {
        process.onExit()
                .orTimeout(45, TimeUnit.SECONDS)
                .exceptionally(late -> {
                    process.descendants().forEach(ProcessHandle::destroyForcibly);
                    return process.destroyForcibly();
                });
    }

    /** Runs in a terminal of its own, as if somebody typed it, until Ctrl-C is typed. */
    @Test
    void theLivingPictureIsPaintedAndEndsWhenAsked() throws Exception {
        assumeTrue(Files.isExecutable(SCRIPT), "no pseudo terminal to be had here");
        try (World world = board()) {
            String command =
                    "%s'%s' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dstdout.encoding=UTF-8"
                            + " --enable-native-access=ALL-UNNAMED -cp '%s' %s link %s --kind board";
            String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            Process process =
                    new ProcessBuilder(
                                    SCRIPT.toString(),
                                    "-qec",
                                    command.formatted(
                                            hearsInterrupts(),
                                            java,
                                            System.getProperty("java.class.path"),
                                            Main.class.getName(),
                                            world.link()),
                                    "/dev/null")
                            .redirectErrorStream(true)
                            .start();
            endAtLast(process);
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            InputStream in = process.getInputStream();
            readUntil(in, said, "our board: up");
            world.lay(TAG, 2);
            readUntil(in, said, TAG.hex());
            try (OutputStream keyboard = process.getOutputStream()) {
                keyboard.write(3);
                keyboard.flush();
                in.transferTo(said);
            }
            String all = said.toString(StandardCharsets.UTF_8);
            assertEquals(130, process.waitFor(), all);
            int open = all.indexOf("\u001b[?1049h");
            int close = all.indexOf("\u001b[?25h\u001b[?1049l");
            assertTrue(open >= 0 && close > open, all);
            Emulator terminal = new Emulator(80, 24);
            terminal.write(all.substring(open, close));
            List<String> lines = terminal.lines().stream().map(String::stripTrailing).toList();
            assertEquals(world.link(), lines.get(0));
            assertEquals("our board: up", lines.get(1));
            assertEquals("4 antennas, 3 scales, 5 buttons, 16 lamps", lines.get(3));
            assertTrue(lines.stream().anyMatch(line -> line.contains(TAG.hex())), all);
            String left = all.substring(close);
            assertTrue(left.contains("our board: up"), left);
            assertTrue(left.indexOf("\u001b[", 15) < 0, left);
        }
    }

    private static void readUntil(InputStream in, ByteArrayOutputStream said, String what)
            throws IOException {
        byte[] bytes = new byte[4_096];
        while (!said.toString(StandardCharsets.UTF_8).contains(what)) {
            int length = in.read(bytes);
            if (length < 0) {
                throw new AssertionError("it never said so: " + said);
            }
            said.write(bytes, 0, length);
        }
    }
}
