package burraco.play.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.testing.PracticeTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** People move cards by hand; the table hears it and announces what they did. S deals, W begins. */
@Tag("campaign")
class PeoplePlayTest {
    private static final BoardPlace.Fan FAN_OF_W = new BoardPlace.Fan(Seat.WEST);

    private final PracticeTable table = new PracticeTable(1, Noise.QUIET);
    private final Practice practice = table.practice();

    private List<Card> at(BoardPlace where) {
        return practice.position().at(where);
    }

    private MoveResult move(Card card, Target to) {
        MoveResult moved = practice.move(List.of(card), to);
        table.passes(Duration.ofSeconds(6));
        return moved;
    }

    private String lastAct() {
        return table.state().hand().acts().getLast().text();
    }

    @Test
    void whoDrawsAndDiscardsIsUnderstood() {
        table.dealt(Seat.SOUTH);
        move(at(BoardPlace.STOCK).getLast(), Target.fan(Seat.WEST));
        assertEquals("W draw ??", lastAct());
        Card card = at(FAN_OF_W).getFirst();
        move(card, Target.pile());
        assertTrue(lastAct().startsWith("W discard " + card.face()), table::lastActs);
        assertEquals(Seat.NORTH, table.open().turn().seat());
        assertEquals(List.of(), table.ruled());
        assertEquals(List.of(), practice.misunderstood());
    }

    @Test
    void whatIsAgainstTheCodeIsDoneAndRuled() {
        table.dealt(Seat.SOUTH);
        Card card = at(FAN_OF_W).getFirst();
        assertInstanceOf(MoveResult.Done.class, move(card, Target.pile()));
        assertEquals(List.of(Case.DISCARD_WITHOUT_DRAW), table.ruled(), table::lastActs);
    }

    @Test
    void cardsLaidTogetherAreAMeldWhateverTheyAre() {
        table.dealt(Seat.SOUTH);
        move(at(BoardPlace.STOCK).getLast(), Target.fan(Seat.WEST));
        List<Card> three = at(FAN_OF_W).subList(0, 3);
        practice.move(three, Target.slot(Line.EW, 3));
        table.passes(Duration.ofSeconds(8));
        assertEquals(three, at(new BoardPlace.Slot(Line.EW, 3)));
        Cards laid = table.open().melds().at(Line.EW, 0).cards();
        assertEquals(Cards.of(three), laid, table::lastActs);
    }

    @Test
    void handsCannotDoEverything() {
        assertInstanceOf(
                MoveResult.NotThere.class, move(Cards.FULL_DECK.list().getFirst(), Target.pile()));
        practice.deal(Seat.SOUTH);
        table.passes(Duration.ofSeconds(40));
        assertTrue(practice.isDealing());
        assertInstanceOf(
                MoveResult.BeingDealt.class,
                move(Cards.FULL_DECK.list().getFirst(), Target.pile()));
        assertInstanceOf(MoveResult.BeingDealt.class, practice.deal(Seat.WEST));
        table.passes(Duration.ofMinutes(5), () -> !practice.isDealing());
        Card held = at(FAN_OF_W).getFirst();
        assertInstanceOf(
                MoveResult.Buried.class, move(at(BoardPlace.STOCK).getFirst(), Target.pile()));
        assertInstanceOf(MoveResult.NoSuchPlace.class, move(held, Target.slot(Line.EW, 9)));
        assertInstanceOf(MoveResult.NoCards.class, practice.move(List.of(), Target.pile()));
        assertInstanceOf(
                MoveResult.NoCards.class, practice.move(List.of(held, held), Target.pile()));
        List<Card> ofTwo = List.of(held, at(new BoardPlace.Fan(Seat.EAST)).getFirst());
        assertInstanceOf(MoveResult.FromSeveralPlaces.class, practice.move(ofTwo, Target.pile()));
        assertInstanceOf(
                MoveResult.Done.class, practice.move(List.of(held), Target.slot(Line.EW, 1)));
        assertInstanceOf(
                MoveResult.OnItsWay.class, practice.move(List.of(held), Target.fan(Seat.WEST)));
    }

