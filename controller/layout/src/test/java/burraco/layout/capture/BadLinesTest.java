package burraco.layout.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Reading;
import burraco.testing.Captures;
import burraco.testing.Told;
import java.io.ByteArrayOutputStream;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that cannot be used are skipped with a reason, and the next line is read. */
class BadLinesTest {
    private static final String UID = "\"uid\":\"E004015012345678\"";

    static List<Arguments> bad() {
        return List.of(
                bad("x", "not JSON"),
                bad("{", "not JSON"),
                bad("{}{}", "not JSON"),
                bad("{\"t\":1000,}", "not JSON"),
                bad("{'t':1000}", "not JSON"),
                bad("{\"t\":01}", "not JSON"),
                bad("{\"t\":1000} // why", "not JSON"),
                bad("{\"t\":1000,\"scale\":1,\"g\":NaN}", "not JSON"),
                bad("{\"t\":1000,\"scale\":1,\"g\":-Infinity}", "not JSON"),
                bad("{\"t\":1000,\"scale\":1,\"g\":+1}", "not JSON"),
                bad("{\"t\":1000,\"scale\":1,\"g\":.5}", "not JSON"),
                bad("{\0\"\0t\0\"\0:\0001\0}\0", "not JSON"),
                bad("\0\0\0\0", "not JSON"),
                bad("[1 2]", "not JSON"),
                bad("[]", "not an object"),
                bad("12", "not an object"),
                bad("null", "not an object"),
                bad("\"text\"", "not an object"),
                bad("{}", "of no known kind"),
                bad("{\"t\":1000,\"antenna\":3}", "of no known kind"),
                bad("{\"t\":1000,\"lamp\":3}", "of no known kind"),
                bad("{\"t\":1000,\"scale\":1,\"g\":1,\"tags\":[]}", "of two kinds: tags and scale"),
                bad("{\"antenna\":3,\"tags\":[]}", "t is missing"),
                bad("{\"t\":\"1000\",\"antenna\":3,\"tags\":[]}", "t is not a whole number"),
                bad("{\"t\":1000.0,\"antenna\":3,\"tags\":[]}", "t is not a whole number"),
                bad("{\"t\":1e3,\"antenna\":3,\"tags\":[]}", "t is not a whole number"),
                bad("{\"t\":null,\"antenna\":3,\"tags\":[]}", "t is not a whole number"),
                bad("{\"t\":-1,\"antenna\":3,\"tags\":[]}", "t is out of range"),
                bad("{\"t\":9007199254740993,\"antenna\":3,\"tags\":[]}", "t is out of range"),
                bad("{\"t\":99999999999999999999,\"antenna\":3,\"tags\":[]}", "t is out of range"),
                bad("{\"t\":988,\"antenna\":3,\"tags\":[]}", "time goes back by 12 ms"),
                bad("{\"t\":1000,\"tags\":[]}", "antenna is missing"),
                bad("{\"t\":1000,\"antenna\":99,\"tags\":[]}", "antenna 99 is not in the layout"),
                bad("{\"t\":1000,\"antenna\":0,\"tags\":[]}", "antenna 0 is not in the layout"),
                bad("{\"t\":1000,\"antenna\":4294967299,\"tags\":[]}", "antenna is out of range"),
                bad("{\"t\":1000,\"antenna\":3,\"tags\":{}}", "tags is not a list"),
                bad("{\"t\":1000,\"antenna\":3,\"tags\":[\"E0\"]}", "a tag is not an object"),
                bad("{\"t\":1000,\"antenna\":3,\"tags\":[{}]}", "uid is missing"),
                bad(tag("\"uid\":7"), "uid is not text"),
                bad(tag("\"uid\":\"e004015012345678\""), "uid is not upper-case hex"),
                bad(tag("\"uid\":\"E00\""), "uid is not upper-case hex"),
                bad(tag("\"uid\":\"E00G\""), "uid is not upper-case hex"),
                bad(tag(UID + "},{\"uid\":\"x\""), "uid is not upper-case hex"),
                bad(tag(UID + ",\"rssi\":-5.5"), "rssi is not a whole number"),
                bad(tag(UID + ",\"rssi\":null"), "rssi is not a whole number"),
                bad(tag(UID + ",\"rssi\":9999999999"), "rssi is out of range"),
                bad(tag(UID + "," + UID), "a field stands there twice"),
                bad("{\"t\":1000,\"antenna\":3,\"unclear\":\"fog\"}", "unclear is unknown: fog"),
                bad("{\"t\":1000,\"antenna\":3,\"unclear\":true}", "unclear is not text"),
                bad("{\"t\":1000,\"scale\":9,\"g\":1}", "scale 9 is not in the layout"),
                bad("{\"t\":1000,\"scale\":1}", "g is missing"),
                bad("{\"t\":1000,\"scale\":1,\"g\":\"1\"}", "g is not a number"),
                bad("{\"t\":1000,\"scale\":1,\"g\":1e999}", "g is out of range"),
                bad("{\"t\":1000,\"button\":\"bell\"}", "button is unknown: bell"),
                bad("{\"t\":1000,\"button\":\"call\"}", "seat is missing"),
                bad("{\"t\":1000,\"button\":\"ok\",\"seat\":\"n\"}", "seat is not N, E, S or W: n"),
                bad("{\"t\":1000,\"fault\":\"lamp\"}", "fault is unknown: lamp"),
                bad("{\"t\":1000,\"fault\":\"source\",\"detail\":\"\"}", "source is missing"),
                bad("{\"t\":1000,\"fault\":\"antenna\",\"antenna\":3}", "detail is missing"),
                bad("{\"t\":1000,\"fault\":\"\\u001b[2J\"}", "fault is unknown: ?[2J"),
                bad(
                        "{\"t\":1000,\"t\":1000,\"antenna\":3,\"tags\":[]}",
                        "a field stands there twice"),
                bad("{\"x\":1,\"x\":1}", "a field stands there twice"),
                bad(Captures.START_LINE.strip(), "a second start"),
                bad("{\"x\":" + "[".repeat(100_000), TOO_MUCH),
                bad("{\"x\":" + "{\"y\":".repeat(100_000), TOO_MUCH),
                bad("{\"t\":1000,\"scale\":1,\"g\":" + "9".repeat(100_000) + "}", TOO_MUCH),
                bad("{\"" + "x".repeat(100_000) + "\":1}", TOO_MUCH),
                bad("x".repeat(ByteLines.LONGEST_BYTES + 1), "longer than 1 MB"),
                bad("{" + " ".repeat(3_000_000) + "}", "longer than 1 MB"));
    }

