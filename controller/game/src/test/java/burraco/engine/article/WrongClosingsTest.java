package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 31: emptied fans that do not close the hand, and what the last play was. */
class WrongClosingsTest {
    @Test
    void withoutABurracoTheMeldOpenedLastIsPenalized() {
        Judged hand =
                assertTold(
                        "6 31A W: penalize W KS QS JS",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H JK 7H 8H 9H
                        W: KS QS JS TD
                        turn: W play
                        W open KS QS JS
                        W discard TD
                        W lay KS QS JS
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
        assertEquals("EW1 3H 4H 5H JK 7H 8H 9H", hand.melds());
        assertEquals(0, hand.score(Line.EW).closing());
        assertEquals(-30, hand.score(Line.EW).penalized());
    }

    @Test
    void withoutABurracoOnlyTheLastCardTiedIsPenalized() {
        assertTold(
                "6 31A W: penalize W 7H",
                """
                P1: taken EW
                EW1: 3H 4H 5H
                W: 6H 7H TD
                turn: W play
                W tie EW1 6H 7H
                W discard TD
                """);
    }

    @Test
    void theLastCardNamedIsTheLastOneTied() {
        assertTold(
                "6 31A W: penalize W 3H",
                """
                P1: taken EW
                EW1: 4H 5H 6H
                W: 7H 3H TD
                turn: W play
                W tie EW1 7H 3H
                W discard TD
                """);
    }

    @Test
    void whatHeOpenedBeforeATieStays() {
        Judged hand =
                assertTold(
                        "7 31A W: penalize W 6H",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H
                        W: KS QS JS 6H TD
                        turn: W play
                        W open KS QS JS
                        W tie EW1 6H
                        W discard TD
                        W lay 6H
                        """);
        assertEquals("EW1 3H 4H 5H, EW2 JS QS KS", hand.melds());
    }

    @Test
    void whatHeTiedBeforeAnOpeningStays() {
        assertTold(
                "7 31A W: penalize W KS QS JS",
                """
                P1: taken EW
                EW1: 3H 4H 5H
                W: KS QS JS 6H TD
                turn: W play
                W tie EW1 6H
                W open KS QS JS
                W discard TD
                """);
    }

    @Test
    void aPositionMaySayWhatTheLastPlayWas() {
        assertTold(
                "7 31A W: penalize W KS QS JS",
                """
                P1: taken EW
                EW1: 3H 4H 5H
                EW2: JS QS KS
                W: TD
                turn: W play
                last: W open EW2
                W discard TD
                """);
    }

    @Test
    void whoLaidNothingInThatTurnHasNothingToLoseByTheText() {
        assertTold(
                "5 31A W: advise",
                """
                P1: taken EW
                EW1: 3H 4H 5H
                W: TD
                turn: W play
                W discard TD
                """);
    }

    @Test
    void withAWildDiscardTheLastPlayGoesBackIntoTheHand() {
        Judged hand =
                assertTold(
                        "6 31B W: takeback W EW1 TH",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: TH JK
                        turn: W play
                        W tie EW1 TH
                        W discard JK
                        W takeback EW1
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
        assertEquals(1, hand.fan(Seat.WEST));
        assertEquals("EW1 3H 4H 5H 6H 7H 8H 9H", hand.melds());
    }

    @Test
    void withAWildDiscardAMeldOpenedLastGoesBackAsAWhole() {
        assertTold(
                "6 31B W: takeback W EW2 JS QS KS",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KS QS JS 2C
                turn: W play
                W open KS QS JS
                W discard 2C
                """);
    }

    @Test
    void underTheItalianCodeItIsTheSame() {
        assertTold(
                "7 31B W: takeback W EW1 TH",
                """
                [Code "FITAB-ITA-2026"]
                P1: taken EW
                EW1: 3H 4H 5H JK 7H 8H 9H
                W: TH JK
                turn: W play
                W tie EW1 TH
                W discard JK
                """);
    }

    @Test
    void withoutACardToDiscardTheMeldGoesBackAndOneOfItIsTheDiscard() {
        Judged hand =
                assertTold(
                        "5 31C.a W: takeback W EW2 JD QD KD; discard W JD QD KD",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD QD JD
                        turn: W play
                        W open KD QD JD
                        W takeback EW2
                        W discard KD
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
        assertEquals(2, hand.fan(Seat.WEST));
    }

    @Test
    void heDoesNotLayThemToWhatHisPartnerOpensThen() {
        assertTold(
                """
                6 31C.a W: takeback W EW2 JD QD KD; discard W JD QD KD
                17 22.3 W: penalize W QD JD\
                """,
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KD QD JD
                E: 8D 9D TD 4C 5S
                turn: W play
                W open KD QD JD
                W takeback EW2
                W discard KD
                N draw
                N discard ??
                E draw
                E open 8D 9D TD
                E discard 4C
                S draw
                S discard ??
                W draw
                W tie EW3 JD QD
                """);
    }

    @Test
    void withTheDiscardTiedThePlayBeforeGoesBackAndThatCardIsTheDiscard() {
        Judged hand =
                assertTold(
                        "6 31C.b W: takeback W EW1 TH; discard W JH",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: TH JH
                        turn: W play
                        W tie EW1 TH
                        W tie EW1 JH
                        W takeback EW1 TH
                        W discard JH
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(8));
        assertEquals(1, hand.fan(Seat.WEST));
        assertEquals("EW1 3H 4H 5H 6H 7H 8H 9H", hand.melds());
    }

    @Test
    void cardsTiedTogetherAreSoManyPlays() {
        assertTold(
                "5 31C.b W: takeback W EW1 TH; discard W JH",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: TH JH
                turn: W play
                W tie EW1 TH JH
                """);
    }

    @Test
    void thePlayBeforeMayHaveBeenAnOpening() {
        assertTold(
                "6 31C.b W: takeback W EW2 JS QS KS; discard W TH",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KS QS JS TH
                turn: W play
                W open KS QS JS
                W tie EW1 TH
                """);
    }

    @Test
    void ifTheTiedCardWasTheOnlyPlayItIsTheDiscardAndNobodyHasClosed() {
        Judged hand =
                assertTold(
                        "5 31C.b W: discard W TH",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: TH
                        turn: W play
                        W tie EW1 TH
                        W discard TH
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
        assertEquals(0, hand.score(Line.EW).closing());
    }

    @Test
    void theDiscardMayGoBeforeTheRest() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: TH JH
                        turn: W play
                        W tie EW1 TH JH
                        W discard JH
                        W takeback EW1 TH
                        """);
        assertEquals("5 31C.b W", hand.rulings());
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
    }

    /**
     * A wrong meld and the cards that completed it are the last play together, also after a pickup.
     */
    @Test
    void aMeldMadeGoodAfterAPickupComesBackAsAWhole() {
        assertTold(
                """
                7 26.4 W: restore W pile 8H; penalize W 6H 5H; stop W
                8 31C.b W: takeback W EW2 5H 6H 7H 8H; discard W 5H 6H 7H 8H\
                """,
                """
                P1: taken EW
                EW1: 3S 4S 5S 6S 7S 8S 9S
                pile: 8H
                W: 5H 6H 7H
                turn: W draw
                W pickup
                W open 5H 6H 8H
                W tie EW2 7H
                W takeback EW2
                W discard 7H
                N draw
                """);
    }
}
