package burraco.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PdfTextTest {
    @Test
    @DisplayName("Accents, dashes, quotes and the euro are written in the encoding of the fonts")
    void encoded() {
        assertEquals(
                "(Nicol\\362 \\226 \\223Citt\\340\\224 \\200)",
                PdfText.literal("Nicolò – “Città” €"));
    }

    @Test
    @DisplayName("What would end the string is escaped")
    void escaped() {
        assertEquals("(\\(a\\) \\\\ b)", PdfText.literal("(a) \\ b"));
    }

    @ParameterizedTest
    @CsvSource({
        "Łukasz Čapek, ?ukasz Capek",
        "Ştefan, Stefan",
        "王小明, ???",
        "Rossi \uD83C\uDF89 Anna, Rossi ? Anna",
        "Nicolo\u0300, Nicolò",
        "a\u200Fb\tc, ab?c",
    })
    @DisplayName("Other letters lose their accents or become question marks")
    void others(String text, String writable) {
        assertEquals(writable, PdfText.writable(text));
    }

    @Test
    @DisplayName("A letter is as wide with an accent as without; bold ones are wider")
    void widths() {
        assertEquals(5.56, PdfText.width("a", false, 10), 1e-9);
        assertEquals(PdfText.width("e", false, 10), PdfText.width("é", false, 10), 1e-9);
        assertEquals(6.11, PdfText.width("b", true, 10), 1e-9);
        assertEquals(
                PdfText.width("AB", false, 10),
                PdfText.width("A", false, 10) + PdfText.width("B", false, 10),
                1e-9);
    }
}
