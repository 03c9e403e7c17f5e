package burraco.cli.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.LedgerException;
import burraco.hall.ledger.Row;
import burraco.hall.proof.SignedResult;
import burraco.journal.SealChain;
import burraco.journal.Sqlite;
import burraco.testing.HallEvening;
import burraco.words.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Results of a hall are checked against what the table has told and signed. */
@Tag("campaign")
class HallVerifyTest {
    @TempDir private Path temp;
    private HallEvening evening;

    @BeforeEach
    void aMatchWasPlayedAndTold() throws Exception {
        evening = HallEvening.copy(temp);
    }

    private Terminal verify(Object... more) {
        Object[] args = new Object[3 + more.length];
        args[0] = "hall";
        args[1] = "verify";
        args[2] = evening.hall();
        System.arraycopy(more, 0, args, 3, more.length);
        return Terminal.run(args);
    }

    private SignedResult result() throws LedgerException {
        try (HallStore file = HallStore.open(evening.hall().resolve("hall.db"), said -> {})) {
            return new Ledger(file, () -> 0)
                    .all().stream()
                            .filter(row -> row.kind().equals(SignedResult.KIND))
                            .map(row -> SignedResult.read(row).orElseThrow())
                            .findFirst()
                            .orElseThrow();
        }
    }

    private void sql(String line) throws Exception {
        Path file = evening.hall().resolve("hall.db");
        try (Connection connection = Sqlite.open(file, Sqlite.Use.WRITE);
                Statement statement = connection.createStatement()) {
            assertTrue(statement.executeUpdate(line) > 0, line);
        }
    }

    @Test
    @DisplayName("Everything is as the table has told and signed it")
    void isSound() {
        Terminal run = verify();
        assertEquals(0, run.status(), run.out() + run.err());
        assertTrue(run.out().contains("results that tables have signed: 1, all"), run.out());
    }

    @Test
    @DisplayName("A hall that is running is checked, exported and disputed all the same")
    void besideARunningHall() throws Exception {
        Path hall = evening.hall();
        Path zip = temp.resolve("beside.zip");
        try (HallStore running = HallStore.open(hall.resolve("hall.db"), said -> {})) {
            new Ledger(running, () -> 1).append("pause", "{}", "Rossi", "");
            Terminal run = verify();
            assertEquals(0, run.status(), run.out() + run.err());
            assertTrue(Terminal.run("hall", "export", hall).out().contains("title"));
            Terminal dispute =
                    Terminal.run("hall", "dispute", hall, "--round", 1, "--table", 1, "--out", zip);
            assertEquals(0, dispute.status(), dispute.err());
            assertTrue(Files.size(zip) > 0);
            new Ledger(running, () -> 1).append("resume", "{}", "Rossi", "");
        }
    }

