package burraco.film;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.film.Trail.Belief;
import burraco.film.Trail.Deed;
import burraco.film.Trail.Lane;
import burraco.film.Trail.Look;
import burraco.film.Trail.Stay;
import burraco.film.Trail.What;
import burraco.film.Trail.Where;
import burraco.layout.LaidAntenna;
import burraco.layout.Zone;
import burraco.testing.ReferenceTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Plots of a card's detections and positions. */
class PlotTest {
    private static final Card SEVEN = CardName.parse("7H/1").orElseThrow().card();
    private static final LaidAntenna PILE =
            ReferenceTable.LAYOUT.antennas(Zone.Pile.class).getFirst();
    private static final LaidAntenna NORTH =
            ReferenceTable.LAYOUT.antenna(new Zone.OfSeat(Seat.NORTH)).orElseThrow();

    private static final Lane BEFORE_NORTH =
            new Lane(
                    NORTH,
                    List.of(new Belief(1_000, 0.9), new Belief(5_000, 0)),
                    List.of(
                            new Look(1_000, What.HEARD),
                            new Look(1_200, What.MISSED),
                            new Look(1_400, What.UNCLEAR),
                            new Look(1_600, What.HEARD)));
    private static final Lane ON_THE_PILE =
            new Lane(PILE, List.of(new Belief(60_000, 1)), List.of(new Look(60_000, What.HEARD)));
    private static final Trail TRAIL =
            new Trail(
                    SEVEN,
                    List.of(BEFORE_NORTH, ON_THE_PILE),
                    List.of(
                            new Stay(1_000, 59_900, new Where.Fan(Seat.NORTH)),
                            new Stay(
                                    59_900,
                                    90_000,
                                    new Where.Lying(new Zone.Pile(Optional.empty())))),
                    List.of(
                            new Deed(1_000, 1_900, "deal N 7H"),
                            new Deed(59_900, 60_500, "N discard 7H")));

    private static ParsedFilm plot(Trail trail, long from, long to, String language) {
        return new ParsedFilm(Plot.of(List.of(trail), from, to, language), 0, 1);
    }

    private static List<String> texts(ParsedFilm plot) {
        return plot.all("text").stream()
                .map(text -> text.getTextContent().replaceAll("\\s+", " ").strip())
                .toList();
    }

    private static List<String> lanes(ParsedFilm plot) {
        return plot.all("g").stream().map(lane -> lane.getAttribute("data-antenna")).toList();
    }

    /** The number of ticks of this kind. */
    private static long ticks(ParsedFilm plot, String kind) {
        return plot.all("path").stream()
                .filter(path -> path.getAttribute("class").equals(kind))
                .flatMap(path -> path.getAttribute("d").chars().boxed())
                .filter(letter -> letter == 'M')
                .count();
    }

    @Test
    void eachAntennaHasALaneWithItsNameAndNumber() {
        ParsedFilm plot = plot(TRAIL, 0, 90_000, "en");
        assertEquals(List.of(NORTH.id() + "", PILE.id() + ""), lanes(plot));
        assertTrue(texts(plot).contains("seat N #" + NORTH.id()), texts(plot)::toString);
        assertTrue(texts(plot).contains("pile #" + PILE.id()), texts(plot)::toString);
    }

    @Test
    void itSpeaksBothLanguages() {
        List<String> texts = texts(plot(TRAIL, 0, 90_000, "it"));
        assertTrue(texts.contains("posto N #" + NORTH.id()), texts::toString);
        assertTrue(texts.contains("monte #" + PILE.id()), texts::toString);
        assertTrue(texts.contains("ventaglio di N"), texts::toString);
        assertTrue(texts.contains("non sentita"), texts::toString);
        assertTrue(texts(plot(TRAIL, 0, 90_000, "en")).contains("fan of N"));
    }

    @Test
    void actsAreListedWithTheirTimes() {
        List<String> texts = texts(plot(TRAIL, 0, 90_000, "en"));
        assertTrue(texts.contains("1 · 0:01.0 · deal N 7H · sure at 0:01.9"), texts::toString);
        assertTrue(texts.contains("2 · 0:59.9 · N discard 7H · sure at 1:00.5"), texts::toString);
    }

