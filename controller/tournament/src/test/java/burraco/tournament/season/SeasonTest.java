package burraco.tournament.season;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.tournament.Tournament;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.Read;
import burraco.tournament.words.TournamentWords;
import burraco.words.Language;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeasonTest {
    private static final String PLAN =
            """
            plan
              field pairs
              length 4
              stage mitchell rounds 1 placing entry points carried shift 1
              tie-breaks direct match-points lot
              clubs anywhere
            """;

    /** Pair 1 wins, then pair 2. */
    private static Played evening(String date, String... entries) throws Exception {
        StringBuilder text = new StringBuilder("burraco-tournament 2 seed 42\ntitle \"T ");
        text.append(date).append("\"\n").append(PLAN);
        for (int i = 0; i < entries.length; i++) {
            text.append("enter ").append(i + 1).append(' ').append(entries[i]).append('\n');
        }
        text.append(
                """
                draft
                post round 1
                  places shift 1
                  group "F" 1
                  group "M" 2
                  table 1 1 - 2 because mitchell 1 1
                result round 1 table 1 1200:200 parts 600:100 600:100
                rank round 1
                post-ranking round 1
                finish
                """);
        return switch (HistoryReader.read(text.toString())) {
            case Read.Done(var _, Tournament now) -> new Played("lodi", date, now);
            case Read.Problems problems -> throw new AssertionError(problems);
        };
    }

    private static String shown(Season season) {
        StringBuilder text = new StringBuilder();
        for (Total one : season.totals()) {
            text.append(
                    "%d %s %d/%d\n"
                            .formatted(one.place(), one.name(), one.points(), one.tournaments()));
        }
        return text.toString();
    }

    private static List<String> doubts(Season season) {
        TournamentWords words = TournamentWords.in(Language.EN);
        return season.doubts().stream().map(words::say).toList();
    }

    @Test
    @DisplayName("Points by places, added up; the same name is one person, and that is said")
    void byName() throws Exception {
        Season season =
                Season.of(
                        List.of(
                                evening(
                                        "2026-10-02",
                                        "\"Rossi Anna\" \"Neri Bruno\" club \"Ponte\"",
                                        "\"Verdi Carla\" \"Bianchi Dario\""),
                                evening(
                                        "2026-11-06",
                                        "\"Verdi Carla\" \"Neri Bruna\"",
                                        "\"ANNA ROSSI\" \"Bianchi Dario\"")),
                        PointsTable.read("place;points\n1;100\n2-8;60\n"),
                        Persons.NONE);
        assertEquals(
                """
                1 ANNA ROSSI 160/2
                1 Verdi Carla 160/2
                3 Bianchi Dario 120/2
                4 Neri Bruna 100/1
                4 Neri Bruno 100/1
                """,
                shown(season));
        assertEquals(
                List.of(
                        "ANNA ROSSI is taken for one person in 2 tournaments, because of the name"
                                + " alone",
                        "Bianchi Dario is taken for one person in 2 tournaments, because of the"
                                + " name alone",
                        "Verdi Carla is taken for one person in 2 tournaments, because of the name"
                                + " alone",
                        "Neri Bruna and Neri Bruno are nearly the same name, and are taken for two"
                                + " people"),
                doubts(season));
        Appearance first = season.rows().getFirst();
        assertEquals("Ponte", first.club());
        assertEquals(1, first.place());
        assertEquals(2, first.of());
        assertEquals(100, first.points());
        assertEquals(Known.BY_NAME, first.known());
    }

    @Test
    @DisplayName("A list says who is who: two spellings of one person, one name of two people")
    void byList() throws Exception {
        Season season =
                Season.of(
                        List.of(
                                evening(
                                        "2026-10-02",
                                        "\"Rossi Anna\" \"Neri Bruno\" club \"Ponte\"",
                                        "\"Rossi Anna\" \"Riva Zoë\" club \"Amici\""),
                                evening(
                                        "2026-11-06",
                                        "\"Rossi Annina\" \"Gallo Elio\" club \"Ponte\"",
                                        "\"Riva Zoe\" \"Greco Gino\"")),
                        PointsTable.read("1,100\n2,60\n"),
                        Persons.read(
                                "number,name,club\nF1,Rossi Anna,Ponte\nF1,Rossi Annina\n"
                                        + "F2,Rossi Anna,Amici\nF3,Zoë Riva\n"));
        List<String> rossi =
                season.rows().stream()
                        .filter(row -> row.known() == Known.LISTED)
                        .map(row -> row.person() + " " + row.points())
                        .toList();
        assertEquals(List.of("F1 100", "F2 60", "F3 60", "F1 100", "F3 60"), rossi);
        assertEquals(List.of(), doubts(season));
    }

    @Test
    @DisplayName("A name that is there twice in one tournament is not added up")
    void twice() throws Exception {
        Season season =
                Season.of(
                        List.of(
                                evening(
                                        "2026-10-02",
                                        "\"Rossi Anna\" \"Neri Bruno\"",
                                        "\"Rossi Anna\" \"Riva Zoë\""),
                                evening(
                                        "2026-11-06",
                                        "\"Rossi Anna\" \"Gallo Elio\"",
                                        "\"Bo Pia\" \"Greco Gino\"")),
                        PointsTable.read("1,100\n"),
                        Persons.NONE);
        assertEquals(
                3, season.totals().stream().filter(one -> one.name().equals("Rossi Anna")).count());
        assertEquals(
                List.of(
                        "Rossi Anna is there twice in one tournament: two people, whose points are"
                                + " not added up. A list of persons can tell them apart"),
                doubts(season));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,100%2|2|expected a place, or places, and points, as in 1,100 or 4-8,30",
                "1,100%1-3,5|2|place 1 is there twice",
                "''|1|expected a place, or places, and points, as in 1,100 or 4-8,30",
                "1,\"100|1|a quote is not closed"
            })
    @DisplayName("A table of points with a fault is refused, with the line")
    void badPoints(String text, int line, String why) {
        BadListException bad =
                assertThrows(
                        BadListException.class, () -> PointsTable.read(text.replace('%', '\n')));
        assertEquals(line, bad.problem().line());
        assertEquals(why, TournamentWords.in(Language.EN).say(bad.problem().what()));
    }

    @Test
    @DisplayName("A list in which one name is of two persons is refused")
    void badPersons() {
        BadListException bad =
                assertThrows(
                        BadListException.class,
                        () -> Persons.read("F1,Rossi Anna\nF2,anna rossi\n"));
        assertEquals(2, bad.problem().line());
        assertEquals(
                "anna rossi is F1 already",
                TournamentWords.in(Language.EN).say(bad.problem().what()));
        assertThrows(BadListException.class, () -> Persons.read("F1\n"));
    }
}
