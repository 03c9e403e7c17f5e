package burraco.record;

import static burraco.record.Records.hand;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.Parameter;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hand that position lines describe, including what they leave out. */
class SetupTest {

    @Test
    void withNothingSaidTheCardsAreDealtAndTheSeatAfterTheDealerIsToDraw() {
        Hand hand = hand("W draw");
        for (Seat seat : Seat.values()) {
            assertEquals(Holding.unseen(11), hand.fan(seat));
        }
        assertEquals(new Pozzetto.Lying(Holding.unseen(11)), hand.pozzetto(1));
        assertEquals(new Pozzetto.Lying(Holding.unseen(11)), hand.pozzetto(2));
        assertEquals(Pozzetto.ABSENT, hand.pozzetto(3));
        assertEquals(42, hand.stock().size());
        assertEquals(Seat.WEST, hand.turn().seat());
        assertEquals(Phase.DRAW, hand.phase());
        assertFalse(hand.begun());
        assertEquals(Optional.empty(), hand.lastDiscarder());
        assertEquals(Seat.NORTH, hand("[Dealer \"W\"]\nN draw").turn().seat());
    }

    @ParameterizedTest
    @CsvSource({"lot N AS", "shuffle W", "cut E", "deal W 7H", "deal P1 ??"})
    void beforeTheDealEverythingIsInTheStock(String first) {
        Hand hand = hand(first);
        assertEquals(108, hand.stock().size());
        assertEquals(Phase.DEAL, hand.phase());
        assertTrue(hand.fan(Seat.WEST).isEmpty());
        assertTrue(hand.pozzetto(1).cards().isEmpty());
    }

    @Test
    void theFirstCardMayBeFacedRightAtTheBeginning() {
        Hand end = Records.judged("turnup 9S @between\nW draw").end();
        assertEquals(40, end.stock().size());
        assertEquals(1, end.pile().size());
    }

    @Test
    void theStockIsWhatIsLeft() {
        assertEquals(41, hand("up: 9S").stock().size());
        assertEquals(49, hand("N: 7H 8H\nE: ??" + " ??".repeat(12)).stock().size());
        assertEquals(0, hand("pile:" + " ??".repeat(42)).stock().size());
        assertEquals(42, hand("stock: 42").stock().size());
    }

    @Test
    void theStockIsListedFromItsTopAndThePileFromItsBottom() {
        Hand hand = hand("stock: 7C" + " ??".repeat(38) + " 8D\npile: 4C 9D");
        assertEquals(card("7C/1"), hand.stock().top());
        assertEquals(card("8D/1"), hand.stock().at(0));
        assertEquals(card("9D/1"), hand.pile().top());
    }

    @Test
    void aDeckAsItIsNeedNotBeWhole() {
        Hand hand = hand("[Deck \"as-is\"]\nN: 7H 7H 7H JK JK JK JK JK JK\nstock: 3\nW draw");
        assertEquals(3, hand.stock().size());
        assertTrue(hand.fan(Seat.NORTH).known().has(Card.of(card("7H/1").face(), 3)));
        assertEquals(6, hand.fan(Seat.NORTH).known().jokers());
        assertEquals(42, hand("[Deck \"as-is\"]\nW draw").stock().size());
    }

    @Test
    void copiesThatAreNamedComeFirstWhereverTheyStand() {
        Hand hand = hand("N: 7H\nE: 7H/1\nS: 8H 8H/1\nW: 9H 9H");
        assertEquals(cards("7H/2"), hand.fan(Seat.NORTH).known());
        assertEquals(cards("7H/1"), hand.fan(Seat.EAST).known());
        assertEquals(cards("8H/1", "8H/2"), hand.fan(Seat.SOUTH).known());
        assertEquals(cards("9H/1", "9H/2"), hand.fan(Seat.WEST).known());
    }

    @Test
    void cardsThatAreListedAreNoLongerUnlocated() {
        Hand hand = hand("N: 7H/2\nNS1: 3H 4H 5H\npenalized W: KD");
        Cards listed = cards("7H/2", "3H/1", "4H/1", "5H/1", "KD/1");
        assertEquals(Cards.FULL_DECK.without(listed), hand.unlocated());
    }

    @Test
    void everyRecordOfThePositionBeginsWithAllItsCards() {
        for (String text : List.of(Records.MIDDLE_OF_A_HAND, "W draw", "deal W 7H", "up: 7H")) {
            assertEquals(List.of(), Conservation.violations(hand(text)), text);
        }
    }

    @Test
    void meldsStandInOrderOfTheirNumbersAndTheNextNumberFollowsTheHighest() {
        Hand hand = hand("EW3: 3H 4H 5H\nEW1: 7C 8C JK TC");
        assertEquals(new MeldId(Line.EW, 1), hand.melds().at(Line.EW, 0).id());
        assertEquals(new MeldId(Line.EW, 4), hand.melds().due(Line.EW));
        assertEquals(new MeldId(Line.NS, 1), hand.melds().due(Line.NS));
        assertEquals(Optional.of(card("JK/1")), hand.melds().at(Line.EW, 0).wild());
        assertEquals(card("JK/1"), hand.melds().at(Line.EW, 0).inOrder().get(2));
    }

    @Test
    void aMeldMayBeWrong() {
        assertFalse(hand("EW1: 7C 9D JK").melds().at(Line.EW, 0).shape().legal());
    }

