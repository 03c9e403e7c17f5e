package burraco.tracking.placing;

import static burraco.tracking.placing.PilePlaces.Lies.ASTRAY;
import static burraco.tracking.placing.PilePlaces.Lies.UNSURE;
import static burraco.tracking.placing.PilePlaces.Lies.WELL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Row;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.testing.ExampleTable;
import burraco.tracking.hearing.Hearing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PilePlacesTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long LOOK = 250;
    private static final Row EMPTY = Row.unseen(0);

    private final Layout row = TABLE.layout().with(RuleSet.of(Code.FITAB_ITA_2026));
    private final List<Card> cards = List.copyOf(TABLE.deck().cards().values());
    private final Card faced = cards.get(0);
    private final Card later = cards.get(1);
    private Hearing hearing;
    private PilePlaces places;
    private long now;

    private void on(Layout layout) {
        hearing = new Hearing(layout, TABLE.deck());
        places = new PilePlaces(layout, hearing);
    }

    /**
     * Lets the pile's antennas scan for this time; each card is heard by the antenna with this
     * number.
     */
    private void look(long millis, Card one, int there, Card other, int elsewhere) {
        for (long until = now + millis; now < until; ) {
            now += LOOK;
            List<LaidAntenna> pile = row.antennas(Zone.Pile.class);
            for (int i = 0; i < pile.size(); i++) {
                List<Answer> heard = new ArrayList<>();
                if (i == there) {
                    heard.add(Answer.of(TABLE.deck().tag(one)));
                }
                if (i == elsewhere) {
                    heard.add(Answer.of(TABLE.deck().tag(other)));
                }
                hearing.hear(new Reading.Inventory(now, pile.get(i).id(), heard));
            }
        }
    }

    private PilePlaces.Lies first(Seat by, long since) {
        return places.of(faced, by, EMPTY, since, now);
    }

    private PilePlaces.Lies second(long since) {
        return places.of(later, Seat.WEST, EMPTY.withTop(faced), since, now);
    }

    /** The same row, but each of its antennas lies in the direction of a seat. */
    private Layout withSeats() {
        List<LaidAntenna> antennas = new ArrayList<>();
        int seat = 0;
        for (LaidAntenna one : row.antennas()) {
            Zone zone =
                    one.zone() instanceof Zone.Pile
                            ? new Zone.Pile(Optional.of(Seat.values()[seat++]))
                            : one.zone();
            antennas.add(new LaidAntenna(one.antenna(), zone, one.source()));
        }
        return new Layout(
                row.name(),
                row.rules(),
                row.language(),
                row.deck(),
                row.match(),
                row.sources(),
                antennas,
                row.scales());
    }

    @Test
    void theFirstCardBelongsNearestTheStock() {
        on(row);
        look(LOOK, faced, 0, later, -1);
        assertEquals(WELL, first(Seat.SOUTH, 0));
    }

    @Test
    void farFromTheStockItLiesElsewhereOnceItHasRestedThere() {
        on(row);
        look(2_000, faced, 2, later, -1);
        assertEquals(UNSURE, first(Seat.SOUTH, 0));
        look(1_500, faced, 2, later, -1);
        assertEquals(ASTRAY, first(Seat.SOUTH, 0));
    }

    @Test
    void whereAntennasLieTowardsSeatsTheOneOfTheDiscarderCounts() {
        on(withSeats());
        look(3_500, faced, 2, later, -1);
        assertEquals(WELL, first(Seat.values()[2], 0));
        assertEquals(ASTRAY, first(Seat.values()[0], 0));
    }

    @Test
    void aCardThatIsHardlyHeardElsewhereIsSaidToLieWellInTheEnd() {
        on(row);
        look(500, faced, 2, later, -1);
        look(3_000, faced, -1, later, -1);
        assertEquals(UNSURE, first(Seat.SOUTH, 0));
        look(1_000, faced, -1, later, -1);
        assertEquals(WELL, first(Seat.SOUTH, 0));
    }

    @Test
    void aLaterCardOverTheSameAntennaLiesWell() {
        on(row);
        look(2_000, faced, 0, later, -1);
        long since = now;
        look(LOOK, faced, 0, later, 0);
        assertEquals(WELL, second(since));
    }

    /** The row continues over the next antenna, and the readings do not tell how far. */
    @Test
    void neighbouringAntennasTellNothing() {
        on(row);
        look(2_000, faced, 0, later, -1);
        long since = now;
        look(LOOK, faced, 0, later, 1);
        assertEquals(WELL, second(since));
        look(3_500, faced, 0, later, 1);
        assertEquals(WELL, second(since));
    }

    @Test
    void withAnAntennaBetweenThemACardLiesApartOnceItHasRestedThere() {
        on(row);
        look(2_000, faced, 0, later, -1);
        long since = now;
        look(2_000, faced, 0, later, 2);
        assertEquals(UNSURE, second(since));
        look(1_500, faced, 0, later, 2);
        assertEquals(ASTRAY, second(since));
    }

    /** Before the discard, the last card lay far out, and was pushed to the others. */
    @Test
    void aRowThatIsPushedTogetherDoesNotPutTheNextCardApart() {
        on(row);
        look(2_000, faced, 3, later, -1);
        long since = now;
        look(LOOK, faced, 1, later, 1);
        assertEquals(UNSURE, second(since));
        for (int i = 0; i < 20; i++) {
            look(LOOK, faced, 1, later, 1);
            assertEquals(false, second(since) == ASTRAY, "after " + (now - since) + " ms");
        }
        assertEquals(WELL, second(since));
    }

    @Test
    void whereTheCodeSaysNothingOfPlacesNeitherDoesTheTable() {
        on(TABLE.layout());
        look(3_500, faced, 3, later, -1);
        assertEquals(WELL, first(Seat.SOUTH, 0));
    }

    @Test
    void whatIsOnRecordOfACardIsThatOfTheTimeItCameThen() {
        on(row);
        places.say(faced, 100, DiscardPlace.ELSEWHERE);
        assertEquals(Optional.of(DiscardPlace.ELSEWHERE), places.said(faced, 100));
        assertEquals(Optional.empty(), places.said(faced, 9_000));
        assertEquals(Optional.empty(), places.said(later, 100));
    }
}
