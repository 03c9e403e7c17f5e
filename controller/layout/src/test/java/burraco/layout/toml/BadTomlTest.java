package burraco.layout.toml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.testing.Told;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Invalid TOML is refused, with the position of the first error. */
class BadTomlTest {
    private static BadToml refused(byte[] bytes) {
        return assertThrows(BadToml.class, () -> Toml.read(bytes));
    }

    private static BadToml refused(String text) {
        return refused(text.getBytes(StandardCharsets.UTF_8));
    }

    /** In these texts {@code ~} stands for a line break. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a          | 1:2 expected '=' behind the key, found the end of the file",
                "a =        | 1:4 expected a value, found the end of the file",
                "a = # x    | 1:5 expected a value, found '#'",
                "= 1        | 1:1 expected a key (letters, digits, - and _, or anything in quotes),"
                        + " found '='",
                "a. = 1     | 1:4 expected a key (letters, digits, - and _, or anything in quotes),"
                        + " found '='",
                "a = 1 b    | 1:7 expected the end of the line, found 'b'",
                "a = 1~a = 2 | 2:1 \"a\" stands here twice: first in line 1",
                "a = 1~'a' = 2 | 2:1 \"a\" stands here twice: first in line 1",
                "a = 1~a.b = 2 | 2:1 \"a\" is a value since line 1: nothing can be added",
                "a.b = 1~a = 2 | 2:1 \"a\" stands here twice: first in line 1",
                "[a]~[a]    | 2:2 \"a\" is a table already, made in line 1",
                "a.b = 1~[a] | 2:2 \"a\" is a table already, made in line 1",
                "[a]~b.c = 1~[a.b] | 3:4 \"b\" is a table already, made in line 2",
                "[a.b]~[a]~b.c = 1 | 3:1 \"b\" has a header of its own in line 1",
                "a = {b = 1}~[a.c] | 2:2 \"a\" is a value since line 1: nothing can be added",
                "a = {b = 1}~[a] | 2:2 \"a\" is a value since line 1: nothing can be added",
                "a = {b = 1, b.c = 2} | 1:13 \"b\" is a value since line 1: nothing can be added",
                "a = {}~[[a]] | 2:3 \"a\" is a value since line 1: nothing can be added",
                "a = []~[[a]] | 2:3 \"a\" is a value since line 1: nothing can be added",
                "[a]~[[a]]  | 2:3 \"a\" is a single table since line 1: all of them need double"
                        + " brackets",
                "[[a]]~[a]  | 2:2 \"a\" is a list of tables since line 1: expected double brackets",
                "[[a.b]]~[a]~b.c = 1 | 3:1 \"b\" is a list of tables since line 1",
                "[a         | 1:3 expected ']' behind the name, found the end of the file",
                "[[a]       | 1:5 expected a second ']', found the end of the file",
                "[]         | 1:2 expected a key (letters, digits, - and _, or anything in quotes),"
                        + " found ']'",
                "[a] b = 1  | 1:5 expected the end of the line, found 'b'",
                "a = [1 2]  | 1:8 expected ',' or ']', found '2'",
                "a = [1,,2] | 1:8 expected a value, found ','",
                "a = [1     | 1:7 expected ',' or ']', found the end of the file",
                "a = {b = 1,} | 1:12 expected a key (letters, digits, - and _, or anything in"
                        + " quotes), found '}'",
                "a = {b = 1~} | 1:11 expected ',' or '}' in the same line, found the end of the"
                        + " line",
                "a = \"b     | 1:5 expected a \" at the end of this text",
                "a = 'b~'   | 1:5 expected a ' at the end of this text",
                "a = '''b'' | 1:5 expected ''' at the end of this text",
                "a = \"\\x\" | 1:6 behind a backslash expected one of b t n f r \" \\ u U; text in"
                        + " single quotes takes backslashes as they are",
                "a = \"\\u12\" | 1:10 expected 4 hexadecimal digits, found '\"'",
                "a = \"\\uD800\" | 1:6 expected the number of a Unicode character",
                "a = \"\\UFFFFFFFF\" | 1:6 expected the number of a Unicode character",
                "a = yes    | 1:5 expected a value: text in quotes, a number, true or false, found"
                        + " yes",
                "a = 9223372036854775808 | 1:5 expected a number of 64 bits, found"
                        + " 9223372036854775808"
            })
    void aProblemIsToldWhereItIs(String text, String expected) {
        BadToml bad = refused(text.replace("~", "\n"));
        assertEquals(expected, bad.at() + " " + Told.english(bad.what()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "01",
                "+01",
                "-",
                "1_",
                "_1",
                "1__0",
                "0x",
                "0X1",
                "-0x1",
                "0b2",
                "1.",
                ".5",
                "1.e3",
                "1e",
                "1_e3",
                "01.5",
                "Inf",
                "True",
                "2021-02-29",
                "2021-1-1",
                "24:00:00",
                "12:60:00",
                "12:30",
                "2021-01-01T12:00",
                "2021-01-01T12:00:00+1",
                "2021-01-01Z"
            })
    void whatLooksLikeAValueIsNone(String value) {
        assertEquals("1:5", refused("a = " + value).at().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"# \u0000", "a = \"\u001F\"", "a = '\u007F'", "a = '''\u0008'''", "# \r x"})
    void controlCharactersStandNowhere(String text) {
        String what = Told.english(refused(text).what());
        assertEquals("the control character", what.substring(0, 21));
    }

    @Test
    void bytesThatAreNoTextAreToldAt() {
        byte[] bytes = "\uFEFFa = 1\nb = 'x\u00E9".getBytes(StandardCharsets.UTF_8);
        bytes[bytes.length - 1] = '?';
        BadToml bad = refused(bytes);
        assertEquals(
                "2:7 expected a character in UTF-8", bad.at() + " " + Told.english(bad.what()));
    }

    @ParameterizedTest
    @CsvSource({"a = , [, ''", "a = , {a = , ''", "'', a., a = 1", "[, a., a]", "[[, a., a]]"})
    void whatLiesTooDeepIsRefused(String begin, String repeated, String end) {
        String what = Told.english(refused(begin + repeated.repeat(100_000) + end).what());
        assertEquals("expected at most 64 levels in one another", what);
    }

    @Test
    void aFileWithoutEndIsRefused() {
        assertEquals(
                "the file is too long: at most 1024 KB are read",
                Told.english(refused(new byte[Toml.MOST_BYTES + 1]).what()));
    }
}