    @Test
    void severalCardsGoBeforeTheCardThatWasThere() {
        table.dealt(Seat.SOUTH);
        List<Card> fan = at(FAN_OF_W);
        practice.move(List.of(fan.get(0), fan.get(1)), Target.of(FAN_OF_W, 5));
        List<Card> then = new ArrayList<>(fan.subList(2, 5));
        then.addAll(fan.subList(0, 2));
        then.addAll(fan.subList(5, 11));
        assertEquals(then, at(FAN_OF_W));
    }

    @Test
    void whoOrdersHisFanIsNotHeard() {
        table.dealt(Seat.SOUTH);
        List<Card> fan = at(FAN_OF_W);
        practice.move(List.of(fan.getLast()), Target.of(FAN_OF_W, 0));
        List<Card> ordered = new ArrayList<>(fan);
        ordered.addFirst(ordered.removeLast());
        assertEquals(ordered, at(FAN_OF_W));
        assertFalse(
                practice.position().cards().stream().anyMatch(BoardPosition.Lying::moving),
                "nothing moves over the felt");
    }

    @Test
    void everyCardIsSomewhereOnce() {
        table.dealt(Seat.SOUTH);
        assertEquals(11, at(FAN_OF_W).size());
        assertEquals(11, at(new BoardPlace.Pozzetto(2)).size());
        assertEquals(1, at(BoardPlace.PILE).size());
        assertEquals(41, at(BoardPlace.STOCK).size());
        List<Card> all =
                practice.position().cards().stream().map(BoardPosition.Lying::card).toList();
        assertEquals(108, all.size());
        assertEquals(108, new HashSet<>(all).size());
    }

    /**
     * No sensor hears this card: the bots wait, show where the table is wrong, and continue with
     * what they have seen.
     */
    @Test
    void botsWaitForTheTableToUnderstandAndThenPlayByWhatLiesThere() {
        table.ofBots();
        practice.seat(Seat.SOUTH, Sitter.PERSON);
        table.dealt(Seat.SOUTH);
        Card card = at(FAN_OF_W).getFirst();
        practice.move(List.of(card), Target.fan(Seat.SOUTH));
        table.passes(Duration.ofSeconds(12));
        assertFalse(table.open().begun(), table::lastActs);
        assertEquals(List.of(new BoardPlace.Fan(Seat.SOUTH), FAN_OF_W), practice.misunderstood());
        table.passes(Duration.ofSeconds(60));
        assertTrue(table.open().begun(), table::lastActs);
        assertFalse(practice.isStuck());
    }

    /** Only he sees the screen: the others wait for him, however long he thinks. */
    @Test
    void botsDoNotPlayForAPerson() {
        table.ofBots();
        practice.seat(Seat.WEST, Sitter.PERSON);
        table.dealt(Seat.SOUTH).passes(Duration.ofMinutes(2));
        assertFalse(table.open().begun(), table::lastActs);
        assertFalse(practice.isStuck());
    }

    @Test
    void whatTheAntennasHearIsShown() {
        table.dealt(Seat.SOUTH);
        Card faced = at(BoardPlace.PILE).getFirst();
        boolean heard =
                practice.heard().stream()
                        .flatMap(one -> one.tags().stream())
                        .anyMatch(tag -> tag.card().filter(faced::equals).isPresent());
        assertTrue(heard);
    }

    @Test
    void theNoiseCanBeAnotherInTheMiddleOfAHand() {
        table.ofBots().dealt(Seat.SOUTH).passes(Duration.ofMinutes(2));
        practice.noise(Noise.REFERENCE);
        boolean over =
                table.passes(
                        Duration.ofMinutes(90), () -> table.open().over() || practice.isStuck());
        assertTrue(over && !practice.isStuck(), table::lastActs);
    }
}
