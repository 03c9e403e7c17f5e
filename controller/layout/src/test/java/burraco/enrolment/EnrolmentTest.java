package burraco.enrolment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.hal.TagId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/** Card after card on antenna 2; the first ones of a new deck are AH/1, 2H/1, 3H/1. */
class EnrolmentTest {
    private static final TagId ACE = Laid.tag(1);
    private static final TagId TWO = Laid.tag(2);
    private static final TagId THREE = Laid.tag(3);
    private static final TagId OF_ANOTHER_DECK = Laid.tag(900);

    private final KnownTags others = new KnownTags(Map.of(OF_ANOTHER_DECK, "blue.csv"));
    private Enrolment enrolment = Enrolment.of(2, new LinkedHashMap<>(), others);
    private Laid<EnrolmentStep> table = begun(enrolment);

    private static Laid<EnrolmentStep> begun(Enrolment enrolment) {
        Laid<EnrolmentStep> table = new Laid<>(enrolment);
        table.begin();
        return table;
    }

    private static Card card(String name) {
        return CardName.parse(name).orElseThrow().card();
    }

    private static EnrolmentStep.Ask ask(String card, int done) {
        return new EnrolmentStep.Ask(card(card), 2, done, 108);
    }

    /** Lays the ace of hearts and takes it away again. */
    private void ace() {
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(5, 2, ACE));
        assertEquals(List.of(ask("2H/1", 1)), table.hears(6, 2));
    }

    @Test
    void theOrderIsThatOfTwoNewPacksAndThenTheJokers() {
        assertEquals(108, NewDeck.ORDER.size());
        assertEquals(card("AH/1"), NewDeck.ORDER.getFirst());
        assertEquals(card("KH/1"), NewDeck.ORDER.get(12));
        assertEquals(card("AH/2"), NewDeck.ORDER.get(52));
        assertEquals(card("JK/1"), NewDeck.ORDER.get(104));
        assertEquals(108, NewDeck.ORDER.stream().distinct().count());
    }

    @Test
    void aTagIsTakenWhenItHasAnsweredAloneFiveTimesAndTheNextIsAskedForWhenItIsGone() {
        assertEquals(List.of(), table.hears(4, 2, ACE));
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(1, 2, ACE));
        assertEquals(List.of(), table.hears(20, 2, ACE));
        assertEquals(List.of(), table.hears(5, 2), "perhaps it was only missed");
        assertEquals(List.of(ask("2H/1", 1)), table.hears(1, 2));
        assertEquals(Map.of(card("AH/1"), ACE), enrolment.enrolled());
    }

    @Test
    void missesInBetweenTakeLongerAndNothingElse() {
        table.hears(3, 2, ACE);
        table.hears(2, 2);
        assertEquals(List.of(), table.hears(3, 2, ACE));
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(1, 2, ACE));
    }

    @Test
    void anEchoOfANeighboursCardIsNotTaken() {
        for (int i = 0; i < 200; i++) {
            assertEquals(List.of(), table.hears(2, 2, ACE));
            assertEquals(List.of(), table.hears(3, 2));
        }
    }

    @Test
    void aNumberThatArrivesGarbledIsNotTaken() {
        table.hears(4, 2, ACE);
        table.hears(1, 2, Laid.tag(77));
        assertEquals(List.of(), table.hears(9, 2, ACE), "perhaps there are two");
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(1, 2, ACE));
        assertEquals(ACE, enrolment.enrolled().get(card("AH/1")));
    }

    @Test
    void ofTwoAtOnceNeitherIsTakenBeforeBothAreGone() {
        table.hears(3, 2, ACE);
        assertEquals(
                List.of(new EnrolmentStep.Refused(new EnrolmentStep.Why.Several())),
                table.hears(2, 2, ACE, TWO));
        assertEquals(List.of(), table.hears(30, 2, ACE), "who lifts one may lift the wrong one");
        assertEquals(List.of(ask("AH/1", 0)), table.hears(6, 2));
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(5, 2, ACE));
    }

    @Test
    void aReaderForSingleTagsTellsOfTwoByTurns() {
        table.hears(2, 2, ACE);
        table.hears(2, 2, TWO);
        assertEquals(List.of(), table.hears(1, 2, ACE));
        assertEquals(
                List.of(new EnrolmentStep.Refused(new EnrolmentStep.Why.Several())),
                table.hears(1, 2, TWO));
    }

    @Test
    void whatLaySilentBesideItTakesItsTagBack() {
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(5, 2, ACE));
        assertEquals(
                List.of(
                        new EnrolmentStep.Undone(card("AH/1"), true),
                        new EnrolmentStep.Refused(new EnrolmentStep.Why.Several())),
                table.hears(2, 2, ACE, TWO));
        assertEquals(Map.of(), enrolment.enrolled());
        assertEquals(List.of(ask("AH/1", 0)), table.hears(6, 2));
    }

    @Test
    void whoIsQuickMayLayTheNextOneAtOnce() {
        table.hears(5, 2, ACE);
        assertEquals(
                List.of(ask("2H/1", 1), new EnrolmentStep.Taken(card("2H/1"))),
                table.hears(10, 2, TWO));
    }

    @Test
    void aCardThatWasOnlyMissedForAMomentIsToBeTakenAway() {
        ace();
        assertEquals(List.of(new EnrolmentStep.TakeAway()), table.hears(5, 2, ACE));
        assertEquals(List.of(ask("2H/1", 1)), table.hears(6, 2));
    }

    @Test
    void aTagThatIsEnrolledIsRefusedWithItsCard() {
        ace();
        table.hears(40, 2);
        assertEquals(
                List.of(new EnrolmentStep.Refused(new EnrolmentStep.Why.Already(card("AH/1")))),
                table.hears(5, 2, ACE));
        assertEquals(List.of(ask("2H/1", 1)), table.hears(6, 2));
    }

    /**
     * Somebody laid the two of hearts instead of the ace, and notices it when the two is asked for.
     */
    @Test
    void whereTheEarlierCardWasTheMistakeItIsAskedForAgain() {
        table.hears(5, 2, TWO);
        table.hears(40, 2);
        assertEquals(List.of(new EnrolmentStep.NothingDisputed()), table.types("w"));
        table.hears(5, 2, TWO);
        assertEquals(
                List.of(
                        new EnrolmentStep.Undone(card("AH/1"), false),
                        new EnrolmentStep.TakeAway()),
                table.types("w"));
        assertEquals(List.of(ask("2H/1", 0)), table.hears(6, 2));
        table.hears(5, 2, TWO);
        assertEquals(List.of(ask("AH/1", 1)), table.hears(6, 2));
        table.hears(5, 2, ACE);
        assertEquals(Map.of(card("AH/1"), ACE, card("2H/1"), TWO), enrolment.enrolled());
    }

    @Test
    void aTagOfAnotherDeckIsRefusedWithTheNameOfThatDeck() {
        assertEquals(
                List.of(new EnrolmentStep.Refused(new EnrolmentStep.Why.OfDeck("blue.csv"))),
                table.hears(5, 2, OF_ANOTHER_DECK));
    }

    @Test
    void aBankCardIsNoTagOfTheDeck() {
        ace();
        assertEquals(
                List.of(new EnrolmentStep.Refused(new EnrolmentStep.Why.OtherKind())),
                table.hears(5, 2, new TagId("04A1B2C3")));
    }

    @Test
    void aCardOnAnotherAntennaIsSaidOnceAndNotTaken() {
        assertEquals(List.of(new EnrolmentStep.Elsewhere(7, 2)), table.hears(9, 7, ACE));
        assertEquals(Map.of(), enrolment.enrolled());
        table.hears(6, 7);
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(5, 2, ACE));
    }

    @Test
    void nothingIsTakenThatAnotherAntennaHearsAsWell() {
        List<EnrolmentStep> told = List.of();
        for (int i = 0; i < 5; i++) {
            table.hears(1, 7, ACE);
            told = table.hears(1, 2, ACE);
        }
        assertEquals(List.of(new EnrolmentStep.Elsewhere(7, 2)), told);
        assertEquals(Map.of(), enrolment.enrolled());
    }

    @Test
    void backAsksOnceMoreForTheCardBefore() {
        ace();
        assertEquals(
                List.of(new EnrolmentStep.Undone(card("AH/1"), false), ask("AH/1", 0)),
                table.types("b"));
        assertEquals(List.of(new EnrolmentStep.NothingBefore()), table.types(" B "));
        table.hears(5, 2, TWO);
        assertEquals(Map.of(card("AH/1"), TWO), enrolment.enrolled());
    }

    @Test
    void backWithACardOnTheAntennaWaitsUntilItIsGone() {
        table.hears(5, 2, TWO);
        assertEquals(
                List.of(
                        new EnrolmentStep.Undone(card("AH/1"), false),
                        new EnrolmentStep.TakeAway()),
                table.types("b"));
        assertEquals(List.of(), table.hears(20, 2, TWO));
        assertEquals(List.of(new EnrolmentStep.TakeAway()), table.types("s"));
        assertEquals(List.of(ask("AH/1", 0)), table.hears(6, 2));
    }

    @Test
    void whatIsPutOffComesLast() {
        assertEquals(
                List.of(new EnrolmentStep.PutOff(card("AH/1")), ask("2H/1", 0)), table.types("s"));
        SequencedMap<Card, TagId> all = new LinkedHashMap<>();
        for (int i = 2; i < 108; i++) {
            all.put(NewDeck.ORDER.get(i), Laid.tag(100 + i));
        }
        enrolment = Enrolment.of(2, all, others);
        table = begun(enrolment);
        table.types("s");
        table.hears(5, 2, TWO);
        assertEquals(List.of(ask("AH/1", 107)), table.hears(6, 2));
        table.hears(5, 2, ACE);
        assertEquals(List.of(new EnrolmentStep.Complete(108)), table.hears(6, 2));
        assertTrue(enrolment.isOver() && enrolment.isComplete());
        assertEquals(ACE, enrolment.enrolled().get(card("AH/1")));
    }

    @Test
    void whoLeavesKeepsWhatIsDone() {
        ace();
        assertEquals(List.of(new EnrolmentStep.Left(1, 108)), table.types("q"));
        assertTrue(enrolment.isOver());
        assertFalse(enrolment.isComplete());
        assertEquals(List.of(), table.hears(9, 2, TWO));
        assertEquals(Map.of(card("AH/1"), ACE), enrolment.enrolled());
    }

    @Test
    void anythingElseThatIsTypedDoesNoHarm() {
        assertEquals(List.of(new EnrolmentStep.NoSuchKey()), table.types("bb"));
        assertEquals(List.of(ask("AH/1", 0)), table.types(""));
    }

    @Test
    void aDeadTagIsNamedAfterAWhile() {
        assertEquals(List.of(), table.hears(100, 2));
        assertEquals(List.of(new EnrolmentStep.NothingHeard(card("AH/1"), 2)), table.hears(300, 2));
    }

    @Test
    void aKeyRingOnAnotherAntennaIsToldOnceAndHidesNoDeadTag() {
        assertEquals(List.of(new EnrolmentStep.Elsewhere(7, 2)), table.hears(9, 7, THREE));
        ace();
        assertEquals(List.of(), table.hears(9, 7, THREE));
        assertEquals(List.of(new EnrolmentStep.NothingHeard(card("2H/1"), 2)), table.hears(150, 2));
    }

    @Test
    void anAntennaThatSaysNothingIsToldOnce() {
        ace();
        assertEquals(List.of(), table.silent(4_000));
        assertEquals(List.of(new EnrolmentStep.Silent(2)), table.silent(2_000));
        assertEquals(List.of(), table.silent(2_000));
    }

    @Test
    void afterASilenceNothingIsBelievedThatWasHeardBefore() {
        table.hears(4, 2, ACE);
        table.silent(6_000);
        assertEquals(List.of(), table.hears(4, 2, TWO));
        assertEquals(List.of(new EnrolmentStep.Taken(card("AH/1"))), table.hears(1, 2, TWO));
        assertEquals(TWO, enrolment.enrolled().get(card("AH/1")));
    }

    @Test
    void aNewTagForOneCardMayBeNoneOfTheDeck() {
        Map<TagId, Card> deck = Map.of(ACE, card("AH/1"), TWO, card("2H/1"));
        enrolment = Enrolment.replacing(2, deck, card("AH/1"), others);
        table = begun(enrolment);
        assertEquals(
                List.of(new EnrolmentStep.Refused(new EnrolmentStep.Why.Already(card("2H/1")))),
                table.hears(5, 2, TWO));
        table.hears(6, 2);
        table.hears(5, 2, THREE);
        assertEquals(List.of(new EnrolmentStep.Complete(1)), table.hears(6, 2));
        assertEquals(Map.of(card("AH/1"), THREE), enrolment.enrolled());
    }

    @Test
    void nothingThatIsToldHasATagsNumberInIt() {
        StringBuilder told = new StringBuilder();
        told.append(table.hears(5, 2, ACE)).append(table.hears(9, 2, ACE, TWO));
        told.append(table.hears(9, 2)).append(table.hears(9, 2, OF_ANOTHER_DECK));
        assertFalse(told.toString().contains("E004"), told.toString());
    }
}
