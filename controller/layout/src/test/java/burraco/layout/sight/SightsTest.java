package burraco.layout.sight;

import static burraco.engine.ruling.Clue.DEAL_COUNT;
import static burraco.engine.ruling.Clue.DEAL_ORDER;
import static burraco.engine.ruling.Clue.DECK;
import static burraco.engine.ruling.Clue.FAN_CARDS;
import static burraco.engine.ruling.Clue.FIRST_PLACE;
import static burraco.engine.ruling.Clue.HALF_LIFTED;
import static burraco.engine.ruling.Clue.MEANT;
import static burraco.engine.ruling.Clue.MELDS;
import static burraco.engine.ruling.Clue.PILE_CARDS;
import static burraco.engine.ruling.Clue.PILE_DISTANCE;
import static burraco.engine.ruling.Clue.POZZETTI_COUNT;
import static burraco.engine.ruling.Clue.POZZETTI_TAKEN;
import static burraco.engine.ruling.Clue.SAID;
import static burraco.engine.ruling.Clue.SEEN;
import static burraco.engine.ruling.Clue.STOCK;
import static burraco.engine.ruling.Clue.TURN_CLOCK;
import static burraco.engine.ruling.Clue.WHO;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Clue;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.Zone;
import burraco.testing.Layouts;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The cases that each kind of table may claim to see, as an expert of the code would list them. */
class SightsTest {
    private static final RuleSet ITALIAN = RuleSet.FITAB_ITA_2026;

    private static Sight sight(Layout layout, String id) {
        return Sights.of(layout).get(Case.parse(id).orElseThrow());
    }

    private static void byItself(Layout layout, String... ids) {
        for (String id : ids) {
            assertEquals(new Sight(Sight.How.BY_ITSELF, List.of()), sight(layout, id), id);
        }
    }

    private static void inPart(Layout layout, String id, Clue... missing) {
        assertEquals(new Sight(Sight.How.IN_PART, Arrays.asList(missing)), sight(layout, id), id);
    }

    private static void whenTold(Layout layout, String id, Clue... missing) {
        assertEquals(new Sight(Sight.How.WHEN_TOLD, Arrays.asList(missing)), sight(layout, id), id);
    }

    // No case is forgotten

    private static void leavesOut(RuleSet rules, Set<Case> unknown) {
        Set<Case> known = EnumSet.allOf(Case.class);
        known.removeAll(unknown);
        // A decision of a person is not a fault that a table could see.
        known.remove(Case.DECIDED);
        assertEquals(known, Sights.of(Layouts.reference().with(rules)).keySet());
    }

    @Test
    void everyCaseOfTheCodeIsPlacedAndNoOther() {
        Set<Case> italian =
                EnumSet.of(
                        Case.FORBIDDEN_COMBINATION,
                        Case.PICKUP_WITHOUT_PLAY,
                        Case.CANNOT_PLAY,
                        Case.GROUNDLESS_PICKUP_NOTICED_LATE,
                        Case.WRONG_PLAY_AFTER_PICKUP);
        Set<Case> place = EnumSet.of(Case.FIRST_CARD_ELSEWHERE, Case.DISCARD_APART);
        Set<Case> misled = EnumSet.of(Case.DISCARD_MISLED);
        leavesOut(
                RuleSet.FIBUR_INT_2018,
                EnumSet.of(Case.FIRST_CARD_ELSEWHERE, Case.DISCARD_APART, Case.DISCARD_MISLED));
        misled.addAll(italian);
        leavesOut(ITALIAN, misled);
        place.addAll(italian);
        leavesOut(ITALIAN.with(Parameter.ART6, "old"), place);
    }

    @Test
    void theyComeInTheOrderOfTheCases() {
        List<Case> cases = List.copyOf(Sights.of(Layouts.small()).keySet());
        assertEquals(cases.stream().sorted().toList(), cases);
    }

    // A table with all parts

    private final Layout reference = Layouts.reference();

    @Test
    void whatLiesOpenIsSeen() {
        byItself(reference, "10.4", "12.2", "23.1", "23.4", "26.1", "26.4", "30.1", "30.5");
        byItself(reference, "8.1", "8.6", "8.8", "23ter.3", "0.1", "0.2", "23bis.2");
    }

    @Test
    void drawsAreSeenOnTheScale() {
        byItself(reference, "6.2", "7.2", "28.1", "28.2");
    }

    /**
     * If as many cards have left the fan as came into it, the table knows that a pozzetto was
     * taken.
     */
    @Test
    void closingIsSeenByCounting() {
        byItself(reference, "31A", "31B", "31C.a", "31C.b", "21quater.2", "21quater.3");
    }

    @Test
    void noSensorTellsWhoseHandItWas() {
        inPart(reference, "0.3", WHO);
        inPart(reference, "29.1", WHO);
        inPart(reference, "29.2", WHO);
        inPart(reference, "29.4", WHO);
        inPart(reference, "23bis.1", WHO);
        inPart(reference, "6.3", WHO, HALF_LIFTED);
    }

    @Test
    void faceUpOrDownIsNotHeard() {
        inPart(reference, "22.1", SEEN);
        inPart(reference, "21.2", SEEN);
        inPart(reference, "21ter.1", SEEN);
        inPart(reference, "21quater.1", SEEN);
        whenTold(reference, "4.5", SEEN);
        whenTold(reference, "4.6", SEEN);
    }

    @Test
    void noTableHearsWords() {
        for (String id : List.of("20.1", "21.4", "22.2", "28.3")) {
            whenTold(reference, id, SAID);
        }
        inPart(reference, "8.4", SAID);
    }

