package burraco.tournament.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.tournament.field.Contestant;
import burraco.tournament.file.EntriesCsv.Found;
import burraco.tournament.plan.FieldKind;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries as clubs have them in a spreadsheet. */
final class EntriesCsvTest {
    @ParameterizedTest
    @ValueSource(strings = {",", ";", "\t"})
    @DisplayName("Columns in any order, with any separator; a number of a table")
    void columns(String separator) {
        String text =
                """
                Circolo;N.;Giocatore 2;Giocatore 1;Tavolo
                Ponte;7;Neri Bruno;Rossi Anna;3
                "Amici d'oro";2;Verdi  Carla;~Bianchi ~~Zoe~~~;

                """
                        .replace(";", separator)
                        .replace('~', '"');
        assertEquals(
                List.of(
                        new Contestant(7, "", List.of("Rossi Anna", "Neri Bruno"), "Ponte", 3),
                        new Contestant(
                                2,
                                "",
                                List.of("Bianchi \"Zoe\"", "Verdi Carla"),
                                "Amici d'oro",
                                0)),
                entries(text, FieldKind.PAIRS).contestants());
    }

    @Test
    @DisplayName("English names of columns; surname and name in columns of their own; no number")
    void english() {
        Found.Entries found =
                entries(
                        """
                        Name 1,Surname 1,Name 2,Surname 2,Club,Paid
                        Anna,Rossi,Bruno,Neri,Ponte,yes
                        Carla,Verdi,Dario,Bianchi,,no
                        """,
                        FieldKind.PAIRS);
        assertEquals(
                List.of(
                        new Contestant(0, "", List.of("Rossi Anna", "Neri Bruno"), "Ponte", 0),
                        new Contestant(0, "", List.of("Verdi Carla", "Bianchi Dario"), "", 0)),
                found.contestants());
        assertEquals(List.of("1:40 entries.column-unused"), keys(found.remarks()));
    }

    @Test
    @DisplayName("Columns of the same name are the first and the second player")
    void sameName() {
        assertEquals(
                List.of(new Contestant(0, "", List.of("Rossi Anna", "Neri Bruno"), "", 0)),
                entries("Cognome;Nome;Cognome;Nome\nRossi;Anna;Neri;Bruno\n", FieldKind.PAIRS)
                        .contestants());
    }

    @Test
    @DisplayName("Without a header: two columns with names, perhaps behind one with numbers")
    void noHeader() {
        assertEquals(
                List.of(new Contestant(0, "", List.of("Rossi Anna", "Neri Bruno"), "", 0)),
                entries("Rossi Anna;Neri Bruno\r\n", FieldKind.PAIRS).contestants());
        assertEquals(
                List.of(new Contestant(12, "", List.of("Rossi Anna"), "", 0)),
                entries("12\tRossi Anna", FieldKind.INDIVIDUALS).contestants());
        assertEquals(List.of("1:1 entries.no-header"), problems("a;b;c\n", FieldKind.PAIRS));
    }

    @Test
    @DisplayName("Teams of four to eight")
    void teams() {
        String head =
                "squadra;g\n"
                        .replace(
                                "g",
                                "giocatore 1;giocatore 2;giocatore 3;giocatore 4;" + "giocatore 5");
        assertEquals(
                List.of(
                        new Contestant(0, "Volpi", List.of("A", "B", "C", "D"), "", 0),
                        new Contestant(0, "Gatti", List.of("E", "F", "G", "H", "I"), "", 0)),
                entries(head + "Volpi;A;B;C;D;\nGatti;E;F;G;H;I\n", FieldKind.TEAMS).contestants());
        assertEquals(
                List.of("2:13 entries.player"), problems(head + "Volpi;A;B;C;\n", FieldKind.TEAMS));
    }

