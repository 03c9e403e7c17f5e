package burraco.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Untrusted text, and how it is cleaned for output. */
class PlainTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\u001b[2Jb",
                "a\nb",
                "a\rb",
                "a\tb",
                "a\u0000b",
                "a\u007fb",
                "a\u009bb",
                "a\u061cb",
                "a\u200eb",
                "a\u200fb",
                "a\u202ab",
                "a\u202eb",
                "a\u2066b",
                "a\u2069b",
                "a\u2028b",
                "a\u2029b",
                "a\ufeffb",
                "a\ud800b"
            })
    @DisplayName("Invisible characters are replaced by a visible one")
    void whatDoesSomething(String text) {
        assertFalse(PlainText.is(text));
        assertFalse(PlainText.isName(text));
        assertTrue(PlainText.is(PlainText.line(text)));
        assertEquals("a", PlainText.line(text).substring(0, 1));
        assertTrue(PlainText.line(text).endsWith("b"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Ada", "D’Angelò 2", "李", "צבי", "Zoë 🂡", "=SUM(A1)", "<b>", "a\u00a0b"})
    @DisplayName("Letters of all scripts, symbols and emoji are kept")
    void whatStandsThere(String text) {
        assertTrue(PlainText.is(text));
        assertEquals(text, PlainText.line(text));
        assertEquals(text, PlainText.lines(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\u00a0", "\u3164", "\u115f\u1160", "--", "…", "A\u3164"})
    @DisplayName("A name needs visible characters")
    void namesThatAreNone(String text) {
        assertFalse(PlainText.isName(text));
    }

    @Test
    @DisplayName("Line breaks are kept in multi-line text")
    void lines() {
        assertEquals("a\n\tb\ufffd", PlainText.lines("a\n\tb\r"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1", "\n=1", "|x", "%x"})
    @DisplayName("Cells that look like formulas are marked as text")
    void formulas(String text) {
        assertTrue(CsvCell.of(text).matches("['\ufffd].*"), CsvCell.of(text));
    }

    @Test
    @DisplayName("Cells are quoted where necessary")
    void cells() {
        assertEquals("E tie EW1 7H", CsvCell.of("E tie EW1 7H"));
        assertEquals("\"a,b\"", CsvCell.of("a,b"));
        assertEquals("\"a\"\"b\"", CsvCell.of("a\"b"));
        assertEquals("\"'=HYPERLINK(\"\"x\"\")\"", CsvCell.of("=HYPERLINK(\"x\")"));
        assertEquals("a\ufffdb", CsvCell.of("a\nb"));
    }
}
