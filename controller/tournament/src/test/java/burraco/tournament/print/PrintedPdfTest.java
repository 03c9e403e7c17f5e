package burraco.tournament.print;

import static burraco.tournament.print.PrintedEvening.afterTwo;
import static burraco.tournament.print.PrintedEvening.made;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.Tournament;
import burraco.words.Language;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists and slips as PDF. */
final class PrintedPdfTest {
    private static String pdf(Tournament tournament, Print print) {
        byte[] file = made(tournament, print, Language.IT).as(Format.PDF).orElseThrow();
        return new String(file, StandardCharsets.ISO_8859_1);
    }

    private static int pages(String pdf) {
        return pdf.split("/Type /Page ").length - 1;
    }

    @Test
    @DisplayName("Names with accents and a dash are written as they are")
    void names() {
        String pdf = pdf(afterTwo().now(), new Print.SeatsByTable(2));
        assertTrue(pdf.contains("(Nicol\\362 Pia \\226 Esposito Rosa)"), pdf);
        assertTrue(pdf.contains("(Verdi Carla \\226 \\300lvarez Eva)"), pdf);
        assertTrue(pdf.contains("(1 di 1)"), pdf);
        assertEquals(1, pages(pdf));
    }

    @Test
    @DisplayName("Four slips on a page")
    void slips() {
        assertEquals(1, pages(pdf(afterTwo().now(), new Print.Slips(2))));
        assertEquals(25, pages(pdf(ManyPairs.after(200, 1), new Print.Slips(1))));
    }

    @ParameterizedTest
    @MethodSource("burraco.tournament.print.PrintedEvening#all")
    @DisplayName("Nothing is written outside of the page, however long a name is")
    void insideThePage(Print print) {
        String pdf = pdf(ManyPairs.after(120, 2), print);
        Matched box = Matched.of(pdf, "/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]").getFirst();
        double width = box.one() / 72 * 25.4;
        double height = box.other() / 72 * 25.4;
        List<Matched> texts = Matched.of(pdf, "Tf ([-0-9.]+) ([-0-9.]+) Td");
        assertTrue(texts.size() > 2, print::toString);
        for (Matched text : texts) {
            assertTrue(text.one() >= 10 && text.one() < width - 10, text + " of " + width);
            assertTrue(text.other() >= 7 && text.other() < height - 7, text + " of " + height);
        }
    }

    private record Matched(double one, double other) {
        static List<Matched> of(String pdf, String pattern) {
            List<MatchResult> found = Pattern.compile(pattern).matcher(pdf).results().toList();
            return found.stream()
                    .map(match ->
                            new Matched(
                                    Double.parseDouble(match.group(1)),
                                    Double.parseDouble(match.group(2))))
                    .toList();
        }
    }
}
