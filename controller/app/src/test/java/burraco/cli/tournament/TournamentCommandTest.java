package burraco.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.words.Language;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An evening at the desk, typed. */
final class TournamentCommandTest {
    @TempDir Path folder;

    private Path file;

    @BeforeEach
    void begins() {
        file = folder.resolve("friday.txt");
    }

    private Terminal types(String word, Object... more) {
        List<Object> args = new ArrayList<>(List.of("tournament", word, file));
        args.addAll(List.of(more));
        return Terminal.run(args.toArray());
    }

    private String does(String word, Object... more) {
        Terminal typed = types(word, more);
        assertEquals(0, typed.status(), typed.err());
        return typed.out();
    }

    private void begun() throws IOException {
        does("new", "--title", "Friday", "--seed", 5, "--stage", "danese-modified 3 placing entry");
        Path csv = folder.resolve("entries.csv");
        Files.write(
                csv,
                "Giocatore 1;Giocatore 2;Circolo\r\nRossi Anna;Bianchi Ugo;Alfa\r\nVerdi Nicolò;Neri Pio;\r\n"
                        .getBytes(Charset.forName("windows-1252")));
        does("enter", "--from", csv);
        does("enter", "Gallo Eva", "Costa Ivo", "--club", "Beta");
        does("enter", "Conti Leo", "Fontana Lia", "--sits", 2);
    }

    @Test
    @DisplayName(
            "Entries, draft, seats, results, ranking, the next draft; and everything is in the file")
    void evening() throws IOException {
        begun();
        assertTrue(
                does("draw").contains("1 Rossi Anna – Bianchi Ugo  -  2 Verdi Nicolò – Neri Pio"));
        does("post");
        does("start");
        does("result", 1, 2350, 1730);
        assertEquals(
                """
                round 1 of 3: all results are there
                """,
                does("result", 2, "-110"));
        assertEquals(
                """
                   1    13    +620  1 Rossi Anna – Bianchi Ugo
                   2    11    +110  4 Conti Leo – Fontana Lia
                   3     9    -110  3 Gallo Eva – Costa Ivo
                   4     7    -620  2 Verdi Nicolò – Neri Pio
                """,
                does("rank"));
        does("post-ranking");
        assertTrue(does("next").contains("draft of round 2 of 3"));
        assertTrue(does("explain").contains("1st meets 2nd"), does("explain"));
        assertEquals("worked out again: 1 rounds, nothing is wrong\n", does("check"));
        String text = Files.readString(file);
        assertTrue(text.startsWith("burraco-tournament 2 seed 5\ntitle \"Friday\"\n"), text);
        assertTrue(text.contains("result round 1 table 2 0:110\n"), text);
    }

    @Test
    @DisplayName("What was done last is taken back as long as it is not posted")
    void undo() throws IOException {
        begun();
        String before = Files.readString(file);
        does("draw");
        does("swap", 1, 3, "--by", "Anna", "--why", "same club");
        does("undo", 2);
        assertEquals(before, Files.readString(file));
        does("draw");
        does("post");
        Terminal refused = types("undo");
        assertEquals(2, refused.status());
        assertEquals(
                "table tournament: what is posted can't be taken back; a result can be corrected\n",
                refused.err());
    }

    @Test
    @DisplayName("A swapped score is corrected with who and why; without them it is asked for")
    void correct() throws IOException {
        begun();
        does("draw");
        does("post");
        does("result", 1, 1730, 2350);
        assertTrue(
                types("result", 1, 2350, 1730).err().contains("correct"),
                types("result", 1, 2350, 1730).err());
        assertTrue(
                types("correct", 1, 2350, 1730, "--ground", "swapped").err().contains("--by NAME"));
        does(
                "correct",
                1,
                2350,
                1730,
                "--ground",
                "swapped",
                "--agreed",
                "--by",
                "Anna",
                "--why",
                "the table agrees");
        assertTrue(does("show").contains("2350 : 1730"));
    }