    @Test
    void aMeldIsFrozenUntilThatSeatsNextTurnWhichMayBeThisVeryOne() {
        String melds = "EW1: 3H 4H 5H frozen-until W\nEW2: 7C 8C 9C frozen\n";
        Hand later = hand(melds + "turn: N draw");
        assertEquals(new Freeze.Until(Seat.WEST), later.melds().at(Line.EW, 0).freeze());
        assertEquals(Freeze.FOR_GOOD, later.melds().at(Line.EW, 1).freeze());
        assertEquals(
                new Freeze.Until(Seat.WEST),
                hand(melds + "turn: W play").melds().at(Line.EW, 0).freeze());
        assertEquals(Freeze.NONE, hand(melds + "turn: W draw").melds().at(Line.EW, 0).freeze());
        assertEquals(Freeze.NONE, hand(melds).melds().at(Line.EW, 0).freeze());
    }

    @Test
    void aLimitIsOnThatSeatsNextTurnWhichMayBeThisVeryOne() {
        Hand now = hand("limited W open\nturn: W draw");
        assertEquals(Optional.of(Allowed.OPEN), now.turn().limit());
        assertEquals(Optional.empty(), now.player(Seat.WEST).limited());
        Hand later = hand("limited W\nturn: W play");
        assertEquals(Optional.empty(), later.turn().limit());
        assertEquals(Optional.of(Allowed.ANY), later.player(Seat.WEST).limited());
    }

    @Test
    void aTurnMayHaveBegun() {
        assertEquals(Took.DREW, hand("turn: E play").turn().took());
        assertEquals(Took.PICKED_UP, hand("turn: E play picked-up").turn().took());
        assertTrue(hand("turn: W play").begun());
    }

    @Test
    void aHandHasBegunWhereMoreLiesThereThanADealLeaves() {
        assertFalse(hand("up: 7H").begun());
        assertFalse(hand("N: 3H 4H\nup: 7H").begun());
        assertTrue(hand("N: 3H 4H").begun());
        assertTrue(hand("pile: 7H 8H").begun());
        assertTrue(hand("turn: N draw").begun());
        assertTrue(hand("P1: taken NS").begun());
        assertTrue(hand("NS1: 3H 4H 5H").begun());
    }

    @Test
    void theSeatBeforeTheOneInTurnDiscardedLast() {
        assertEquals(Optional.of(Seat.SOUTH), hand("turn: W draw\npile: 7H 8H").lastDiscarder());
        assertEquals(Optional.of(Seat.WEST), hand("turn: N play\npile: 7H 8H").lastDiscarder());
        assertEquals(Optional.empty(), hand("turn: W play\nup: 7H").lastDiscarder());
        Judgement.Judged after =
                Records.judged("turn: N draw\nW: 3H 4H 5H 9S\npile: 7H 8H\nW open 3H 4H 5H");
        assertEquals(
                Case.PLAY_AFTER_THE_DISCARD, after.steps().getFirst().rulings().getFirst().which());
    }

    @Test
    void aPozzettoThatWasTakenMayBeLookedIntoOnceThePartnerHasDiscarded() {
        for (Seat seat : Seat.values()) {
            Hand hand = hand("P1: taken N unplayed 3H ??\nturn: " + seat + " draw");
            Pozzetto.Unplayed taken = (Pozzetto.Unplayed) hand.pozzetto(1);
            assertEquals(seat == Seat.WEST || seat == Seat.NORTH, taken.mayLook(), "at " + seat);
            assertTrue(hand.hasPozzetto(Line.NS));
        }
    }

    @Test
    void penalizedCardsLieInTheOrderInWhichTheyAreDiscarded() {
        assertEquals(
                List.of(card("AD/1"), card("KC/1"), card("4H/1")),
                hand("penalized W: 4H KC AD").player(Seat.WEST).penalized());
        assertEquals(
                List.of(card("2S/1"), card("JK/1")).reversed(),
                hand("penalized W: 2S JK").player(Seat.WEST).penalized());
    }

    @Test
    void exposedCardsAreThoseOfTheFan() {
        Hand hand = hand("W: KD 7H ??\nexposed W: KD");
        assertEquals(cards("KD/1"), hand.player(Seat.WEST).exposed());
        assertEquals(3, hand.fan(Seat.WEST).size());
    }

    @Test
    void theLastPlayIsTheMeldOpenedWholeOrTheCardsTied() {
        String position = "EW1: 3H 4H 5H 6H\nturn: W play\n";
        assertEquals(
                cards("3H/1", "4H/1", "5H/1", "6H/1"),
                Cards.of(hand(position + "last: W open EW1").turn().plays().getFirst().cards()));
        Hand tied = hand(position + "last: W tie EW1 6H 3H");
        assertEquals(cards("3H/1", "6H/1"), Cards.of(tied.turn().plays().getFirst().cards()));
        assertEquals(card("3H/1"), tied.turn().plays().getFirst().last());
    }

    @Test
    void warningsAndATimeOutStandOnTheAccounts() {
        Hand hand = hand("warned N 23.1\nwarned N\ntimeout: 3");
        assertEquals(2, hand.warnings().size());
        assertEquals(Optional.of(Case.WRONG_TIE), hand.warnings().getFirst().which());
        assertEquals(3, hand.turnsLeft());
    }

    @Test
    void aRuleMayStandBeforeItsCode() {
        Hand hand =
                hand(
                        "[Rule \"royal=on\"]\n[Code \"FITAB-ITA-2026\"]\n[Notice \"on-call\"]\nW draw");
        assertTrue(hand.rules().unusual().contains(Parameter.ROYAL));
        assertTrue(hand.setting().onCall());
        assertTrue(hand.setting().wholeDeck());
    }

    private static Card card(String name) {
        return CardName.parse(name).orElseThrow().card();
    }

    private static Cards cards(String... names) {
        Cards cards = Cards.NONE;
        for (String name : names) {
            cards = cards.with(card(name));
        }
        return cards;
    }
}
