package burraco.engine.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 13 and 17: the count of a hand. */
class CountTest {
    @Test
    void everyPartOfTheScore() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        N: 5C
                        E: AH 3D
                        S: KS
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals(325, hand.total(Line.EW));
        assertEquals(-115, hand.total(Line.NS));
        assertEquals(200, hand.score(Line.EW).burrachi());
        assertEquals(100, hand.score(Line.EW).closing());
        assertEquals(45, hand.score(Line.EW).melds());
        assertEquals(300, hand.score(Line.EW).base());
    }

    @Test
    void unseenCardsLeaveNoTotal() {
        Judged hand =
                Judged.of(
                        """
                        turn: W draw
                        W draw
                        W discard ??
                        """);
        assertEquals(null, hand.total(Line.EW));
        assertEquals(22, hand.score(Line.EW).unseen());
        assertEquals(null, hand.total(Line.NS));
    }

    @Test
    void aPozzettoThatIsNotTakenCostsAHundred() {
        Judged hand =
                Judged.of(
                        """
                        E: 5C
                        W: KS
                        turn: W draw
                        end
                        """);
        assertEquals(-100, hand.score(Line.EW).pozzetto().getAsInt());
        assertEquals(-115, hand.total(Line.EW));
    }

    @Test
    void aPozzettoThatWasTakenAndPlayedCostsNothing() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        E: 5C
                        W: KS
                        turn: W draw
                        end
                        """);
        assertEquals(0, hand.score(Line.EW).pozzetto().getAsInt());
        assertEquals(-15, hand.total(Line.EW));
    }

    @Test
    void aPozzettoThatIsUnplayedCostsItsCards() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken W unplayed JK 2S AH KD
                        E: 5C
                        W:
                        turn: N draw
                        end
                        """);
        assertEquals(-75, hand.score(Line.EW).pozzetto().getAsInt());
        assertEquals(-80, hand.total(Line.EW));
    }

    @Test
    void anUnplayedPozzettoThatNobodySawLeavesNoTotal() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken W unplayed JK ?? ?? ??
                        E: 5C
                        W:
                        turn: N draw
                        end
                        """);
        assertEquals(null, hand.total(Line.EW));
        assertEquals(3, hand.score(Line.EW).unseen());
    }

    @Test
    void penalizedCardsThatLieCostTheirPoints() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        E:
                        W:
                        penalized W: JK AH
                        turn: N draw
                        end
                        """);
        assertEquals(-45, hand.score(Line.EW).penalized());
        assertEquals(-45, hand.total(Line.EW));
    }

    @Test
    void anArbitersPointsAreAdded() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        E:
                        W:
                        turn: N draw
                        arbiter points EW -100
                        arbiter points EW 50
                        end
                        """);
        assertEquals(-50, hand.score(Line.EW).arbiter());
        assertEquals(-50, hand.total(Line.EW));
    }

    @Test
    void aCleanBurracoIsTwoHundred() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 2H 3H 4H 5H 6H 7H 8H
                        end
                        """);
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void aDirtyBurracoIsAHundred() {
        Judged hand =
                Judged.of(
                        """
                        EW1: JK 3H 4H 5H 6H 7H 8H
                        end
                        """);
        assertEquals(100, hand.score(Line.EW).burrachi());
    }

    @Test
    void sixCardsAreNoBurraco() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H 6H 7H 8H
                        end
                        """);
        assertEquals(0, hand.score(Line.EW).burrachi());
        assertEquals(35, hand.score(Line.EW).melds());
    }

    @Test
    void aNaturalTwoWithAWildCardIsDirty() {
        Judged hand =
                Judged.of(
                        """
                        EW1: JK 2H 3H 4H 5H 6H 7H 8H
                        end
                        """);
        assertEquals(100, hand.score(Line.EW).burrachi());
    }

    @Test
    void theInternationalCodeKnowsNoSemicleanBurraco() {
        Judged hand =
                Judged.of(
                        """
                        EW1: JK 3H 4H 5H 6H 7H 8H 9H
                        end
                        """);
        assertEquals(100, hand.score(Line.EW).burrachi());
    }

    @Test
    void sevenNaturalsInARowBesideAWildCardAreSemiclean() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        EW1: JK 3H 4H 5H 6H 7H 8H 9H
                        end
                        """);
        assertEquals(150, hand.score(Line.EW).burrachi());
    }

    @Test
    void sevenNaturalsInARowOnOneSideOfAWildCardAreSemiclean() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        EW1: 3H 4H 5H 6H 7H 8H 9H JK JH
                        end
                        """);
        assertEquals(150, hand.score(Line.EW).burrachi());
    }

    @Test
    void sixNaturalsInARowAreDirty() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        EW1: 3H 4H 5H 6H 7H 8H JK TH JH
                        end
                        """);
        assertEquals(100, hand.score(Line.EW).burrachi());
    }

    @Test
    void aCombinationOfEightWithItsWildCardIsSemiclean() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        EW1: JK KH KH KD KD KC KC KS
                        end
                        """);
        assertEquals(150, hand.score(Line.EW).burrachi());
    }

    @Test
    void aCombinationOfSevenWithItsWildCardIsDirty() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        EW1: JK KH KH KD KD KC KC
                        end
                        """);
        assertEquals(100, hand.score(Line.EW).burrachi());
    }

    @Test
    void theThirteenOfASuitAreRoyalWhereTheRuleSaysSo() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        [Rule "royal=on"]
                        EW1: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH
                        end
                        """);
        assertEquals(300, hand.score(Line.EW).burrachi());
    }

    @Test
    void royalWithAWildCardBesideIt() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        [Rule "royal=on"]
                        EW1: JK 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH
                        end
                        """);
        assertEquals(250, hand.score(Line.EW).burrachi());
    }

    @Test
    void eightEqualCardsAreSuper() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        [Rule "royal=on"]
                        EW1: KH KH KD KD KC KC KS KS
                        end
                        """);
        assertEquals(250, hand.score(Line.EW).burrachi());
    }

    @Test
    void superWithAWildCardBesideIt() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        [Rule "royal=on"]
                        EW1: JK KH KH KD KD KC KC KS KS
                        end
                        """);
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void withoutTheRuleTheThirteenAreClean() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        EW1: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH
                        end
                        """);
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void everyCardHasItsPoints() {
        Judged hand =
                Judged.of(
                        """
                        E: JK 2S AH KD QD JD TD
                        W: 9D 8D 7D 6D 5D 4D 3D
                        end
                        """);
        assertEquals(-150, hand.score(Line.EW).hand().getAsInt());
    }

    @Test
    void aHandThatIsStoppedIsCountedAsItStands() {
        Judged hand =
                Judged.of(
                        """
                        turn: W play
                        end
                        """);
        assertEquals("stopped", hand.stands());
    }

    @Test
    void aHandThatIsNotOverIsCountedAsIfItStopped() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H
                        turn: W play
                        W discard ??
                        """);
        assertEquals("N draw", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }
}
