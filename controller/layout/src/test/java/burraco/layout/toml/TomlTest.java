package burraco.layout.toml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.layout.text.TextPosition;
import burraco.layout.toml.TomlValue.Decimal;
import burraco.layout.toml.TomlValue.Moment;
import burraco.layout.toml.TomlValue.Row;
import burraco.layout.toml.TomlValue.Table;
import burraco.layout.toml.TomlValue.Text;
import burraco.layout.toml.TomlValue.Truth;
import burraco.layout.toml.TomlValue.Whole;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of a TOML document, and their positions. */
class TomlTest {
    private static Table read(String text) throws BadToml {
        return Toml.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static TomlValue value(String text) throws BadToml {
        return read("a = " + text).entry("a").orElseThrow().value();
    }

    /** The value without positions: {@code {a={b=1}}}. */
    private static String shown(TomlValue value) {
        return switch (value) {
            case Text text -> "'" + text.text() + "'";
            case Whole whole -> "" + whole.number();
            case Decimal decimal -> "" + decimal.number();
            case Truth truth -> "" + truth.isTrue();
            case Moment moment -> moment.text();
            case Row row ->
                    row.values().stream()
                            .map(TomlTest::shown)
                            .collect(Collectors.joining(",", "[", "]"));
            case Table table ->
                    table.entries().stream()
                            .map(entry -> entry.key() + "=" + shown(entry.value()))
                            .collect(Collectors.joining(",", "{", "}"));
        };
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "+99, 99",
        "-17, -17",
        "1_000, 1000",
        "9223372036854775807, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808",
        "0xDEAD_beef, 3735928559",
        "0o0755, 493",
        "0b1101, 13"
    })
    void aWholeNumber(String text, long number) throws BadToml {
        assertEquals(new Whole(number, new TextPosition(1, 5)), value(text));
    }

