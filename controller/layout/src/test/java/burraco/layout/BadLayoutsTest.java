package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.testing.Told;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All problems of a table.toml are reported, with their lines, from top to bottom. */
class BadLayoutsTest {
    /** The text of a layout, and its problems. */
    record Case(String text, List<String> problems) {
        @Override
        public String toString() {
            return String.join("; ", problems);
        }
    }

    private static Case of(String text, String... problems) {
        return new Case(text, List.of(problems));
    }

    /** The smallest layout with more lines from line 13 on. */
    private static Case added(String text, String... problems) {
        return of(Tables.LEAST + text + "\n", problems);
    }

    private static Case changed(String instead, String with, String... problems) {
        assertEquals(1, Tables.LEAST.split(Pattern.quote(instead), -1).length - 1);
        return of(Tables.LEAST.replace(instead, with), problems);
    }

    static Stream<Case> sectionsAndTable() {
        return Stream.of(
                added("[table]\nname = 7", "14:8 \"name\": expected text in quotes, found 7"),
                added(
                        "[table]\ncolour = \"green\"",
                        "14:1 [table] knows no key \"colour\": expected name, code, language or"
                                + " deck"),
                added(
                        "[table]\nlangage = \"en\"",
                        "14:1 [table] knows no key \"langage\"; did you mean \"language\"?"),
                added(
                        "[table]\nlanguage = \"de\"",
                        "14:12 \"language\": expected \"it\" or \"en\", found \"de\""),
                added(
                        "[table]\ndeck = \" \"",
                        "14:8 \"deck\": expected text in quotes, found \" \""),
                added(
                        "[table]\ncode = \"FIBUR-INT-2019\"",
                        "14:8 \"code\": expected \"FIBUR-INT-2018\" or \"FITAB-ITA-2026\", found"
                                + " \"FIBUR-INT-2019\"; did you mean \"FIBUR-INT-2018\"?"),
                added(
                        "[tabel]\nname = \"7\"",
                        "13:2 there is no section \"tabel\"; did you mean \"table\"?"),
                added(
                        "[colours]\nfelt = \"green\"",
                        "13:2 there is no section \"colours\": expected [table], [match],"
                                + " [rules], [[source]], [[antenna]] or [[scale]]"),
                added(
                        "name = \"7\"",
                        "13:1 there is no section \"name\": expected [table], [match], [rules],"
                                + " [[source]], [[antenna]] or [[scale]]"),
                added(
                        "[[table]]\nname = \"7\"",
                        "13:1 expected a single section [table], found a list"),
                added(
                        "[table]\nname = \"7\"\nname = \"8\"",
                        "15:1 \"name\" stands here twice: first in line 14"));
    }

    static Stream<Case> match() {
        return Stream.of(
                added(
                        "[match]\nhands = 5",
                        "14:9 \"hands\": expected a whole number from 2 to 4, found 5"),
                added(
                        "[match]\nhands = \"3\"",
                        "14:9 \"hands\": expected a whole number from 2 to 4, found \"3\""),
                added(
                        "[match]\nteams = true\nhands = 3",
                        "15:9 \"hands\": expected 4, or no \"hands\", where teams play, found 3"),
                added(
                        "[match]\nteams = \"yes\"",
                        "14:9 \"teams\": expected true or false, found \"yes\""),
                added(
                        "[match]\nround = 40",
                        "14:9 \"round\": expected a time like \"40m\", \"1h5m\" or \"90s\", at"
                                + " most 12h, found 40"),
                added(
                        "[match]\nround = \"40 minutes\"",
                        "14:9 \"round\": expected a time like \"40m\", \"1h5m\" or \"90s\", at"
                                + " most 12h, found \"40 minutes\""),
                added(
                        "[match]\nround = \"13h\"",
                        "14:9 \"round\": expected a time like \"40m\", \"1h5m\" or \"90s\", at"
                                + " most 12h, found \"13h\""),
                added(
                        "[match]\nnotice = \"on call\"",
                        "14:10 \"notice\": expected \"at-once\" or \"on-call\", found \"on"
                                + " call\"; did you mean \"on-call\"?"));
    }

    static Stream<Case> rules() {
        return Stream.of(
                added(
                        "[rules]\ntime-out = \"never\"",
                        "14:12 \"time-out\": expected \"after-partner\" or \"lap\", found"
                                + " \"never\""),
                added(
                        "[rules]\ntimeout = \"lap\"",
                        "14:1 [rules] knows no key \"timeout\"; did you mean \"time-out\"?"),
                added(
                        "[rules]\nroyal = \"on\"",
                        "14:1 \"royal\" is no choice under FIBUR-INT-2018"),
                added(
                        "[rules]\npenalty-order = true",
                        "14:17 \"penalty-order\": expected \"points\" or \"rank\", found true"));
    }