    @Test
    void handsAreCountedByNoOrdinaryAntenna() {
        inPart(reference, "4.3", DEAL_ORDER);
        inPart(reference, "4.7", DEAL_COUNT);
        inPart(reference, "25.1", DECK);
    }

    @Test
    void theHighestCardOfAFanIsHidden() {
        inPart(reference, "32bis", FAN_CARDS);
    }

    @Test
    void turnTimesThatNobodyWatchesAreNotSeen() {
        MatchInfo match = reference.match();
        MatchInfo unwatched =
                new MatchInfo(match.hands(), match.teams(), match.round(), false, match.onCall());
        whenTold(reference.with(unwatched), "32bis", TURN_CLOCK);
    }

    @Test
    void whereAPileBeginsIsSeenByAntennasTowardsEachSeat() {
        Layout italian = reference.with(ITALIAN);
        byItself(italian, "F6.4");
        inPart(italian, "F6.5", PILE_DISTANCE);
        inPart(italian.with(ITALIAN.with(Parameter.ART6, "old")), "F6.old", PILE_DISTANCE, MEANT);
        inPart(Layouts.small().with(ITALIAN), "F6.4", FIRST_PLACE);
    }

    @Test
    void oneAntennaForThePileSaysNothingOfPlaces() {
        Layout one =
                Layouts.table("one")
                        .reader("r")
                        .antenna(new Zone.Pile(Optional.empty()), 9, 0)
                        .laid()
                        .with(ITALIAN);
        whenTold(one, "F6.4", FIRST_PLACE);
        whenTold(one, "F6.5", PILE_DISTANCE);
    }

    // A table without scales

    private final Layout small = Layouts.small();

    /** The table cannot tell who has not drawn, so it must not claim to detect that. */
    @Test
    void withoutAScaleAMissedDrawHasToBeReported() {
        for (String id : List.of("6.2", "6.3", "7.2", "28.1", "28.2", "29.2")) {
            whenTold(small, id, STOCK);
        }
    }

    @Test
    void whatIsSeenInPartIsNotUnseen() {
        Set<Case> unseen = Sights.unseen(Layouts.reference().withoutScales());
        assertTrue(unseen.contains(Case.DISCARD_WITHOUT_DRAW));
        assertFalse(unseen.contains(Case.CLOSING_WITHOUT_BURRACO));
        assertFalse(unseen.contains(Case.WRONG_OPENING));
    }

    @Test
    void withoutAScaleAnEmptyFanIsOnlyAGuess() {
        Layout noScales = Layouts.reference().withoutScales();
        inPart(noScales, "31A", STOCK);
        inPart(noScales, "31C.a", STOCK);
        inPart(small, "31A", MELDS, STOCK, POZZETTI_TAKEN);
    }

    @Test
    void pozzettiThatNothingReadsAreNotMissed() {
        whenTold(small, "21quater.2", POZZETTI_TAKEN);
        whenTold(small, "21.2", POZZETTI_COUNT);
        whenTold(small, "4.7", STOCK, POZZETTI_COUNT, DEAL_COUNT);
    }

    @Test
    void anOrdinaryAntennaSeesThatAPozzettoIsTakenAndDoesNotCountIt() {
        Layout antennas = Layouts.reference().withoutScales();
        inPart(antennas, "21quater.2", STOCK);
        whenTold(antennas, "21.2", POZZETTI_COUNT);
    }

    @Test
    void theSixthMeldOfALineMayLieWhereNothingIsHeard() {
        inPart(small, "26.1", MELDS);
        byItself(small, "8.6", "8.8");
    }

    // A table whose antennas read piles

    private final Layout deep = Layouts.deep();

    @Test
    void antennasThatReadPilesAreAsGoodAsScales() {
        byItself(deep, "6.2", "7.2", "28.1", "31A", "31C.b", "21quater.2");
        inPart(deep, "21.2", SEEN);
    }

    @Test
    void theyCountTheDealToo() {
        byItself(deep, "4.7");
        inPart(deep, "4.3", DEAL_ORDER);
    }

    /** The whole deck is twice as high as the stock after the deal. */
    @Test
    void theDeckIsReadOnlyWhereAllOfItIs() {
        inPart(deep, "25.1", DECK);
        byItself(Addition.STOCK_THAT_READS_THE_DECK.to(deep), "25.1", "21bis.1");
    }

    // Tables with few parts or none

    @Test
    void withoutAPileNobodyKnowsWhoseTurnItIs() {
        Layout none =
                Layouts.table("none")
                        .seats(2)
                        .melds(Line.NS, 8)
                        .melds(Line.EW, 8)
                        .antenna(new Zone.Stock(), 0, 0)
                        .scale(new Zone.Stock())
                        .laid();
        for (String id : List.of("7.2", "26.1", "28.1", "31A", "0.3")) {
            whenTold(none, id, PILE_CARDS);
        }
    }

    @Test
    void aTableWithNothingUnderItsFeltSeesNothing() {
        Sights.of(Layouts.table("bare").laid())
                .forEach((which, sight) ->
                        assertEquals(Sight.How.WHEN_TOLD, sight.how(), which::id));
    }

    @Test
    void aSeatWithoutAnAntennaIsNotOverlooked() {
        Layout three =
                Layouts.table("three")
                        .reader("r")
                        .pile(3)
                        .antenna(new Zone.OfSeat(Seat.NORTH), 0, 60)
                        .laid();
        assertEquals(Extent.PARTLY, Coverage.of(three).of(Clue.SEAT_CARDS));
        inPart(three, "22.1", Clue.SEAT_CARDS, SEEN);
    }
}