    @ParameterizedTest
    @CsvSource({
        "3.14, 3.14",
        "-0.0, -0.0",
        "5e+22, 5e22",
        "6.626E-34, 6.626e-34",
        "1_0.0_1, 10.01",
        "1e06, 1000000",
        "inf, Infinity",
        "-inf, -Infinity",
        "+nan, NaN"
    })
    void aDecimalNumber(String text, double number) throws BadToml {
        assertEquals(new Decimal(number, new TextPosition(1, 5)), value(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1979-05-27",
                "07:32:00",
                "00:32:00.999999",
                "1979-05-27T07:32:00",
                "1979-05-27 07:32:00.5",
                "1979-05-27t07:32:00z",
                "1979-05-27T00:32:00-07:00",
                "2000-02-29"
            })
    void aMoment(String text) throws BadToml {
        assertEquals(new Moment(text, new TextPosition(1, 5)), value(text + "  # then"));
    }

    @Test
    void trueAndFalse() throws BadToml {
        assertEquals(new Truth(true, new TextPosition(1, 5)), value("true"));
        assertEquals(new Truth(false, new TextPosition(1, 5)), value("false"));
    }

    @Test
    void textWithEscapes() throws BadToml {
        assertEquals(
                "'\b\t\n\f\r\"\\ é 😀 #'",
                shown(value("\"\\b\\t\\n\\f\\r\\\"\\\\ \\u00e9 \\U0001F600 #\" # not this")));
        assertEquals("'C:\\new \"x\"'", shown(value("'C:\\new \"x\"'")));
        assertEquals("''", shown(value("\"\"")));
    }

    @Test
    void textOfSeveralLines() throws BadToml {
        assertEquals("'one\n  two\n'", shown(value("\"\"\"\none\n  two\r\n\"\"\"")));
        assertEquals("'one two'", shown(value("\"\"\"one \\  \n\n   two\"\"\"")));
        assertEquals("'a\"\"b\"\"'", shown(value("\"\"\"a\"\"b\"\"\"\"\"")));
        assertEquals("'\\n'", shown(value("'''\n\\n'''")));
        assertEquals("'''", shown(value("'''''''")), "one quote between three and three");
    }

    @Test
    void arraysGoOverLinesWithComments() throws BadToml {
        assertEquals(
                "[1,'two',[3.0,[]],{x=true}]",
                shown(value("[ 1, # one\n 'two'\n,\n\n[3.0,[]],{x=true}, # last\n ]")));
    }

    @Test
    void inlineTables() throws BadToml {
        assertEquals("{}", shown(value("{ }")));
        assertEquals("{b={c=1,d=2},e='x'}", shown(value("{b.c = 1, b.d = 2, \"e\" = 'x'}")));
    }

    @Test
    void keysInAllTheirForms() throws BadToml {
        assertEquals(
                "{a-b_1=1,=2,x y={z.z={3=3}},1234=4}",
                shown(read("a-b_1=1\n''=2\n\"x y\" . 'z.z' . 3 = 3\n1234=4")));
    }

    @Test
    void tablesWithAndWithoutAHeaderOfTheirOwn() throws BadToml {
        assertEquals(
                "{r=0,a={b={c={x=1}},y={z=2,w=3}},d={}}",
                shown(read("r=0\n[a.b.c]\nx=1\n[a] # late\ny.z=2\ny.w=3\n[d]")));
        assertEquals("{a={b={c=1,d={e=2}}}}", shown(read("[a]\nb.c=1\n[a.b.d]\ne=2")));
    }

    @Test
    void listsOfTables() throws BadToml {
        assertEquals(
                "{f=[{n=1,v=[{w=2},{w=3}],p={q=4}},{},{n=5}]}",
                shown(
                        read(
                                "[[f]]\nn=1\n[[f.v]]\nw=2\n[[f.v]]\nw=3\n[f.p]\nq=4\n[[f]]\n"
                                        + "[[f]]\nn=5")));
    }

    @Test
    void aByteOrderMarkAndCarriageReturnsAreFine() throws BadToml {
        assertEquals("{a=1,b={c=2}}", shown(read("\uFEFFa=1\r\n\r\n# x\r\n[b]\r\nc=2\r\n")));
        assertEquals("{}", shown(read("")));
    }

    @Test
    void everyKeyAndValueKnowsItsPlace() throws BadToml {
        Table root = read("a = 'é😀' # x\n\n[b . c]\n  d.e = [ 1,\n 22 ]\n[[f]]\n[[f]]");
        assertEquals("1:1 1:5", places(root, "a"));
        Table c = table(table(root, "b"), "c");
        assertEquals(new TextPosition(3, 1), c.at());
        assertEquals("4:3 4:3", places(c, "d"));
        assertEquals("4:5 4:9", places(table(c, "d"), "e"));
        Row row = assertInstanceOf(Row.class, entry(table(c, "d"), "e").value());
        assertEquals(
                List.of(new TextPosition(4, 11), new TextPosition(5, 2)),
                row.values().stream().map(TomlValue::at).toList());
        Row f = assertInstanceOf(Row.class, entry(root, "f").value());
        assertEquals(
                List.of(new TextPosition(6, 1), new TextPosition(7, 1)),
                f.values().stream().map(TomlValue::at).toList());
    }

    @Test
    void columnsCountCharactersNotTheirHalves() throws BadToml {
        Table x = assertInstanceOf(Table.class, value("{ '😀' = '😀', b = 1 }"));
        assertEquals("1:18 1:22", places(x, "b"));
    }

    private static TomlValue.Entry entry(Table table, String key) {
        return table.entry(key).orElseThrow();
    }

    private static Table table(Table table, String key) {
        return assertInstanceOf(Table.class, entry(table, key).value());
    }

    private static String places(Table table, String key) {
        return entry(table, key).at() + " " + entry(table, key).value().at();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a \"b\" \\", "\n\t\u0000\u007F", "à 😀 #"})
    void quotedTextReadsBack(String text) throws BadToml {
        assertEquals(new Text(text, new TextPosition(1, 5)), value(Toml.quoted(text)));
    }
}