    @Test
    @DisplayName("Seats are taken back before anybody sits, with who and why, and drafted anew")
    void unpost() throws IOException {
        begun();
        does("draw");
        does("move", 1, 2, "second", "--by", "Anna", "--why", "near the door");
        assertTrue(
                types("move", 1, 2, "left", "--by", "Anna", "--why", "door")
                        .err()
                        .contains("first or second"));
        does("pin", 1, 1, "--by", "Anna", "--why", "near the door");
        does("post");
        assertTrue(types("unpost").err().contains("--by NAME"));
        does("unpost", "--by", "Anna", "--why", "a pair has come");
        assertTrue(does("enter", "Sala Ada", "Riva Pio").contains("5"));
        does("enter", "Serra Ida", "Gatti Leo");
        assertTrue(does("post").contains("1 Rossi Anna – Bianchi Ugo"));
        String text = Files.readString(file);
        assertTrue(text.contains("unpost round 1 by \"Anna\" why \"a pair has come\"\n"), text);
        assertTrue(text.contains("move 1 table 2 second by \"Anna\" why"), text);
        assertTrue(text.contains("pin 1 table 1 by \"Anna\" why"), text);
        assertEquals("worked out again: 1 rounds, nothing is wrong\n", does("check"));
    }

    @Test
    @DisplayName("A captain says who plays at which table; an arbiter who gives points says why")
    void teams() {
        does("new", "--field", "teams", "--stage", "round-robin 1 groups 1 placing entry");
        does("enter", "--name", "Alfa", "Anna", "Bea", "Carlo", "Dino");
        does("enter", "--name", "Beta", "Elio", "Fede", "Gino", "Ida");
        does("draw");
        does("post");
        does("line-up", 2, "Ida", "Elio", "Fede", "Gino");
        assertTrue(does("show").contains("2 Beta: Ida – Elio; Fede – Gino"));
        assertTrue(types("result", 1, "--award", "12/355:8/-355").err().contains("--by NAME"));
        does("result", 1, "--award", "12/355:8/-355", "--by", "Anna", "--why", "a fire alarm");
        assertTrue(types("line-up", 2, "Ida", "Elio", "Gino", "Fede").err().contains("match"));
    }

    @Test
    @DisplayName("Other stages for the rounds that have not begun")
    void plan() throws IOException {
        begun();
        does("plan", "--stage", "mitchell 2 shift 1 placing entry");
        assertTrue(does("draw").contains("draft of round 1 of 2"));
    }

    @ParameterizedTest
    @CsvSource({
        "seats-by-table, csv",
        "seats-by-table, rows",
        "seats-by-table, json",
        "seats-by-name, html",
        "pairing, pdf",
        "slips, pdf",
        "awaited, csv",
        "ranking, html",
        "ledger, csv"
    })
    @DisplayName("Everything that is handed out is printed into a file")
    void print(String what, String as) throws IOException {
        begun();
        does("draw");
        does("post");
        Path out = folder.resolve("printed");
        does("print", what, "--as", as, "--out", out);
        assertTrue(Files.size(out) > 0);
    }

    @Test
    @DisplayName("A slip whose hands do not add up is refused and the file stays as it is")
    void sum() throws IOException {
        begun();
        does("draw");
        does("post");
        byte[] before = Files.readAllBytes(file);
        Terminal refused = types("result", 1, 900, 400, "--parts", "400/200,400/200");
        assertEquals(2, refused.status());
        assertArrayEquals(before, Files.readAllBytes(file));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "resalt | 1 | there is no tournament resalt; did you mean result?",
                "result | one | a whole number",
                "post | --by Anna | --by does not go with post",
                "swap | 1 | of what?",
                "print | seats | there is no print seats",
                "result | 9 1 2 | table 9",
            })
    @DisplayName("Something wrong is said in one line")
    void wrong(String word, String more, String said) throws IOException {
        begun();
        does("draw");
        does("post");
        Terminal refused = types(word, (Object[]) more.split(" "));
        assertEquals(2, refused.status());
        assertEquals(1, refused.err().lines().count(), refused.err());
        assertTrue(refused.err().contains(said), refused.err());
    }

    @Test
    @DisplayName("A line that was changed by hand is refused with its place, in Italian too")
    void broken() throws IOException {
        begun();
        Files.writeString(file, Files.readString(file) + "resalt round 1\n");
        Terminal refused = Terminal.in(Language.IT, "tournament", "show", file);
        assertEquals(2, refused.status());
        long line = Files.readString(file).lines().count();
        assertTrue(refused.err().contains("riga " + line + ", colonna 1"), refused.err());
    }

    @Test
    @DisplayName("A file that is there is not begun once more")
    void twice() throws IOException {
        begun();
        byte[] before = Files.readAllBytes(file);
        assertEquals(2, types("new").status());
        assertArrayEquals(before, Files.readAllBytes(file));
    }
}
