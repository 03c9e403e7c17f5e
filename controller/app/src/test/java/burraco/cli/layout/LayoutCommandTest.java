package burraco.cli.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.testing.ExampleTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutCommandTest {
    private static final Path DECK = ExampleTable.reference().file().resolveSibling("deck.csv");

    @TempDir Path folder;

    private Terminal layout(String words) {
        List<Object> args = new ArrayList<>(List.of("layout"));
        args.addAll(List.of(words.split(" ")));
        args.addAll(List.of("--out", folder.resolve("new/table")));
        return Terminal.run(args.toArray());
    }

    @Test
    void aTableIsWrittenAndDrawn() throws IOException {
        Terminal told = layout("--size 100x100 --slots 8 --readers board:4 --lang en");
        assertEquals(0, told.status(), told::err);
        assertEquals("", told.err());
        Path table = folder.resolve("new/table");
        String file = Files.readString(table.resolve("table.toml"));
        assertTrue(file.startsWith("# ./table layout --size 100x100 --slots 8 --readers board:4"));
        assertTrue(Files.readString(table.resolve("table.svg")).startsWith("<svg"));
        assertTrue(Files.size(table.resolve("table-a4.pdf")) > 10_000);
        assertSays(told, "antennas 27, readers 4, scales 3");
        assertSays(told, "reader seats: antennas 31 32 33 34; cables");
        assertSays(told, "\"port\" of centre, south, west, seats");
        assertSays(told, "Nothing to think about.");
        Terminal doctor = Terminal.run("doctor", "--config", table.resolve("table.toml"));
        assertEquals("", doctor.err());
        assertFalse(doctor.out().contains("Da tenere presente"), doctor::out);
    }

    /** Asserts that the output contains this, wherever its lines end. */
    private static void assertSays(Terminal told, String what) {
        assertTrue(told.out().replaceAll("\\s+", " ").contains(what), told::out);
    }

    @Test
    void whatRemainsIsSaid() {
        Terminal told = layout("--size 90x90 --slots 6 --piles deep --lang en");
        assertSays(told, "To think about");
        assertSays(told, "There is room for 6 melds");
        assertSays(told, "read more of a pile than usual");
    }

    @Test
    void whatASmallTableGivesUpIsSaidInASentence() {
        Terminal told = layout("--size 80x80 --lang en");
        assertEquals(0, told.status(), told::err);
        assertSays(told, "antennas 22, readers 4, scales 3");
        assertSays(
                told,
                "Given up to make it fit: 6 places for melds a line instead of 8; cards of a further"
                        + " meld are not heard; 3 antennas below the discards instead of 4; the"
                        + " antenna of North lies 2.8 cm off the middle of its side, away from the"
                        + " melds; the antenna of East lies 2.8 cm off");
        Path config = folder.resolve("new/table/table.toml");
        Terminal doctor = Terminal.run("doctor", "--config", config);
        assertEquals(0, doctor.status(), doctor::err);
        Terminal italian = layout("--size 80x80 --lang it --replace");
        assertSays(italian, "Rinunce per farlo stare: 6 posti per i giochi per linea invece di 8");
    }

    /**
     * Tables of the sizes that clubs have, and what is named instead of those that are too small.
     */
    @ParameterizedTest
    @CsvSource({
        "60x60, 79x79", "60x200, 79x200", "75x100, 79x100", "79x79, 79x79", "80x80, 80x80",
        "85x85, 85x85", "90x140, 90x140", "120x80, 120x80", "200x60, 200x79", "200x200, 200x200"
    })
    void whatIsPlannedOrNamedCanBeRun(String size, String runs) throws IOException {
        Terminal told = layout("--size " + size);
        if (!size.equals(runs)) {
            assertEquals(2, told.status());
            assertTrue(
                    told.err().endsWith("The nearest size that works is " + runs + " cm\n"),
                    told::err);
            told = layout("--size " + runs);
        }
        assertEquals(0, told.status(), told::err);
        Path table = folder.resolve("new/table");
        Files.copy(DECK, table.resolve("deck.csv"));
        Terminal check =
                Terminal.run("run", "--config", table.resolve("table.toml"), "--check", "--no-web");
        assertEquals(0, check.status(), check::err);
        assertTrue(check.out().contains(": a table can run with it\n"), check::out);
    }

    @Test
    void aTableThatIsThereIsNotLost() throws IOException {
        layout("--size 100x100 --slots 8");
        Path file = folder.resolve("new/table/table.toml");
        String before = Files.readString(file);
        Terminal told = layout("--size 100x100 --slots 7");
        assertEquals(2, told.status());
        assertTrue(told.err().contains("already; --replace writes it anew"), told::err);
        assertEquals(before, Files.readString(file));
        assertEquals(0, layout("--size 100x100 --slots 7 --replace").status());
        assertTrue(Files.readString(file).contains("--slots 7"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--slots 8 | expected --size WxH",
                "--size 100 | --size: expected two lengths in cm from 30 to 300",
                "--size 100x9999 | --size: expected two lengths in cm from 30 to 300",
                "--size 100x100 --slots 21 | --slots: expected a number from 1 to 20, not 21",
                "--size 100x100 --slots eight | --slots: expected a number from 1 to 20, not eight",
                "--size 100x100 --readers boards | --readers: expected virtual, board, feig",
                "--size 100x100 --readers board:0 | one reader at least",
                "--size 100x100 --piles some | --piles: expected scales, deep or neither, not some",
                "--size 100x100 --extras all | --extras: expected none, board or pi, not all",
                "--size 100x100 --card 8.8x6.3 | --card: expected its width and then its height",
                "--size 100x100 --extras board | hang on a board of our own",
                "--size 100x100 --readers board --ports /dev/a | 1 cables are named, and this table has 4",
                "--size 100x100 --strip sk9822 | --strip hangs on a Raspberry Pi: --extras pi",
                "--size 80x80 --slots 8 | want a playing field of 95x95 cm at least, not 80x80 cm; there is room for 6",
                "--size 70x120 | 70x120 cm is too small from W to E: seats, 4 places for melds a line",
                "--size 70x120 | The nearest size that works is 79x120 cm",
                "--size 70x60 | 70x60 cm is too small both ways: ",
                "--size 100x100 --name  --slots 8 | --name: expected a number or a name",
                "--size 100x100 --readers feig --ports /dev/a,,/dev/b,/dev/c | --ports: expected names of serial ports",
                "--size 100x100 --readers feig --ports , | --ports: expected names of serial ports",
                "--size 100x100 --readers feig:4 --ports /dev/a,/dev/b,/dev/a,/dev/c | --ports has /dev/a twice",
                "--size 100x100 now | what is now?"
            })
    void whatCannotBeIsRefused(String words, String said) {
        Terminal told = layout(words);
        assertEquals(2, told.status());
        assertTrue(told.err().startsWith("table layout: "), told::err);
        assertTrue(told.err().contains(said), told::err);
        assertFalse(Files.exists(folder.resolve("new")));
    }
}