    private static final String TOO_MUCH =
            "a number or a name that is too long, or brackets too deep";

    private static Arguments bad(String line, String why) {
        return Arguments.of(line, why);
    }

    private static String tag(String fields) {
        return "{\"t\":1000,\"antenna\":3,\"tags\":[{" + fields + "}]}";
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("bad")
    void aBadLineIsSkippedWithItsReason(String line, String why) {
        assertEquals(expected(why), Captures.read(between(Captures.bytes(line))));
    }

    private static List<CaptureLine> expected(String why) {
        Reading before = new Reading.Inventory(1000, 3, List.of());
        Reading after = new Reading.Inventory(2000, 4, List.of());
        return List.of(
                new CaptureLine.Started(1, Captures.START),
                new CaptureLine.Read(2, before),
                Told.skipped(3, why),
                new CaptureLine.Read(4, after));
    }

    private static byte[] between(byte[] line) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(Captures.bytes(Captures.START_LINE));
        bytes.writeBytes(Captures.bytes("{\"t\":1000,\"antenna\":3,\"tags\":[]}\n"));
        bytes.writeBytes(line);
        bytes.writeBytes(Captures.bytes("\n{\"t\":2000,\"antenna\":4,\"tags\":[]}\n"));
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c328", "ff", "eda080", "c080", "f8888080", "e282"})
    void bytesThatAreNoTextAreSkipped(String hex) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        line.writeBytes(Captures.bytes("{\"t\":1000,\"antenna\":3,\"tags\":[],\"x\":\""));
        line.writeBytes(HexFormat.of().parseHex(hex));
        line.writeBytes(Captures.bytes("\"}"));
        assertEquals(expected("not UTF-8"), Captures.read(between(line.toByteArray())));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"start\":\"2026-11-21T20:30:00Z\"|\"start\":\"today\"|start is not a time: today",
                "\"dealer\":\"S\"|\"dealer\":\"X\"|dealer is not N, E, S or W: X",
                "\"deck\":\"deck.csv\"|\"deck\":7|deck is not text",
                "\"layout\":\"table.toml\",|''|layout is missing",
                "\"t\":0,|''|t is missing"
            })
    void withoutAGoodStartNothingIsRead(String good, String bad, String why) {
        String start = Captures.START_LINE.replace(good, bad);
        String text = start + "{\"t\":1000,\"antenna\":3,\"tags\":[]}\n";
        assertEquals(
                List.of(Told.skipped(1, why), Told.skipped(2, "before the start")),
                Captures.read(Captures.bytes(text)));
    }
}
