package burraco.film;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.CardName;
import burraco.film.Footage.Heard;
import burraco.hal.TagId;
import burraco.testing.ReferenceTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardPlacesTest {
    private static Heard heard(String card, long from, long to) {
        TagId tag = ReferenceTable.DECK.tag(CardName.parse(card).orElseThrow().card());
        return new Heard(1, tag, Spans.of(from, to));
    }

    private static List<Integer> places(Heard... heard) {
        CardPlaces places = CardPlaces.of(List.of(heard), ReferenceTable.DECK);
        return List.of(heard).stream()
                .map(one ->
                        places.cards().stream()
                                .filter(placed -> placed.card().equals(one))
                                .findFirst()
                                .orElseThrow()
                                .place())
                .toList();
    }

    @Test
    void whatComesTogetherLiesInTheOrderOfAFan() {
        assertEquals(
                List.of(2, 0, 1),
                places(heard("3S/1", 0, 9), heard("JK/1", 0, 9), heard("7H/2", 0, 9)));
    }

    @Test
    void whoComesLaterTakesThePlaceThatIsFree() {
        assertEquals(
                List.of(0, 1, 0, 2),
                places(
                        heard("3S/1", 0, 10),
                        heard("4S/1", 5, 90),
                        heard("5S/1", 10, 90),
                        heard("6S/1", 20, 90)));
    }

    @Test
    void aCardThatIsBackSoonFindsItsPlace() {
        TagId tag = heard("3S/1", 0, 1).tag();
        Spans when = new Spans(List.of(new Spans.Span(0, 10), new Spans.Span(500, 900)));
        CardPlaces places =
                CardPlaces.of(
                        List.of(new Heard(1, tag, when), heard("4S/1", 100, 200)),
                        ReferenceTable.DECK);
        assertEquals(2, places.cards().size());
        assertEquals(0, places.cards().getFirst().place());
        assertEquals(tag, places.cards().getFirst().card().tag());
    }

    /** The upper half of every card, with rank and suit, is inside the box and not covered. */
    @ParameterizedTest
    @CsvSource({
        "1, 80, 100",
        "2, 60, 180",
        "11, 60, 180",
        "11, 190, 50",
        "30, 80, 100",
        "108, 80, 100"
    })
    void allCardsOfAPlaceCanBeSeen(int cards, double width, double height) {
        Grid grid = Grid.of(cards, width, height);
        double w = grid.size() * CardSymbols.WIDTH;
        double h = grid.size() * CardSymbols.HEIGHT;
        for (int a = 0; a < cards; a++) {
            assertTrue(grid.x(a) >= 0 && grid.x(a) + w <= width, "card " + a);
            assertTrue(grid.y(a) >= 0 && grid.y(a) + h <= height + 0.01, "card " + a);
            for (int b = 0; b < a; b++) {
                boolean beside = Math.abs(grid.x(a) - grid.x(b)) >= w;
                boolean below = grid.y(a) - grid.y(b) >= 0.49 * h;
                assertTrue(beside || below, "cards " + a + " and " + b);
            }
        }
    }
}
