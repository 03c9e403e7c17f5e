package burraco.web.members;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.words.Language;
import burraco.words.Words;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Member lists as people keep them in spreadsheets, with errors that affect only their own line.
 */
class MembersReaderTest {
    private static Members read(String text) {
        return MembersReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> names(Members members) {
        return members.list().stream().map(Member::name).toList();
    }

    private static String troubles(Members members) {
        StringBuilder all = new StringBuilder();
        members.troubles()
                .forEach(one ->
                        all.append(one.line())
                                .append(": ")
                                .append(one.in(Words.in(Language.EN)))
                                .append('\n'));
        return all.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t"})
    void spreadsheetsOfAllCountriesAreRead(String separator) {
        String text =
                """
                \uFEFFNome,Tessera,Circolo,Coppia,Squadra\r
                Ada Rossi,123,"Il Pozzetto, Roma",A,\r
                Bice Verdi,,,A,Leoni\r
                \r
                "Carlo ""Lino"" Neri"
                """;
        Members members =
                read(text.replace("Pozzetto, Roma", "Pozzetto/ Roma").replace(",", separator));
        assertEquals("", troubles(members));
        assertEquals(
                List.of(
                        new Member("Ada Rossi", "123", "Il Pozzetto/ Roma", "A", ""),
                        new Member("Bice Verdi", "", "", "A", "Leoni"),
                        new Member("Carlo \"Lino\" Neri", "", "", "", "")),
                members.list());
    }

    @Test
    void columnsStandInAnyOrderAndOthersAreLeftAlone() {
        Members members = read("email,team,name\na@b.c,Lions,Ann Lee\n");
        assertEquals(List.of(new Member("Ann Lee", "", "", "", "Lions")), members.list());
    }

    @Test
    void aSeparatorInQuotesIsNone() {
        assertEquals(
                "Il Pozzetto, Roma",
                read("nome,circolo\nAda,\"Il Pozzetto, Roma\"\n").list().getFirst().club());
    }

    @Test
    void aBadLineIsNamedAndHarmsNobodyElse() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write("nome,circolo\nAda,\n,Roma\n".getBytes(StandardCharsets.UTF_8));
        bytes.write("Nicolò,\n".getBytes(StandardCharsets.ISO_8859_1));
        bytes.write(("x".repeat(41) + "\n").getBytes(StandardCharsets.UTF_8));
        bytes.write("\"Ugo\n".getBytes(StandardCharsets.UTF_8));
        bytes.write("A\u202Eda\n\u3164\n".getBytes(StandardCharsets.UTF_8));
        bytes.write(("Bo," + "y".repeat(61) + "\n=1+1\nZoe").getBytes(StandardCharsets.UTF_8));
        Members members = MembersReader.read(bytes.toByteArray());
        assertEquals(List.of("Ada", "=1+1", "Zoe"), names(members));
        assertEquals(
                """
                3: expected a name that can be read, of at most 40 characters
                4: expected text in UTF-8 (in Excel: "CSV UTF-8")
                5: expected a name that can be read, of at most 40 characters
                6: expected the quotes to be closed
                7: expected a name that can be read, of at most 40 characters
                8: expected a name that can be read, of at most 40 characters
                9: expected text of at most 60 characters
                """,
                troubles(members));
    }

    @Test
    void withoutNamesOfColumnsNobodyKnowsWhatIsWhat() {
        Members members = read("Ada Rossi,12\nBo,13\n");
        assertEquals(List.of(), members.list());
        assertTrue(troubles(members).startsWith("1: expected the names of the columns"));
        assertEquals(Members.NONE, read(""));
        assertEquals(Members.NONE, read("\n\n"));
    }

    @Test
    void whatIsWrongHasABoundToo() {
        Members members = read("nome\n" + "\"Bo\n".repeat(50) + "Ada\n" + "\"Bo\n".repeat(90_000));
        assertEquals(List.of("Ada"), names(members));
        assertEquals(101, members.troubles().size());
        assertTrue(
                troubles(members)
                        .endsWith("103: too much is wrong: from here on nothing is read\n"));
    }

    @Test
    void aListHasABound() {
        Members members = read("name\n" + "Ada\n".repeat(5_001));
        assertEquals(5_000, members.list().size());
        assertTrue(troubles(members).startsWith("5001: expected at most 5000 people"));
    }
}