    static Stream<Case> sources() {
        return Stream.of(
                changed(
                        "source = [{ id = \"left\", kind = \"virtual\" }]",
                        "",
                        "13:1 no [[source]]: expected one at least"),
                changed(
                        "source = [{ id = \"left\", kind = \"virtual\" }]",
                        "[source]\nid = \"left\"\nkind = \"virtual\"",
                        "12:1 expected [[source]] with double brackets, found [source]"),
                changed(
                        "id = \"left\", ",
                        "",
                        "12:11 [[source]] needs \"id\": expected a name of your own, in quotes"),
                changed(
                        "kind = \"virtual\"",
                        "kind = \"\"",
                        "12:33 \"kind\": expected text in quotes, found \"\""),
                changed(
                        "kind = \"virtual\"",
                        "kind = \"virtual\", port = \"/dev/ttyUSB0\"",
                        "12:44 \"port\" does not belong to a virtual source"),
                of(
                        Tables.LEAST
                                .replace(
                                        "zone = \"pozzetto\"",
                                        "zone = \"pozzetto\", source = \"pi\"")
                                .replace(
                                        "\"virtual\" }",
                                        "\"virtual\" }, { id = \"pi\", kind = \"pi\" }"),
                        "10:41 \"source\": expected a reader (\"pi\" is the Raspberry Pi's header),"
                                + " found \"pi\""),
                changed(
                        "kind = \"virtual\"",
                        "kind = \"board\"",
                        "12:11 [[source]] needs \"port\": expected what the system calls its"
                                + " cable"),
                changed(
                        "kind = \"virtual\" }",
                        "kind = \"virtual\" }, { id = \"left\", kind = \"virtual\" }",
                        "12:53 \"id\": expected a name that is not taken (another source has it,"
                                + " line 12), found \"left\""));
    }

