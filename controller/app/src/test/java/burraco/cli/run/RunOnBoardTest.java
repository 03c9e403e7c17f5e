package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.board.FirmwareBuild;
import burraco.board.World;
import burraco.cli.Terminal;
import burraco.hal.TagId;
import burraco.readers.feig.EmulatedFeig;
import burraco.testing.ExampleTable;
import burraco.testing.FeigAtTerminal;
import burraco.testing.RealSources;
import burraco.testing.TableProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./table run} with three of our boards and a reader from a shop, on their cables. */
@Tag("firmware")
@Timeout(90)
class RunOnBoardTest {
    private static final int TERMINATED = 143;
    private static final int CENTRE = 0;
    private static final int CALL_OF_S = 3;
    private static final int TROUBLE = 0xc800a0;
    private static final List<TagId> DECK =
            List.copyOf(ExampleTable.reference().deck().cards().keySet());

    private static final String PANEL =
            """

            [[lamps]]
            source = "seats"
            group = "centre"
            first = 0
            lamps = 8

            [[lamps]]
            source = "seats"
            group = "seat S"
            first = 8
            lamps = 4

            [[buttons]]
            source = "seats"
            number = 3
            key = "call"
            seat = "S"

            [buzzer]
            source = "seats"
            """;

    @TempDir private Path folder;

    private Path config;
    private Path firmware;

    @BeforeEach
    void table() throws IOException {
        Optional<Path> built = FirmwareBuild.host();
        assumeTrue(built.isPresent(), "There is no C compiler that could build the firmware.");
        firmware = built.get();
        Map<String, String> kinds =
                Map.of("centre", "board", "south", "board", "west", "feig", "seats", "board");
        config = RealSources.write(folder, kinds, PANEL);
    }

    /** Plugs a board in, perhaps in place of another one. */
    private World board(String source) throws IOException {
        World world = World.start(firmware, "--antennas", "8", "--lamps", "16");
        plugIn(Path.of(world.link()), source);
        world.taking(2);
        world.free();
        return world;
    }

    private void plugIn(Path port, String source) throws IOException {
        Path next = folder.resolve(source + ".next");
        Files.createSymbolicLink(next, port);
        Files.move(next, folder.resolve(source), StandardCopyOption.ATOMIC_MOVE);
    }

    private TableProcess run() throws IOException {
        return TableProcess.run(
                Map.of(),
                List.of(
                        "--config",
                        config.toString(),
                        "--capture",
                        folder.resolve("heard").toString()));
    }

    @Test
    void aTableOnItsCables() throws Exception {
        EmulatedFeig feig = new EmulatedFeig();
        feig.lay(DECK.get(4), 5);
        World south = board("south");
        south.lay(DECK.get(3), 1);
        try (World centre = board("centre");
                World seats = board("seats");
                FeigAtTerminal west = new FeigAtTerminal(feig)) {
            plugIn(Path.of(west.terminal().path()), "west");
            centre.lay(DECK.get(1), 0);
            centre.lay(DECK.get(2), 0);
            seats.lay(DECK.get(5), 2);
            try (TableProcess table = run()) {
                table.await(line -> line.contains(" is ready: "));
                scanned(centre);
                scanned(south);
                scanned(seats);
                centre.load(0, 7_600);
                aButtonIsPressed(seats);
                // The system gives the number of the port to the next program that opens one.
                Files.delete(folder.resolve("south"));
                south.close();
                table.await(line -> line.startsWith("WARN  Non funziona: dispositivo south"));
                seats.await(() -> isLit(seats, TROUBLE));
                south = board("south");
                table.await(line -> line.startsWith("INFO  Funziona di nuovo: dispositivo south"));
                seats.await(() -> !isLit(seats, TROUBLE));
                south.lay(DECK.get(6), 7);
                scanned(south);
                assertEquals(TERMINATED, table.terminate());
                assertEquals("INFO  7 has stopped", table.said().getLast());
                long troubles =
                        table.said().stream()
                                .filter(line -> line.startsWith("WARN  Non funziona"))
                                .count();
                assertEquals(1, troubles, () -> "an end is no trouble: " + table.said());
            }
            assertTrue(rests(seats) && rests(centre), "they were told that it is over");
        } finally {
            south.close();
        }
        String heard = heard();
        assertTrue(hears(heard, 1, DECK.get(1)) && hears(heard, 1, DECK.get(2)), heard);
        assertTrue(hears(heard, 12, DECK.get(3)), heard);
        assertTrue(hears(heard, 25, DECK.get(4)), heard);
        assertTrue(hears(heard, 33, DECK.get(5)), heard);
        assertTrue(hears(heard, 18, DECK.get(6)), heard);
        assertTrue(heard.contains(",\"scale\":1,\"g\":7.6}"), heard);
        assertEquals(1, heard.split(",\"button\":\"call\",\"seat\":\"S\"}", -1).length - 1, heard);
    }

    /** Waits until everything that was heard before has certainly arrived. */
    private static void scanned(World world) {
        int before = world.scans();
        world.await(() -> world.scans() > before + 60);
    }

    /**
     * Whether the board has a period without scans, although it would otherwise scan all the time.
     */
    private boolean rests(World world) {
        for (int look = 0; look < 20; look++) {
            int before = world.scans();
            Terminal.run("run", "--config", config, "--check", "--no-web");
            if (world.scans() == before) {
                return true;
            }
        }
        return false;
    }

    private void aButtonIsPressed(World seats) {
        seats.contact(CALL_OF_S, true);
        scanned(seats);
        seats.contact(CALL_OF_S, false);
    }

    private static boolean isLit(World world, int colour) {
        return world.lamp(CENTRE) == colour;
    }

    private static boolean hears(String capture, int antenna, TagId tag) {
        String place = "\"antenna\":" + antenna + ",";
        return capture.lines().anyMatch(line -> line.contains(place) && line.contains(tag.hex()));
    }

    private String heard() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("heard"))) {
            List<Path> captures = files.filter(file -> file.toString().endsWith(".jsonl")).toList();
            assertEquals(1, captures.size(), captures::toString);
            return Files.readString(captures.getFirst());
        }
    }

    @Test
    void whetherItCouldIsSaidOfEachSource() throws Exception {
        Terminal told = Terminal.run("run", "--config", config, "--check", "--no-web");
        assertEquals(0, told.status(), told::err);
        for (String source : List.of("centre", "south", "seats")) {
            String line = "source " + source + ": board, " + folder.resolve(source);
            assertTrue(told.outLines().contains(line), told::out);
        }
        assertTrue(told.outLines().contains("source west: feig, " + folder.resolve("west")));
        String text = Files.readString(config).replace("\"feig\"", "\"pepper\"");
        Files.writeString(config, text);
        Terminal pepper = Terminal.run("run", "--config", config, "--check", "--no-web");
        String why = "source west: reader west: a Pepper C1 can be used with one antenna only";
        assertTrue(pepper.outLines().stream().anyMatch(line -> line.startsWith(why)), pepper::out);
        Files.writeString(config, text.replace("\"pepper\"", "\"printer\""));
        Terminal printer = Terminal.run("run", "--config", config, "--check", "--no-web");
        String none = "source west: this version has no driver for \"printer\"";
        assertTrue(printer.outLines().contains(none), printer::out);
    }
}