    @Test
    void aTickIsDrawnForEachLook() {
        ParsedFilm plot = plot(TRAIL, 0, 90_000, "en");
        assertEquals(3, ticks(plot, "heard"));
        assertEquals(1, ticks(plot, "missed"));
        assertEquals(1, ticks(plot, "unclear"));
    }

    @Test
    void looksThatCannotBeToldApartAreOneTick() {
        List<Look> looks = new ArrayList<>();
        for (int i = 0; i < 8_000; i++) {
            looks.add(new Look(i * 150L, What.HEARD));
        }
        Lane busy = new Lane(PILE, List.of(new Belief(0, 1)), looks);
        ParsedFilm plot =
                plot(new Trail(SEVEN, List.of(busy), List.of(), List.of()), 0, 1_200_000, "en");
        assertTrue(ticks(plot, "heard") > 1_000);
        assertTrue(ticks(plot, "heard") < 2_500);
    }

    @Test
    void timesAreMinutesAndSeconds() {
        List<String> texts = texts(plot(TRAIL, 0, 90_000, "en"));
        assertTrue(texts.containsAll(List.of("0:00", "0:10", "1:30")), texts::toString);
        assertTrue(texts(plot(TRAIL, 1_000, 2_000, "en")).contains("0:01.5"));
        assertTrue(texts(plot(TRAIL, 0, 7_200_000, "en")).contains("110:00"));
    }

    @Test
    void aPartShowsOnlyWhatWasThen() {
        ParsedFilm plot = plot(TRAIL, 50_000, 70_000, "en");
        assertEquals(List.of(PILE.id() + ""), lanes(plot));
        List<String> texts = texts(plot);
        assertFalse(texts.stream().anyMatch(text -> text.contains("deal N")), texts::toString);
        assertTrue(texts.contains("1 · 0:59.9 · N discard 7H · sure at 1:00.5"), texts::toString);
        assertTrue(texts.contains("fan of N"), texts::toString);
    }

    @Test
    void whereNothingWasHeardThatIsSaid() {
        List<String> texts = texts(plot(TRAIL, 70_000, 80_000, "en"));
        assertTrue(texts.contains("no antenna hears it"), texts::toString);
    }

    /** A peak shorter than a pixel is still visible. */
    @Test
    void aBriefBeliefIsSeen() {
        Lane brief =
                new Lane(
                        PILE,
                        List.of(new Belief(600_000, 0.5), new Belief(600_100, 0)),
                        List.of(new Look(600_000, What.HEARD)));
        Trail trail = new Trail(SEVEN, List.of(brief), List.of(), List.of());
        String curve =
                plot(trail, 0, 1_200_000, "en").all("path").stream()
                        .filter(path -> path.getAttribute("class").equals("belief"))
                        .map(path -> path.getAttribute("d"))
                        .findFirst()
                        .orElseThrow();
        String[] heights = curve.replaceAll("[MH][0-9.]+( [0-9.]+)?|h.5|Z", "").split("V");
        double bottom = Double.parseDouble(heights[heights.length - 1]);
        assertTrue(
                List.of(heights).stream()
                        .filter(height -> !height.isEmpty())
                        .anyMatch(height -> Double.parseDouble(height) < bottom - 10),
                curve);
    }

    @Test
    void numbersOfActsThatFollowAtOnceDoNotLieOnEachOther() {
        Deed one = new Deed(30_000, 30_000, "N pickup");
        Deed other = new Deed(30_200, 30_300, "N open 7H 8H 9H");
        Trail trail = new Trail(SEVEN, List.of(ON_THE_PILE), List.of(), List.of(one, other));
        List<Element> circles = plot(trail, 0, 90_000, "en").all("circle");
        assertEquals(2, circles.size());
        double apart =
                Double.parseDouble(circles.get(0).getAttribute("cy"))
                        - Double.parseDouble(circles.get(1).getAttribute("cy"));
        assertTrue(apart >= 16, () -> "apart: " + apart);
    }
}
