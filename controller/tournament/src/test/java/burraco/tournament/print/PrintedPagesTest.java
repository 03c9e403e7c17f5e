package burraco.tournament.print;

import static burraco.tournament.print.PrintedEvening.afterTwo;
import static burraco.tournament.print.PrintedEvening.made;
import static burraco.tournament.print.PrintedEvening.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.Evening;
import burraco.tournament.Tournament;
import burraco.words.Language;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists and slips as pages of HTML, and as data. */
final class PrintedPagesTest {
    @ParameterizedTest
    @MethodSource("burraco.tournament.print.PrintedEvening#all")
    void everyPrintHasItsFormatsAndNoOthers(Print print) {
        for (Language language : Language.values()) {
            Printed.Made made = made(afterTwo().now(), print, language);
            for (Format format : Format.values()) {
                boolean has = print.formats().contains(format);
                assertEquals(has, made.as(format).isPresent(), print + " " + format);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("burraco.tournament.print.PrintedEvening#all")
    void aPageNeedsNothingElseAndRunsNothing(Print print) {
        String html = text(afterTwo().now(), print, Format.HTML, Language.IT);
        assertTrue(html.startsWith("<!DOCTYPE html>\n<html lang=\"it\">"), html);
        assertFalse(html.contains("<script"), html);
        assertFalse(html.contains("http"), html);
        assertFalse(html.contains("url("), html);
    }

    @Test
    @DisplayName("A name cannot become a part of the page, nor turn what stands beside it")
    void names() {
        Evening evening = PrintedEvening.of("<b>\"Rossi\" & 'C'", "محمد علي");
        String html = text(evening.now(), new Print.SeatsByTable(1), Format.HTML, Language.EN);
        assertTrue(
                html.contains(
                        "<bdi dir=\"ltr\">&lt;b&gt;&quot;Rossi&quot; &amp; &#39;C&#39; – محمد علي</bdi>"),
                html);
    }

    @Test
    @DisplayName("A draft says that it is one, and is not printed beyond the next round")
    void draft() {
        Evening evening = afterTwo();
        String html = text(evening.now(), new Print.Pairing(3), Format.HTML, Language.EN);
        assertTrue(html.contains("Draft: the seats are not posted yet."), html);
        assertEquals(
                new Printed.Nothing("round 4 has no seats to print"),
                Prints.of(evening.now(), new Print.Pairing(4), Language.EN));
        assertEquals(
                new Printed.Nothing("i posti del turno 3 non sono ancora pubblicati"),
                Prints.of(evening.now(), new Print.Ranked(3), Language.IT));
    }

    @Test
    @DisplayName("A round is drafted, and cannot be: the reason is told")
    void impossible() {
        assertEquals(
                new Printed.Nothing("0 are there, and one table takes 2"),
                Prints.of(
                        Tournament.of("T", 1, afterTwo().now().formula()),
                        new Print.Slips(1),
                        Language.EN));
    }

    @Test
    @DisplayName("Data have codes and numbers, the same in both languages")
    void data() {
        Map<String, Object> data = made(afterTwo().now(), new Print.Ranked(1), Language.IT).data();
        assertEquals(List.of("tournament", "title", "notes", "lists"), List.copyOf(data.keySet()));
        assertEquals(
                data.get("lists"),
                made(afterTwo().now(), new Print.Ranked(1), Language.EN).data().get("lists"));
        String lists = data.get("lists").toString();
        assertTrue(
                lists.startsWith(
                        "[{list=ranking, group=, rows=[{rank=1, number=8, names=Zanni Ada – Costa"
                                + " Ida, club=La Pinella, victoryPoints=15, matchPoints=1005,"
                                + " decidedBy=null, penaltyVictoryPoints=null,"
                                + " penaltyMatchPoints=null, presence=null,"
                                + " round1={victoryPoints=15, matchPoints=1005, cause=played}}"),
                lists);
    }

    @Test
    @DisplayName("A slip has a column for each hand and a row to sign for each pair")
    void slip() {
        String html = text(afterTwo().now(), new Print.Slips(1), Format.HTML, Language.IT);
        String first = html.substring(html.indexOf("<li>"), html.indexOf("</li>"));
        assertEquals(
                List.of(
                        "Coppia", "Mano 1", "Mano 2", "Mano 3", "Mano 4", "Somma", "Diff.", "VP",
                        "Firma"),
                Stream.of(first.split("<th[^>]*>")).skip(1).map(th -> th.split("<")[0]).toList());
        assertEquals(4, html.split("<li>").length - 1);
        assertEquals(2, first.split("<tr><td").length - 1);
    }
}
