package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import burraco.hal.Area;
import burraco.testing.Told;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The meaning of the lines of a table.toml, and the defaults for missing lines. */
class LayoutReaderTest {

    @Test
    void whatIsNotSaidIsAsUsual() {
        Layout layout = Tables.layout(Tables.LEAST);
        assertEquals("1", layout.name());
        assertEquals(RuleSet.FIBUR_INT_2018, layout.rules());
        assertEquals("it", layout.language());
        assertEquals("deck.csv", layout.deck());
        assertEquals(new MatchInfo(3, false, Duration.ofMinutes(40), true, false), layout.match());
        LaidAntenna stock = layout.antennas().getFirst();
        assertEquals(1, stock.antenna().port());
        assertEquals(2, stock.antenna().stack());
        assertEquals("left", stock.source());
        assertEquals(new Area(-6, 0, 9, 12), stock.antenna().area());
    }

    @Test
    void theTableIsAsItsSectionsSay() {
        Layout layout =
                Tables.layout(
                        Tables.LEAST
                                + """
                                [table]
                                name = "7"
                                code = "FITAB-ITA-2026"
                                language = "en"
                                deck = "decks/blue.csv"
                                [match]
                                teams = true
                                round = "1h5m"
                                turn = false
                                notice = "on-call"
                                [rules]
                                time-out = "lap"
                                royal = "on"
                                """);
        assertEquals("7", layout.name());
        assertEquals(
                RuleSet.FITAB_ITA_2026.with(Parameter.TIME_OUT, "lap").with(Parameter.ROYAL, "on"),
                layout.rules());
        assertEquals("en", layout.language());
        assertEquals("decks/blue.csv", layout.deck());
        assertEquals(new MatchInfo(4, true, Duration.ofMinutes(65), false, true), layout.match());
    }

    @ParameterizedTest
    @CsvSource({
        "hands = 2, 30",
        "hands = 3, 40",
        "hands = 4, 55",
        "teams = true, 40",
        "round = '90s', 1.5"
    })
    void aRoundLastsAsLongAsItsHandsNeed(String match, double minutes) {
        Layout layout = Tables.layout(Tables.LEAST + "[match]\n" + match);
        assertEquals(Duration.ofSeconds((long) (minutes * 60)), layout.match().round());
    }

    @Test
    void anAntennaIsWhereItsKeysPutIt() {
        String source = ", { id = 'right', kind = 'board', port = 'COM3' }]";
        Layout layout =
                Tables.layout(
                        Tables.LEAST
                                .replace(
                                        "zone = \"pozzetto\"",
                                        "zone = 'pozzetto', source = 'right', port = 0, x = -20.5,"
                                                + " y = 20, w = 10, stack = 54")
                                .replace("}]", "}" + source));
        LaidAntenna pozzetto = layout.antenna(new Zone.Pozzetto(1)).orElseThrow();
        assertEquals("right", pozzetto.source());
        assertEquals(0, pozzetto.antenna().port());
        assertEquals(new Area(-20.5, 20, 10, 12), pozzetto.antenna().area());
        assertEquals(54, pozzetto.antenna().stack());
        assertEquals(
                List.of(
                        new SourceInfo("left", "virtual", Optional.empty()),
                        new SourceInfo("right", "board", Optional.of("COM3"))),
                layout.sources());
    }

    @Test
    void antennasComeInTheOrderOfTheirNumbers() {
        Layout layout =
                Tables.layout(
                        Tables.LEAST
                                .replace("{ id = 1,", "{ id = 30,")
                                .replace("{ id = 2,", "{ id = 20, zone = 'pile' }, { id = 10,"));
        assertEquals(
                List.of(3, 4, 5, 6, 7, 8, 9, 10, 20, 30),
                layout.antennas().stream().map(LaidAntenna::id).toList());
        assertEquals(
                List.of(UsualPlaces.pile(1), UsualPlaces.pile(2)),
                layout.antennas(Zone.Pile.class).stream()
                        .map(pile -> pile.antenna().area())
                        .toList());
    }

