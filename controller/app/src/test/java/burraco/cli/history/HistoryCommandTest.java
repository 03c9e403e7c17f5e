package burraco.cli.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.testing.JournalOf;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** History commands on a match of two hands, of which NS has confirmed the second. */
@Tag("campaign")
class HistoryCommandTest {
    @TempDir Path temp;

    private Path folder;

    @BeforeEach
    void aMatchWasPlayed() throws Exception {
        folder = JournalOf.copy(temp.resolve("journal"));
    }

    private Terminal history(Object... args) {
        return Terminal.run(
                Stream.concat(
                                Stream.of("history"),
                                Stream.concat(Stream.of(args), Stream.of("--journal", folder)))
                        .toArray());
    }

    private String record(int hand) throws Exception {
        try (History history = History.open(folder)) {
            return history.hands().get(hand - 1).row().record();
        }
    }

    @Test
    void theListSaysWhoPlayedAndWhatItCameTo() {
        Terminal run = history("list");
        assertEquals(0, run.status());
        List<String> lines = run.outLines();
        assertEquals("Partita 1 · Tavolo 7", lines.get(0));
        assertEquals("  NS Ada Rossi / Sara <S>   EO Elio / Ugo", lines.get(1));
        assertTrue(lines.get(2).contains("NS    701  EO    305"), lines.get(2));
        assertTrue(lines.get(2).endsWith("confermata"), lines.get(2));
        assertTrue(lines.get(3).contains("NS    702  EO    305"), lines.get(3));
        assertTrue(lines.get(3).endsWith("confermata da NS"), lines.get(3));
        assertTrue(lines.get(4).contains("1403"), lines.get(4));
        assertTrue(lines.get(4).endsWith("Victory Points: 18-2"), lines.get(4));
        assertTrue(run.out().contains("Sigillo del giornale: "), run.out());
    }

