package burraco.tracking.understanding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Scene;
import burraco.tracking.event.TrackerEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Single situations at a table that hears everything, except what a test removes. */
class HandInterpreterTest {
    private final Scene scene = new Scene();
    private final Card first = scene.ofFan(Seat.WEST, 0);
    private final Card second = scene.ofFan(Seat.NORTH, 0);

    private void drawn() {
        scene.stock(-1, 0).scan(1_000);
    }

    private long withdrawn() {
        return scene.told().stream().filter(TrackerEvent.Withdrawn.class::isInstance).count();
    }

    @Test
    void aCardLessOnTheStockIsADraw() {
        drawn();
        assertEquals(List.of("W draw"), scene.acts());
    }

    @Test
    void aCardThatComesToThePileIsADiscard() {
        drawn();
        scene.lay(first, Scene.pile()).scan(1_000);
        assertEquals(List.of("W draw", "W discard " + first.face()), scene.acts());
        assertEquals(0, withdrawn());
    }

    @Test
    void aCardTakenUpAgainAtOnceWasNeverPlayed() {
        drawn();
        scene.lay(first, Scene.pile()).scan(750).take(first).scan(5_000);
        assertEquals(List.of("W draw"), scene.acts());
    }

    @Test
    void aHandThatRestsOnThePileHasNotPickedItUp() {
        drawn();
        scene.lay(first, Scene.pile()).scan(4_000);
        scene.handOnPile(true).scan(1_000).handOnPile(false).scan(3_000);
        assertEquals(List.of("W draw", "W discard " + first.face()), scene.acts());
    }

    @Test
    void twoPlayersDrewUnderOneHandThatLeansOnTheStock() {
        scene.stock(-1, 60).scan(1_500);
        scene.lay(first, Scene.pile()).scan(1_500);
        scene.stock(-1, 60).scan(500).stock(0, 0).scan(3_000);
        scene.lay(second, Scene.pile()).scan(3_000);
        assertEquals(
                List.of(
                        "W draw",
                        "W discard " + first.face(),
                        "N draw",
                        "N discard " + second.face()),
                scene.acts());
    }

    @Test
    void aPileThatIsGoneWasPickedUpByWhoseTurnItIs() {
        drawn();
        scene.lay(first, Scene.pile()).scan(4_000);
        Card faced = scene.faced();
        scene.take(first).take(faced).scan(6_000);
        assertEquals(List.of("W draw", "W discard " + first.face(), "N pickup"), scene.acts());
    }

    @Test
    void aDiscardWithoutADrawIsRuledOnceItHasLainThereForAWhile() {
        scene.lay(first, Scene.pile()).scan(2_000);
        assertEquals(List.of(), scene.acts());
        scene.scan(3_000);
        assertEquals(List.of("W discard " + first.face()), scene.acts());
        assertEquals("6.2", ruled().getLast());
    }

    private List<String> ruled() {
        return scene.told().stream()
                .filter(TrackerEvent.Decided.class::isInstance)
                .flatMap(one -> ((TrackerEvent.Decided) one).entry().rulings().stream())
                .map(ruling -> ruling.which().toString())
                .toList();
    }

    @Test
    void cardsOfAMeldThatIsNoneYetAreWaitedFor() {
        drawn();
        scene.lay(first, Scene.slot(Line.EW, 1)).scan(1_500);
        assertEquals(List.of("W draw"), scene.acts());
    }

    @Test
    void whatWasUnsureIsResolvedByTheCardThatWasNotHeard() {
        drawn();
        Card jack = scene.ofFan(Seat.WEST, 1);
        Card joker = scene.ofFan(Seat.WEST, 6);
        Card queen = scene.ofFan(Seat.WEST, 8);
        scene.lay(jack, Scene.slot(Line.EW, 1)).lay(queen, Scene.slot(Line.EW, 1)).scan(4_000);
        TrackerEvent.Unsure unsure =
                scene.told().stream()
                        .filter(TrackerEvent.Unsure.class::isInstance)
                        .map(TrackerEvent.Unsure.class::cast)
                        .findFirst()
                        .orElseThrow();
        assertEquals(List.of("W draw"), scene.acts());
        scene.lay(joker, Scene.slot(Line.EW, 1)).scan(6_000);
        String act = scene.acts().getLast();
        assertEquals("W open JH QH JK", act);
        List<TrackerEvent> last =
                scene.told().subList(scene.told().size() - 2, scene.told().size());
        assertEquals(act, ((TrackerEvent.Decided) last.getFirst()).entry().text());
        long decided = last.getFirst().decided();
        assertEquals(new TrackerEvent.Resolved(act, List.of(unsure), decided), last.getLast());
    }
}