    @Test
    void pozzettiAreCountedByTheNumbersOfTheirAntennasAndScales() {
        Layout layout =
                Tables.layout(
                        Tables.LEAST.replace(
                                        "{ id = 9, zone = \"pozzetto\" }",
                                        "{ id = 19, zone = 'pozzetto' }, { id = 9, zone ="
                                                + " 'pozzetto' }")
                                + "scale = [{ id = 5, zone = 'pozzetto', card = 2 },"
                                + " { id = 4, zone = 'pozzetto' }, { id = 1, zone = 'pile' }]");
        assertEquals(9, layout.antenna(new Zone.Pozzetto(1)).orElseThrow().id());
        assertEquals(19, layout.antenna(new Zone.Pozzetto(2)).orElseThrow().id());
        assertEquals(
                List.of(
                        new LaidScale(1, new Zone.Pile(Optional.empty()), "left", 1.9),
                        new LaidScale(4, new Zone.Pozzetto(1), "left", 1.9),
                        new LaidScale(5, new Zone.Pozzetto(2), "left", 2)),
                layout.scales());
    }

    @Test
    void aPileAntennaMayLieTowardsASeat() {
        Layout layout = Tables.layout(Tables.LEAST.replace("\"pile\"", "'pile', seat = 'E'"));
        Zone pile = layout.antennas(Zone.Pile.class).getFirst().zone();
        assertEquals(new Zone.Pile(Optional.of(Seat.EAST)), pile);
    }

    @Test
    void aLineHasAsManyPlacesAsAntennas() {
        Layout layout =
                Tables.layout(
                        Tables.LEAST.replace(
                                "{ id = 8,",
                                "{ id = 18, zone = 'meld', line = 'NS', slot = 2 },\n  { id = 8,"));
        assertEquals(2, layout.slots(Line.NS));
        assertEquals(1, layout.slots(Line.EW));
    }

    @Test
    void antennasOfThePileMayOverlapAndOthersMayTouch() {
        String close = "'pile', x = 3 }, { id = 20, zone = 'pile', x = 8.00";
        Tables.read(Tables.LEAST.replace("\"pile\"", close));
        Tables.read(Tables.LEAST.replace("\"stock\"", "'stock', x = -5.0"));
        Tables.read(Tables.LEAST.replace("\"stock\"", "'stock', x = -9.3, w = 17.6"));
    }

    @Test
    void aByteOrderMarkAndCarriageReturnsChangeNothing() {
        String windows = "\uFEFF" + Tables.LEAST.replace("\n", "\r\n");
        assertEquals(Tables.layout(Tables.LEAST), Tables.layout(windows));
    }

    @Test
    void whatCannotWorkOnACableIsNoted() {
        String two =
                "kind = \"feig\", port = \"COM3\" }, { id = \"right\", kind = \"board\", port ="
                        + " \"COM3\" }";
        String scale = "[[scale]]\nid = 1\nzone = \"stock\"\nsource = \"left\"";
        LayoutResult.Read read =
                Tables.read(Tables.LEAST.replace("kind = \"virtual\" }", two) + scale);
        List<String> notes = read.notes().stream().map(Told::english).toList();
        assertTrue(
                notes.getFirst().endsWith("are on one cable: only one of them can be used"),
                notes::toString);
        assertTrue(
                notes.get(1).endsWith("which weighs nothing: this scale says nothing"),
                notes::toString);
    }

    @Test
    void aRaspberryPisHeaderNeedNotHear() {
        String two = "kind = \"virtual\" }, { id = \"pi\", kind = \"pi\" }";
        LayoutResult.Read read = Tables.read(Tables.LEAST.replace("kind = \"virtual\" }", two));
        assertEquals(Tables.read(Tables.LEAST).notes(), read.notes());
        assertTrue(read.layout().sources().getLast().isPi());
    }

    @Test
    void sectionsOfOtherPartsAreNotedAndPassedOver() {
        LayoutResult.Read read =
                Tables.read(Tables.LEAST + "[journal]\nany = 3\n[hall]\nport = 80");
        assertEquals(
                List.of(
                        "13:2 [journal] is not looked at here",
                        "15:2 [hall] is not looked at here"),
                read.notes().stream().limit(2).map(Told::english).toList());
        assertEquals(Tables.layout(Tables.LEAST), read.layout());
    }

    @Test
    void whatTheTableCannotSeeIsNoted() {
        LayoutResult.Read read =
                Tables.read(
                        Tables.LEAST
                                        .replace("  { id = 1, zone = \"stock\" },\n", "")
                                        .replace("}]", "}, { id = 'idle', kind = 'virtual' }]")
                                + "scale = [{ id = 1, zone = 'pozzetto' },"
                                + " { id = 2, zone = 'pozzetto' }]");
        assertEquals(
                List.of(
                        "12:71 stock has neither antenna nor scale: what is taken from it shows"
                                + " only later",
                        "12:71 source \"idle\" has neither antenna nor scale"),
                read.notes().stream().map(Told::english).toList());
    }
}