    @Test
    @DisplayName("UTF-8 with or without a mark, Windows-1252 and UTF-16")
    void encodings() {
        String text = "giocatore 1;giocatore 2;società\nÈva;Zoë;Città\n";
        Contestant pair = new Contestant(0, "", List.of("Èva", "Zoë"), "Città", 0);
        for (Charset charset :
                List.of(
                        StandardCharsets.UTF_8,
                        StandardCharsets.UTF_16,
                        Charset.forName("windows-1252"))) {
            assertEquals(
                    new Found.Entries(List.of(pair), List.of()),
                    EntriesCsv.read(text.getBytes(charset), FieldKind.PAIRS),
                    charset.name());
        }
        assertEquals(
                new Found.Entries(List.of(pair), List.of()),
                EntriesCsv.read(
                        ("\uFEFFsep=;\r\n" + text).getBytes(StandardCharsets.UTF_8),
                        FieldKind.PAIRS));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x;A;B;;       | 2:1 entries.number",
                "0;A;B;;       | 2:1 entries.number",
                ";A;B;;        | 2:1 entries.number",
                "1;A;;;        | 2:5 entries.player",
                "1;;B;;        | 2:3 entries.player",
                "1;A;?;;       | 2:5 entries.name",
                "1;A;B;;x      | 2:8 entries.table",
                "1;A;B;;1;9    | 2:10 entries.cells",
                "1;A;~B        | 2:1 entries.quotes",
                "1;~A;A~;\u200d | 2:9 entries.name",
                "1;~A;A~;B;\u200d; | 2:11 entries.text",
                "1;A;B/1;C;D   | 3:1 entries.number-twice",
                "1;A;B/x;C;D/y | 3:1 entries.number, 4:1 entries.number",
            })
    @DisplayName("Problems have a line and a column")
    void wrong(String rows, String problems) {
        String text =
                "numero;giocatore 1;giocatore 2;circolo;tavolo\n"
                        + rows.strip().replace('~', '"').replace('/', '\n')
                        + "\n";
        assertEquals(problems, String.join(", ", problems(text, FieldKind.PAIRS)));
    }

    @Test
    @DisplayName("Files without entries, without columns of players, or with a column twice")
    void useless() {
        assertEquals(List.of("1:1 entries.empty"), problems("", FieldKind.PAIRS));
        assertEquals(List.of("1:1 entries.empty"), problems("\n\n", FieldKind.PAIRS));
        assertEquals(List.of("1:1 entries.empty"), problems("sep=;", FieldKind.PAIRS));
        assertEquals(
                List.of("2:1 entries.empty"),
                problems("giocatore 1;giocatore 2\n", FieldKind.PAIRS));
        assertEquals(List.of("1:1 entries.header"), problems("numero;circolo\n", FieldKind.PAIRS));
        assertEquals(
                List.of("1:11 entries.column-twice"),
                problems("circolo;a;club;nome\nx;y;z;w\n", FieldKind.INDIVIDUALS));
    }

    @Test
    @DisplayName("The same person twice, however written, is remarked; so is a slip of a letter")
    void twice() {
        Found.Entries found =
                entries(
                        """
                        Rossi Anna;D'Angelo Niccolò
                        ANNA ROSSI;Nicolò D’Angelo
                        Rossi Ana;Verdi Carla
                        Verdi Crala;Bianchi Zoe
                        Verdi Carlo;Bianco Zoë
                        Li Bo;Li Ba
                        """,
                        FieldKind.PAIRS);
        assertEquals(6, found.contestants().size());
        assertEquals(
                List.of(
                        "2:1 entries.same",
                        "2:12 entries.near",
                        "3:1 entries.near",
                        "4:1 entries.near",
                        "5:1 entries.near"),
                keys(found.remarks()));
        assertEquals(List.of("ANNA ROSSI", 1), found.remarks().getFirst().what().details());
    }

    @Test
    @DisplayName("Names that are numbered are not nearly each other")
    void numbered() {
        String text =
                "giocatore 1;giocatore 2\nCoppia 1;Rossi 1\nCoppia 2;Rossi 2\nCoppia 12;Rossi 12\nCoppia 21;Rossi 21\n";
        assertEquals(List.of(), entries(text, FieldKind.PAIRS).remarks());
    }

    @Test
    @DisplayName("Any bytes have entries, or a problem with a place")
    void anyBytes() {
        byte[] good =
                "numero;giocatore 1;giocatore 2\n1;\"Rossi\";Anna\n2;Neri;Bruno\n"
                        .getBytes(StandardCharsets.UTF_8);
        Random random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            byte[] bytes = good.clone();
            for (int times = random.nextInt(6); times >= 0; times--) {
                bytes[random.nextInt(bytes.length)] =
                        (byte)
                                (random.nextBoolean()
                                        ? "\";,\t\n\r1\uFEFFA".charAt(random.nextInt(9))
                                        : random.nextInt(256));
            }
            for (FieldKind kind : FieldKind.values()) {
                if (EntriesCsv.read(bytes, kind) instanceof Found.Problems(var all)) {
                    assertFalse(all.isEmpty());
                    all.forEach(one -> assertFalse(one.line() < 1 || one.column() < 1));
                }
            }
        }
    }

    private static Found.Entries entries(String text, FieldKind kind) {
        return switch (EntriesCsv.read(text.getBytes(StandardCharsets.UTF_8), kind)) {
            case Found.Entries entries -> entries;
            case Found.Problems(var all) -> throw new AssertionError(all.toString());
        };
    }

    private static List<String> problems(String text, FieldKind kind) {
        return switch (EntriesCsv.read(text.getBytes(StandardCharsets.UTF_8), kind)) {
            case Found.Entries entries -> throw new AssertionError(entries.toString());
            case Found.Problems(var all) -> keys(all);
        };
    }

    private static List<String> keys(List<Problem> all) {
        return all.stream()
                .map(one -> one.line() + ":" + one.column() + " " + one.what().key())
                .collect(Collectors.toList());
    }
}
