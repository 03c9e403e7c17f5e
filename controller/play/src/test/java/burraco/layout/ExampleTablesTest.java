package burraco.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.hal.Area;
import burraco.play.VirtualDeck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The example tables have no problems, and are as they are described. */
class ExampleTablesTest {
    private static final Path FOLDER = Path.of("..", "examples", "tables");
    private static final int PORTS = 8;

    @ParameterizedTest
    @CsvSource({"reference, 1", "small, 2", "deep, 3"})
    void aTableIsReadWithItsDeck(String name, long seed) throws IOException {
        LayoutResult.Read read = read(name);
        assertEquals(List.of(), read.notes());
        byte[] bytes = Files.readAllBytes(FOLDER.resolve(name).resolve(read.layout().deck()));
        Deck deck = assertInstanceOf(DeckResult.Read.class, DeckFile.read(bytes)).deck();
        assertEquals(VirtualDeck.of(seed).cards(), deck.cards());
    }

    @ParameterizedTest
    @ValueSource(strings = {"reference", "small", "deep"})
    void noReaderHasMoreAntennasThanPorts(String name) throws IOException {
        read(name).layout().antennas().stream()
                .collect(
                        Collectors.groupingBy(
                                LaidAntenna::source, TreeMap::new, Collectors.toList()))
                .forEach((source, antennas) -> assertTrue(antennas.size() <= PORTS, source));
    }

    @Test
    void theReferenceTableIsWhereThingsUsuallyLie() throws IOException {
        Path file = FOLDER.resolve("reference").resolve("table.toml");
        String withoutPlaces = Files.readString(file).replaceAll("(?m)^[xywh] = .*\n", "");
        Layout layout = read("reference").layout();
        assertEquals(layout, Tables.layout(withoutPlaces));
        assertEquals("7", layout.name());
        assertEquals(27, layout.antennas().size());
        assertEquals(4, layout.sources().size());
        assertEquals(3, layout.scales().size());
        Area stock = layout.antenna(new Zone.Stock()).orElseThrow().antenna().area();
        assertEquals(UsualPlaces.stock(), stock);
    }

    @Test
    void theSmallTableHasFewReadersAndNoScale() throws IOException {
        Layout layout = read("small").layout();
        assertEquals(6, layout.slots(Line.NS));
        assertEquals(6, layout.slots(Line.EW));
        assertEquals(23, layout.antennas().size());
        assertEquals(3, layout.sources().size());
        assertEquals(List.of(), layout.scales());
    }

    @Test
    void theDeepTableReadsWholePilesAndHasNoScale() throws IOException {
        Layout layout = read("deep").layout();
        List<Integer> stacks =
                layout.antennas().stream()
                        .filter(antenna -> antenna.source().equals("deep"))
                        .map(antenna -> antenna.antenna().stack())
                        .toList();
        assertEquals(List.of(54, 54, 54, 54, 54, 54, 54), stacks);
        assertEquals(List.of(), layout.scales());
    }

    private static LayoutResult.Read read(String name) throws IOException {
        return Tables.read(Files.readString(FOLDER.resolve(name).resolve("table.toml")));
    }
}