    private void change(String sql) throws Exception {
        String url = "jdbc:sqlite:" + folder.resolve(Journal.FILE);
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            assertTrue(statement.executeUpdate(sql) > 0, sql);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "redeal marked cards",
                "end no time",
                "dismiss all saw it",
                "thrown W JK to his partner",
                "choose 31 2 they agree",
                "take-back 0 my mistake"
            })
    void whateverHasAReasonIsShownWithIt(String order) throws Exception {
        change(
                "UPDATE entry SET body = substr(body, 1, instr(body, ' points')) || '"
                        + order
                        + "' WHERE kind = 'order' AND instr(body, ' points') > 0");
        String shown = history("show", "1/1", "--lang", "en").out();
        assertTrue(shown.contains("order: arbiter Bruna " + order), shown);
    }

    @Test
    void aHandIsShownInItalianWithItalianWords() {
        String shown = history("show", "1/1").out();
        assertTrue(shown.contains("conteggio: NS 701 EO 305 arbitro Bruna counted by hand"), shown);
        assertTrue(shown.lines().anyMatch(line -> line.startsWith("EO  ")), shown);
        assertFalse(shown.lines().anyMatch(line -> line.startsWith("EW")), shown);
    }

    /** Without a statement, no line counts as having confirmed. */
    @Test
    void whoHasConfirmedIsNotGuessed() throws Exception {
        change("UPDATE hand SET confirmed = '-' WHERE hand = 1");
        List<String> lines = history("list", "--lang", "en").outLines();
        assertTrue(lines.get(2).endsWith(" ?"), lines.get(2));
        assertTrue(history("show", "1/1", "--lang", "en").out().contains("?"));
    }

    @Test
    void whatIsNotCountedAddsUpToNothing() throws Exception {
        change("UPDATE hand SET ew = NULL WHERE hand = 2");
        List<String> lines = history("list").outLines();
        assertTrue(lines.get(3).contains("NS    702  EO      ?"), lines.get(3));
        assertTrue(lines.get(4).contains("NS   1403  EO      ?"), lines.get(4));
    }

    @Test
    void theListInEnglish() {
        assertTrue(history("list", "--lang", "en").out().startsWith("Match 1 · Table 7\n"));
    }

    /** The same sheet as the referee's, with what was said. */
    @Test
    void aHandIsShownWithItsRulingsAndWhatWasSaid() throws Exception {
        Path file = temp.resolve("hand.burraco");
        Files.writeString(file, record(1));
        String shown = history("show", "1/1", "--lang", "en").out();
        assertTrue(shown.contains(Terminal.run("judge", "--lang", "en", file).out()), shown);
        assertTrue(shown.contains("correction: 0 arbiter Bruna Ugo is late"), shown);
        assertTrue(shown.contains("order: arbiter Bruna points EW -50 Ugo is late"), shown);
        assertTrue(
                shown.contains("count entered: NS 701 EW 305 arbiter Bruna counted by hand"),
                shown);
        assertTrue(shown.contains("  confirmed: N\n"), shown);
        assertTrue(shown.contains("  confirmed: W\n"), shown);
        assertFalse(shown.contains("702"), "that is the other hand's");
        assertTrue(shown.contains("Seal of the journal: "), shown);
    }

    @Test
    void theRecordsAreThoseOfTheJournalAndAreJudged() throws Exception {
        assertEquals(record(2), history("export", "1/2", "--as", "burraco").out());
        Path out = temp.resolve("records");
        assertEquals(0, history("export", "1", "--as", "burraco", "--out", out).status());
        for (int hand = 1; hand <= 2; hand++) {
            Path file = out.resolve("hand-1-" + hand + ".burraco");
            assertEquals(record(hand), Files.readString(file));
            assertEquals(0, Terminal.run("judge", file).status());
        }
    }

    @Test
    void nothingIsOverwritten() throws Exception {
        Path mine = temp.resolve("mine");
        Files.writeString(mine, "mine");
        for (String format : List.of("burraco", "text", "csv", "json", "html")) {
            Terminal run = history("export", "1/1", "--as", format, "--out", mine);
            assertEquals(2, run.status(), format);
            assertTrue(run.err().contains("there is a file of that name"), run.err());
        }
        assertEquals("mine", Files.readString(mine));
    }

    @Test
    void everyActHasARowWithItsTime() throws Exception {
        List<String> rows = history("export", "1", "--as", "csv").outLines();
        assertTrue(rows.getFirst().startsWith("match,hand,line,act,time,rulings,"));
        long acts =
                Stream.of(record(1), record(2))
                        .flatMap(String::lines)
                        .filter(line -> !line.startsWith("[") && !line.startsWith("warned"))
                        .count();
        assertEquals(acts, rows.size() - 1);
        String row = "1,2,\\d+,E? ?[^,]*,2026-09-\\d\\d \\d\\d:\\d\\d:\\d\\d,.*";
        assertTrue(rows.getLast().matches(row), rows.getLast());
    }

    @Test
    void aHandIsAJsonObjectALine() throws Exception {
        List<String> lines = history("export", "1", "--as", "json").outLines();
        assertEquals(2, lines.size());
        for (String line : lines) {
            assertReads(line);
        }
        assertTrue(lines.getFirst().startsWith("{\"match\":1,\"hand\":1,\"date\":\"2026-09-"));
        assertTrue(lines.getFirst().contains("\"people\":{\"N\":\"Ada Rossi\",\"E\":\"Elio\""));
        assertTrue(
                lines.getFirst().contains("\"ns\":701,\"ew\":305,\"confirmed\":[\"NS\",\"EW\"]"));
    }

    private static void assertReads(String json) {
        JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), json);
        int tokens = 0;
        while (parser.nextToken() != null) {
            tokens++;
        }
        assertTrue(tokens > 100, json);
    }

    @Test
    void theScoreSheetHasPlacesToSignAndTheSeal() throws Exception {
        String page = history("export", "1", "--as", "html").out();
        assertTrue(page.startsWith("<!DOCTYPE html>\n<html lang=\"it\">"), page);
        assertTrue(page.contains("Ada Rossi / Sara &lt;S&gt;"), page);
        assertFalse(page.contains("<S>"), "a name is no markup");
        assertTrue(page.contains("<td>1403</td><td>610</td>"), page);
        assertTrue(page.contains("Victory Points: 18-2"), page);
        assertTrue(page.contains("Firma per EO") && page.contains("verify --anchor"), page);
        assertFalse(page.contains("EW"), "in Italian it is EO");
        assertTrue(page.contains("Firma per NS") && page.contains("Firma dell'arbitro"), page);
        assertFalse(page.contains("http"), "nothing is fetched from elsewhere");
        try (History history = History.open(folder)) {
            assertTrue(page.contains(history.seal()), page);
        }
        String english = history("export", "1/2", "--as", "html", "--lang", "en").out();
        assertTrue(english.contains("Signature for EW"), english);
        assertFalse(english.contains("Victory points"), "a hand has none");
    }

    /**
     * Eight tables of a hall each play a match 1; and the name of a tournament is not taken for a
     * formula.
     */
    @Test
    void everyExportSaysOfWhichTableAndTournamentItIs() throws Exception {
        String formula = "=HYPERLINK(1)<b>" + "Coppa,".repeat(40);
        change(
                "UPDATE entry SET body = body || 'tournament="
                        + formula
                        + "' || char(10) || 'round=@3' || char(10) WHERE kind = 'event'");
        for (String as : List.of("text", "csv", "json", "html")) {
            String text = history("export", "1", "--as", as).out();
            assertTrue(text.contains("HYPERLINK(1)"), text);
            assertFalse(text.contains("\n="), text);
        }
        String csv = history("export", "1", "--as", "csv").out();
        assertTrue(
                csv.startsWith("match,hand,line,act,time,rulings,table,tournament,round\n"), csv);
        String cells = ",7,\"'" + formula + "\",'@3";
        assertTrue(csv.lines().skip(1).allMatch(line -> line.endsWith(cells)), csv);
        assertTrue(csv.lines().count() > 20, csv);
        String json = history("export", "1", "--as", "json").out();
        assertTrue(json.contains("\"table\":\"7\",\"tournament\":\"=HYPERLINK(1)"), json);
        String page = history("export", "1", "--as", "html").out();
        assertTrue(page.contains("<p>Tavolo 7 · =HYPERLINK(1)&lt;b&gt;Coppa,"), page);
        assertTrue(page.contains("· Turno @3</p>"), page);
    }

    /** A journal of an earlier version does not contain it, and is read as before. */
    @Test
    void whereNothingIsSaidOfItNothingStandsThere() throws Exception {
        change("UPDATE entry SET kind = 'other' WHERE kind = 'event'");
        assertEquals("Partita 1", history("list").outLines().getFirst());
        assertFalse(history("export", "1", "--as", "html").out().contains("Tavolo"));
        String json = history("export", "1", "--as", "json").out();
        assertTrue(json.contains("\"table\":null,\"tournament\":null,\"round\":null"), json);
    }

    /** From the readings the same hand results again, in another way. */
    @Test
    void aCaptureOfAHandIsUnderstoodAsThen() throws Exception {
        Path out = temp.resolve("captures");
        Object config = JournalOf.TABLE.file();
        Terminal run =
                history("export", "1/1", "--as", "capture", "--out", out, "--config", config);
        assertEquals(0, run.status(), run.err());
        Path capture = out.resolve("hand-1-1.readings.jsonl");
        for (Path file : List.of(capture, out.resolve("hand-1-1.toml"))) {
            assertEquals(
                    "rw-------",
                    PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
        List<String> again = turnup(Terminal.run("replay", capture, "--record").out());
        List<String> then = turnup(record(1));
        assertEquals(then.subList(0, 20), again.subList(0, 20));
    }

    private static List<String> turnup(String record) {
        return record.lines()
                .dropWhile(line -> !line.startsWith("turnup"))
                .filter(line -> !line.startsWith("arbiter"))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "2/1", "1/3"})
    void whatIsBeingPlayedIsNotHandedOut(String pick) {
        Terminal run =
                history(
                        "export",
                        pick,
                        "--as",
                        "capture",
                        "--out",
                        temp,
                        "--config",
                        JournalOf.TABLE.file());
        assertEquals(2, run.status());
        assertTrue(run.err().contains("is not over"), run.err());
    }

    @Test
    void whatThereIsNotIsSaid() {
        assertEquals(
                "table history: there is no hand 7/1 in this journal; the last one is 1/2\n",
                history("show", "7/1").err());
        assertEquals(
                "table history: expected a match or a hand of it, such as 3 or 3/2: last\n",
                history("show", "last").err());
        assertEquals(2, history("export", "1", "--as", "pdf").status());
        assertEquals(2, history("export", "1").status());
        assertEquals(2, history("frob").status());
        assertEquals(2, Terminal.run("history").status());
        Terminal nowhere = Terminal.run("history", "list", "--journal", temp.resolve("no"));
        assertEquals(2, nowhere.status());
        assertTrue(nowhere.err().endsWith("there is no journal here\n"), nowhere.err());
    }

    @Test
    void aSealIsLookedUp() throws Exception {
        String seal;
        try (History history = History.open(folder)) {
            seal = history.seal();
        }
        Terminal known = history("verify", "--seal", seal, "--lang", "en");
        assertEquals(0, known.status(), known.out());
        assertTrue(known.out().startsWith("Everything is as it was written.\n"), known.out());
        assertTrue(known.out().contains("The journal had the seal " + seal), known.out());
        assertEquals(known.out(), history("verify", "--anchor", seal, "--lang", "en").out());
        assertEquals(2, history("list", "--anchor", seal).status());
        Terminal unknown = history("verify", "--seal", "00000000-1111", "--lang", "en");
        assertEquals(1, unknown.status());
        assertTrue(unknown.out().contains("The journal never had the seal"), unknown.out());
    }

    @Test
    void aCopyIsMadeCheckedAndPutBack() throws Exception {
        Path copy = temp.resolve("copy.db");
        assertEquals(0, history("backup", copy).status());
        assertEquals(
                history("list").out(),
                Terminal.run("history", "list", "--journal", copy).out(),
                "a copy can be read like a journal");
        assertEquals(0, history("forget", "Elio").status());
        assertFalse(history("list").out().contains("Elio"));
        Terminal restored = history("restore", copy);
        assertEquals(0, restored.status(), restored.err());
        assertTrue(restored.out().contains("journal-before-restore-"), restored.out());
        assertTrue(history("list").out().contains("Elio"));
    }

    /** Nobody knows of copies that updates and restores have made. */
    @Test
    void forgettingNamesCopiesThatWereMadeByThemselves() throws Exception {
        Path before = Files.createDirectories(temp.resolve("before-update"));
        Path apart = temp.resolve("journal-of-1.1-20261127T081500Z");
        List<Path> copies =
                List.of(
                        folder.resolve("journal-before-restore-20261101T120000Z.db"),
                        before.resolve("1.0.db"),
                        before.resolve("1.1.db"));
        for (Path copy : copies) {
            Files.copy(folder.resolve(Journal.FILE), copy);
        }
        Files.createDirectories(apart);
        Files.writeString(before.resolve("else.txt"), "");
        Files.createDirectories(temp.resolve("journals"));
        List<String> said = history("forget", "Elio", "--lang", "en").outLines();
        Stream<Path> all = Stream.concat(copies.stream(), Stream.of(apart));
        assertEquals(
                all.map(one -> "It may still be in " + one).toList(),
                said.subList(said.size() - 4, said.size()));
        assertTrue(said.get(said.size() - 5).startsWith("Copies, prints and exports"), "" + said);
    }

    /** Reading changes nothing. */
    @Test
    void askingChangesNothing() throws Exception {
        byte[] before = Files.readAllBytes(folder.resolve("journal.db"));
        history("list");
        history("verify");
        history("show", "1");
        history("export", "1", "--as", "json");
        history("backup", temp.resolve("copy.db"));
        assertTrue(Arrays.equals(before, Files.readAllBytes(folder.resolve("journal.db"))));
    }
}