    static Stream<Case> antennas() {
        return Stream.of(
                of(
                        "source = [{ id = \"left\", kind = \"virtual\" }]\n",
                        "2:1 no [[antenna]]: expected some under every zone"),
                changed(
                        "antenna = [",
                        "antenna = [ 3,",
                        "1:13 expected [[antenna]] with double brackets, found 3"),
                changed(
                        "id = 1, ",
                        "",
                        "2:3 [[antenna]] needs \"id\": expected the number that its readings"
                                + " carry"),
                changed(
                        "id = 1, ",
                        "id = 0, ",
                        "2:10 \"id\": expected a whole number from 1 to 9999, found 0"),
                changed(
                        "id = 2, ",
                        "id = 1, ",
                        "3:10 \"id\": expected a number that is not taken (line 2 has it), found"
                                + " 1"),
                changed(
                        "id = 1, ",
                        "id = 1.0, ",
                        "2:10 \"id\": expected a whole number from 1 to 9999, found 1.0"),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stok\"",
                        "2:20 \"zone\": expected \"stock\", \"pile\", \"pozzetto\", \"seat\" or"
                                + " \"meld\", found \"stok\"; did you mean \"stock\"?"),
                changed(
                        "id = 1, zone = \"stock\"",
                        "id = 1",
                        "2:3 [[antenna]] needs \"zone\": expected stock, pile, pozzetto, seat or"
                                + " meld"),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", stak = 3",
                        "2:29 [[antenna]] knows no key \"stak\"; did you mean \"stack\"?"),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", stack = 0",
                        "2:37 \"stack\": expected a whole number from 1 to 108, found 0"),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", x = \"left\"",
                        "2:33 \"x\": expected a number from -200 to 200, found \"left\""),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", w = 0",
                        "2:33 \"w\": expected a number from 1 to 200, found 0"),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", y = inf",
                        "2:33 \"y\": expected a number from -200 to 200, found Infinity"),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", slot = 1",
                        "2:29 \"slot\" does not belong to zone \"stock\""),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", source = \"lfet\"",
                        "2:38 \"source\": expected \"left\", found \"lfet\"; did you mean"
                                + " \"left\"?"),
                changed(
                        "zone = \"stock\"",
                        "zone = \"stock\", port = 2",
                        "3:10 port 2 of source \"left\" is taken by antenna 1 (stock)"),
                changed(
                        "id = 1, ",
                        "id = 1, port = -1, ",
                        "2:20 \"port\": expected a whole number from 0 to 9999, found -1"));
    }

    static Stream<Case> antennasTogether() {
        return Stream.of(
                changed(
                        "seat = \"N\"",
                        "seat = \"Nord\"",
                        "4:35 \"seat\": expected \"N\", \"E\", \"S\" or \"W\", found \"Nord\""),
                changed(
                        ", seat = \"N\"",
                        "",
                        "4:3 [[antenna]] needs \"seat\": expected N, E, S or W"),
                changed(
                        "zone = \"seat\", seat = \"N\"",
                        "zone = \"stock\"",
                        "2:3 seat N has no antenna: expected one with zone = \"seat\" and seat ="
                                + " \"N\"",
                        "4:20 stock has an antenna already, in line 2"),
                changed(
                        "seat = \"N\"",
                        "seat = \"S\"",
                        "2:3 seat N has no antenna: expected one with zone = \"seat\" and seat ="
                                + " \"N\"",
                        "6:20 seat S has an antenna already, in line 4"),
                changed(
                        "zone = \"pile\"",
                        "zone = \"pozzetto\"",
                        "2:3 the pile has no antenna: expected one or more with zone = \"pile\""),
                changed(
                        "zone = \"pile\"",
                        "zone = \"meld\", line = \"NS\", slot = 2",
                        "2:3 the pile has no antenna: expected one or more with zone = \"pile\""),
                changed("line = \"NS\", ", "", "8:3 [[antenna]] needs \"line\": expected NS or EW"),
                changed(
                        "line = \"NS\", slot = 1",
                        "line = \"NS\"",
                        "8:3 [[antenna]] needs \"slot\": expected 1 for the place at the right of"
                                + " who keeps the melds, then 2, 3"),
                changed(
                        "line = \"NS\", slot = 1",
                        "line = \"NS\", slot = 0",
                        "8:48 \"slot\": expected a whole number from 1 to 20, found 0"),
                changed(
                        "line = \"NS\", slot = 1",
                        "line = \"NS\", slot = 3",
                        "8:48 NS slot 1 has no antenna: expected slots without a gap, from 1 on"),
                changed(
                        "line = \"NS\", slot = 1",
                        "line = \"EW\", slot = 2",
                        "2:3 NS has no place for melds: expected antennas with zone = \"meld\","
                                + " line = \"NS\" and slot = 1, 2, …"),
                changed(
                        "line = \"NS\", slot = 1",
                        "line = \"EW\", slot = 1",
                        "2:3 NS has no place for melds: expected antennas with zone = \"meld\","
                                + " line = \"NS\" and slot = 1, 2, …",
                        "9:20 EW slot 1 has an antenna already, in line 8"),
                changed(
                        "zone = \"pile\"",
                        "zone = \"pile\", x = -4",
                        "3:3 antenna 2 (pile) and antenna 1 (stock) overlap: they share 7.0 x"
                                + " 12.0 cm"),
                changed(
                        "zone = \"pozzetto\" }",
                        "zone = \"pozzetto\" }, { id = 10, zone = \"pozzetto\" }, { id = 11, zone"
                                + " = \"pozzetto\" }",
                        "10:84 a third pozzetto: expected two at most"));
    }

    static Stream<Case> scales() {
        return Stream.of(
                added(
                        "[[scale]]\nid = 1\nzone = \"seat\"",
                        "15:8 \"zone\": expected \"stock\", \"pozzetto\" or \"pile\", found"
                                + " \"seat\""),
                added(
                        "[[scale]]\nzone = \"stock\"\ncard = 0",
                        "13:1 [[scale]] needs \"id\": expected the number that its readings carry",
                        "15:8 \"card\": expected a number from 0.5 to 20, found 0"),
                added(
                        "[[scale]]\nid = 1\nzone = \"stock\"\n[[scale]]\nid = 1\nzone = \"stock\"",
                        "17:6 \"id\": expected a number that is not taken (line 13 has it), found"
                                + " 1",
                        "18:8 stock has a scale already, in line 13"),
                added(
                        "[scale]\nid = 1",
                        "13:1 expected [[scale]] with double brackets, found [scale]"),
                added(
                        "[[scale]]\nid = 1\nzone = \"pile\"\nseat = \"E\"",
                        "16:1 [[scale]] knows no key \"seat\": expected id, source, port, zone or"
                                + " card"));
    }

    static Stream<Case> noToml() {
        return Stream.of(
                added("[table", "13:7 expected ']' behind the name, found the end of the line"),
                added(
                        "[table]\nname = 7\"",
                        "14:8 expected a number like 12, -3 or 0.5, or a date, found 7\""));
    }

    @ParameterizedTest
    @MethodSource({
        "sectionsAndTable",
        "match",
        "rules",
        "sources",
        "antennas",
        "antennasTogether",
        "scales",
        "noToml"
    })
    void isToldWhereItStands(Case bad) {
        assertEquals(bad.problems(), problems(bad.text()));
    }

    @Test
    void everythingIsToldAtOnce() {
        String text =
                Tables.LEAST
                                .replace("zone = \"stock\"", "zone = \"stok\", stack = 200")
                                .replace("id = 3", "id = 2")
                        + "[match]\nhands = 1\nround = \"soon\"\n";
        assertEquals(
                List.of("2:20", "2:36", "4:10", "14:9", "15:9"),
                problems(text).stream().map(problem -> problem.split(" ")[0]).toList());
    }

    private static List<String> problems(String text) {
        LayoutResult result = LayoutReader.read(text);
        return assertInstanceOf(LayoutResult.Refused.class, result).problems().stream()
                .map(Told::english)
                .toList();
    }
}