    /** Where somebody owns the hall's machine, he can write the ledger's seals again. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "UPDATE decision SET body = replace(body, ' 1415:610', ' 1515:610')"
                        + " WHERE body LIKE 'result round%' | written is",
                "UPDATE decision SET body = replace(body, '\"entry\":', '\"entry\":1')"
                        + " WHERE kind = 'signed' | no such entry",
                "UPDATE decision SET body = replace(body, '\"signature\":\"', '\"signature\":\"AA')"
                        + " WHERE kind = 'signed' | not signed by the device",
                "UPDATE decision SET body = '{}' WHERE kind = 'signed' | cannot be understood",
                "DELETE FROM decision WHERE kind = 'signed' | without its signature",
                "DELETE FROM decision WHERE body LIKE 'result round%' | never written",
                "DELETE FROM decision WHERE kind = 'enroll' | was not enrolled",
                "UPDATE told SET text = replace(text, ' 710 305 ', ' 810 305 ')"
                        + " WHERE text LIKE '%\"kind\":\"hand\"%' | round 1, table 1",
                "UPDATE told SET text = replace(text, 'counted', 'COUNTED')"
                        + " WHERE text LIKE '%counted by%' | does not continue the one before",
                "DELETE FROM told WHERE number = 40 AND source ="
                        + " (SELECT id FROM source WHERE stream = 'record')"
                        + " | does not continue the one before",
                "DELETE FROM told WHERE number > 40 AND source ="
                        + " (SELECT id FROM source WHERE stream = 'record')"
                        + " | the end of the table's record is missing",
                "UPDATE told SET text = replace(text, 'discard', 'Discard')"
                        + " WHERE text LIKE '%\"record\":%' | is not the one of entry",
                "UPDATE told SET text = replace(text, 'Friday', 'Monday')"
                        + " WHERE text LIKE '%\"kind\":\"event\"%' | does not belong to this round",
            })
    void whatSomebodyChangedIsFound(String change, String said) throws Exception {
        sql(change);
        Terminal run = verify();
        assertEquals(1, run.status(), run.out() + run.err());
        assertTrue(run.out().contains(said), run.out());
        Terminal italian = Terminal.in(Language.IT, "hall", "verify", evening.hall().toString());
        assertTrue(italian.out().contains("turno 1, tavolo 1") || said.contains("understood"));
    }

    @Test
    @DisplayName("A seal from a score sheet leads to table, match, round and result")
    void sealsAreKnown() throws Exception {
        String seal = SealChain.shown(HexFormat.of().parseHex(result().seal()));
        Terminal run = verify("--seal", seal);
        assertEquals(0, run.status(), run.out() + run.err());
        assertTrue(run.out().contains("Table 1, match 1 of its journal, round 1 of Friday"));
        assertTrue(run.out().contains("result round 1 table 1 "), run.out());
        String sheet =
                Terminal.run(
                                "history",
                                "export",
                                1,
                                "--as",
                                "html",
                                "--lang",
                                "en",
                                "--journal",
                                evening.journal())
                        .out();
        for (String part : List.of("Friday &lt;at&gt; the club", "Round 1", "Table 1")) {
            assertTrue(sheet.contains(part), part + " on the sheet");
        }
        String printed = sheet.replaceAll("(?s).*<code>([0-9a-f-]{35})</code>.*", "$1");
        Terminal found = verify("--seal", printed);
        assertEquals(0, found.status(), found.out());
        assertTrue(found.out().contains("Table 1, match 1"), found.out());
    }

    @Test
    @DisplayName("The journal of the table has the seal of the hall's result")
    void theTableHasTheSameSeal() throws Exception {
        String whole = result().seal();
        for (String seal : new String[] {whole, SealChain.shown(HexFormat.of().parseHex(whole))}) {
            Terminal run =
                    Terminal.run(
                            "history",
                            "verify",
                            "--lang",
                            "en",
                            "--seal",
                            seal,
                            "--journal",
                            evening.journal());
            assertEquals(0, run.status(), run.out() + run.err());
            assertTrue(run.out().contains("The journal had the seal"), run.out());
        }
    }

    @Test
    @DisplayName("A table that has not told all of its record yet has done nothing wrong")
    void whatIsNotToldYetIsNoFault() throws Exception {
        String record = "(SELECT id FROM source WHERE stream = 'record')";
        sql("DELETE FROM told WHERE number > 40 AND source = " + record);
        sql("UPDATE source SET up_to = 40 WHERE stream = 'record'");
        Terminal run = verify();
        assertEquals(0, run.status(), run.out() + run.err());
        assertTrue(run.out().contains("has not told its whole record yet"), run.out());
    }

    @Test
    @DisplayName("A seal that no table has told is not known, and no seal is one")
    void othersAreUnknown() {
        for (String seal : new String[] {"00000000-00000000-00000000-00000000", "%", "abc"}) {
            Terminal run = verify("--seal", seal);
            assertEquals(1, run.status(), run.out() + run.err());
            assertTrue(run.out().contains("No table has told this hall the seal"), run.out());
        }
    }

    @Test
    @DisplayName("A result that somebody corrected later is as it was told")
    void aCorrectionIsNoFault() throws Exception {
        try (HallStore file = HallStore.open(evening.hall().resolve("hall.db"), said -> {})) {
            Row row =
                    new Ledger(file, () -> 0)
                            .append(
                                    "tournament",
                                    "correct round 1 table 1 1000:610 ground arbiter by \"L\""
                                            + " why \"jury\"\n",
                                    "Conti Lia",
                                    "");
            assertTrue(row.seq() > 1);
        }
        Terminal run = verify();
        assertEquals(0, run.status(), run.out() + run.err());
    }
}
