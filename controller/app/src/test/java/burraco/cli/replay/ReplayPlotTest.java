package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.CardName;
import burraco.cli.Terminal;
import burraco.testing.ExampleTable;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Follows a card through a capture. */
@Tag("campaign")
class ReplayPlotTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    @TempDir static Path shelf;
    private static Path capture;

    /** A seven lies on antenna 2 of the pile for 20 s, is missed, and is heard before N at last. */
    @BeforeAll
    static void writeACapture() throws IOException {
        for (String name : List.of("table.toml", "deck.csv")) {
            Files.copy(TABLE.file().resolveSibling(name), shelf.resolve(name));
        }
        String seven = "{\"uid\":\"" + tag("7H/1") + "\"}";
        List<String> lines = new ArrayList<>();
        lines.add(
                "{\"t\":0,\"start\":\"2026-11-21T20:30:00Z\",\"layout\":\"table.toml\","
                        + "\"deck\":\"deck.csv\",\"dealer\":\"S\"}");
        for (int t = 1_000; t < 40_000; t += 250) {
            lines.add(inventory(t, 2, t < 21_000 && t % 2_000 != 0 ? seven : ""));
            lines.add(inventory(t + 50, 31, t > 30_000 ? seven : ""));
        }
        lines.add("{\"t\":40000,\"antenna\":31,\"unclear\":\"collision\"}");
        capture = Files.write(shelf.resolve("seven.readings.jsonl"), lines);
    }

    private static String tag(String card) {
        return TABLE.deck().tag(CardName.parse(card).orElseThrow().card()).hex();
    }

    private static String inventory(int t, int antenna, String tags) {
        return "{\"t\":" + t + ",\"antenna\":" + antenna + ",\"tags\":[" + tags + "]}";
    }

    private static Terminal plot(Object... more) {
        Stream<Object> args = Stream.of("replay", capture, "--plot");
        return Terminal.run(Stream.concat(args, Stream.of(more)).toArray());
    }

    private static String svg(Object... more) {
        Terminal told = plot(more);
        assertEquals(0, told.status(), told::err);
        return told.out();
    }

    private static Document read(String svg) throws Exception {
        return DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)));
    }

    private static List<String> antennas(Document svg) {
        NodeList lanes = svg.getElementsByTagName("g");
        return IntStream.range(0, lanes.getLength())
                .mapToObj(i -> lanes.item(i).getAttributes().getNamedItem("data-antenna"))
                .map(Node::getNodeValue)
                .toList();
    }

    private static List<String> texts(Document svg) {
        NodeList texts = svg.getElementsByTagName("text");
        return IntStream.range(0, texts.getLength())
                .mapToObj(i -> texts.item(i).getTextContent())
                .toList();
    }

    @Test
    void eachAntennaThatHeardTheCardHasALane() throws Exception {
        Document svg = read(svg("7H/1", "--lang", "en"));
        assertEquals(List.of("2", "31"), antennas(svg));
        assertTrue(texts(svg).containsAll(List.of("7H/1", "pile #2", "seat N #31")));
        assertFalse(texts(svg).contains("7H/2"));
    }

    @Test
    void aFaceIsAllItsCopies() throws Exception {
        List<String> texts = texts(read(svg("7h", "--lang", "it")));
        assertTrue(texts.containsAll(List.of("7H/1", "7H/2", "monte #2", "posto N #31")));
        assertTrue(texts.contains("nessuna antenna la sente"), texts::toString);
    }

    @Test
    void whatWasMissedOrUnclearWhereTheCardLiesIsDrawn() {
        String svg = svg("7H/1");
        assertTrue(svg.contains("class='heard'"), svg);
        assertTrue(svg.contains("class='missed'"), svg);
        assertTrue(svg.contains("class='unclear'"), svg);
        String late = svg("7H/1", "--from", "32", "--to", "39s");
        assertFalse(late.contains("class='missed'"), late);
    }

    @Test
    void aPartIsShownAlone() throws Exception {
        Document svg = read(svg("7H/1", "--from", "31", "--to", "0m39.5s"));
        assertEquals(List.of("31"), antennas(svg));
        assertTrue(texts(svg).containsAll(List.of("0:31", "0:39")), texts(svg)::toString);
        assertFalse(texts(svg).contains("0:30"), texts(svg)::toString);
    }

    @Test
    void theSamePictureComesOutEachTime() throws IOException {
        Path file = shelf.resolve("seven.svg");
        Terminal told = plot("7H", "--out", file);
        assertEquals(file + ": " + Math.ceilDiv(Files.size(file), 1024) + " KB\n", told.out());
        assertEquals(svg("7H"), Files.readString(file));
    }

    /** The acts are those of the replay. */
    @Test
    void whereTheTablePutsTheCardIsShown() throws Exception {
        Path evening = shelf.resolve("evening");
        Terminal.run("simulate", "--capture", evening, "--noise", "quiet", "--seed", "5");
        Path hand = evening.resolve("hand-0001.readings.jsonl");
        String discard =
                Terminal.run("replay", hand, "--record").outLines().stream()
                        .filter(line -> line.matches("[NESW] discard [^ ]+"))
                        .findFirst()
                        .orElseThrow();
        String card = discard.split(" ")[2];
        Terminal told = Terminal.run("replay", hand, "--plot", card, "--lang", "en");
        assertEquals(0, told.status(), told::err);
        List<String> texts = texts(read(told.out()));
        assertTrue(texts.contains("pile"), texts::toString);
        assertTrue(texts.stream().anyMatch(text -> text.contains(discard)), texts::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1Z                          | --plot: expected a card as in 7H, 7H/1 or JK/3",
                "7H/3                        | --plot: expected a card as in 7H, 7H/1 or JK/3",
                "??                          | --plot: expected a card as in 7H, 7H/1 or JK/3",
                "7H --from 9s --to 9s        | --from and --to: expected the earlier time first",
                "7H --from soon              | --from: expected a time, as in 90s",
                "8C/2                        | seven.readings.jsonl: no antenna ever heard 8C/2",
                "7H --from 2h                | seven.readings.jsonl: it is over after 40s",
                "7H --out seven.png          | --out: expected a name that ends in .svg, not seven.png",
                "7H --json                   | --json and --plot do not go together",
            })
    void whatCannotBePlottedIsSaid(String args, String said) {
        Terminal told = plot((Object[]) args.split(" "));
        assertEquals(2, told.status());
        assertTrue(told.err().contains(said), told::err);
        assertEquals("", told.out());
    }

    @Test
    void aPartBelongsToAPlot() {
        Terminal told = Terminal.run("replay", capture, "--from", "3s");
        assertEquals(2, told.status());
        assertTrue(told.err().startsWith("table replay: --from goes with --plot"), told::err);
    }
}
