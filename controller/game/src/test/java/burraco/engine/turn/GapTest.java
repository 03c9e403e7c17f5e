package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import burraco.cards.Card;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.Shape;
import burraco.engine.score.Count;
import burraco.record.Judgement;
import burraco.testing.Judged;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A hand that the table lost and found again: what stays, what lapses, and that nobody is blamed.
 */
class GapTest {
    private static final MeldId EW1 = new MeldId(Line.EW, 1);

    /** The hand after the last act of the record; no card has been lost. */
    private static Hand after(String record) {
        return switch (Judgement.of(record.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged -> {
                Hand hand = judged.steps().getLast().after();
                assertEquals(List.of(), Conservation.violations(hand));
                yield hand;
            }
            case Judgement.Refused refused -> fail(record + refused.problem());
        };
    }

    private static List<Integer> fans(Hand hand) {
        return Arrays.stream(Seat.values()).map(seat -> hand.fan(seat).size()).toList();
    }

    private static Meld ew1(Hand hand) {
        return hand.melds().find(EW1).orElseThrow();
    }

    // Cards on the table

    @Test
    void whatIsNotNamedIsAsBefore() {
        String record =
                """
                up: 9S
                W: 3H 4H 5H KD 2S 7C 8C 9C TC JC QC
                W draw 6H
                W open 3H 4H 5H
                """;
        Hand before = after(record);
        Hand hand = after(record + "gap 20s\n");
        assertEquals(before.melds(), hand.melds());
        assertEquals(before.pile(), hand.pile());
        assertEquals(before.stock(), hand.stock());
        assertEquals(before.fan(Seat.WEST), hand.fan(Seat.WEST));
        assertEquals(Seat.WEST, hand.turn().seat());
        assertEquals(Phase.PLAY, hand.phase());
    }

    @Test
    void listedCardsLieWhereTheyAreListedAndNowhereElse() {
        Hand hand =
                after(
                        """
                        W: 3H 4H 5H 6H KD
                        EW1: 7S 8S 9S TS
                        pile: QC JD
                        gap 20s EW2 3H 4H 5H, pile QC TS/1
                        """);
        assertEquals(3, ew1(hand).cards().size());
        assertEquals(3, hand.melds().find(new MeldId(Line.EW, 2)).orElseThrow().cards().size());
        assertEquals("6H/1 KD/1", hand.fan(Seat.WEST).known().toString());
        assertTrue(hand.unlocated().has(Card.of(Face.parse("JD").orElseThrow(), 1)));
    }

    @Test
    void whatLeftThePileIsKnownToNobody() {
        Hand hand = after("pile: QC JD\ngap 20s pile none, fans N 11 E 11 S 11\n");
        assertEquals(108, hand.unlocated().size());
        assertEquals(List.of(11, 11, 11, 13), fans(hand));
    }

    @Test
    void knownCardsOfAFanStayKnownUnlessItHasGrownTooSmallOrIsHidden() {
        String record = "W: 3H 4H 5H 6H KD\nN: 8H\n";
        assertEquals(5, after(record + "gap 9s fans W 7").fan(Seat.WEST).known().size());
        assertEquals(5, after(record + "gap 9s fans W 5").fan(Seat.WEST).known().size());
        Hand fewer = after(record + "gap 9s fans W 4");
        assertEquals(0, fewer.fan(Seat.WEST).known().size());
        assertEquals(1, fewer.fan(Seat.NORTH).known().size());
        Hand hidden = after(record + "gap 9s hidden W");
        assertEquals(0, hidden.fan(Seat.WEST).known().size());
        assertEquals(5, hidden.fan(Seat.WEST).size());
    }

    @Test
    void fansOfWhichNothingIsSaidGetWhatIsLeft() {
        assertEquals(List.of(11, 11, 11, 11), fans(after("gap 9s")));
        assertEquals(
                List.of(13, 11, 11, 11),
                fans(after("stock: 42\ngap 9s stock 40, fans E 11 S 11 W 11")));
        assertEquals(List.of(12, 12, 11, 11), fans(after("stock: 42\ngap 9s stock 40")));
        assertEquals(
                List.of(11, 11, 11, 8),
                fans(after("W: 3H 4H 5H" + " ??".repeat(8) + "\ngap 9s EW1 3H 4H 5H")));
    }

    @Test
    void aPozzettoIsTakenBegunOrBackAgain() {
        Hand taken = after("gap 9s P1 EW, fans W 22");
        assertEquals(new Pozzetto.Played(Line.EW), taken.pozzetto(1));
        Hand back = after("P1: taken EW\nW:" + " ??".repeat(22) + "\ngap 9s P1 lies, fans W 11");
        assertEquals(11, back.pozzetto(1).cards().size());
        assertFalse(back.hasPozzetto(Line.EW));
        Hand held = after("gap 9s P1 W, fans W 0");
        assertInstanceOf(Pozzetto.Unplayed.class, held.pozzetto(1));
    }

    @Test
    void theStockIsTakenFromItsTop() {
        Hand hand =
                after("stock: 7C 8C" + " ??".repeat(40) + "\ngap 9s stock 41, fans W 12\nN draw");
        assertEquals(40, hand.stock().size());
        assertTrue(hand.stock().top().isUnseen());
        assertTrue(hand.fan(Seat.NORTH).known().count(Face.parse("8C").orElseThrow()) == 1);
    }

    @Test
    void aDealThatWasLostComesToElevenCardsEach() {
        Hand hand = after("shuffle E\ncut N\ndeal W ??\ngap 60s pile 9S\nW draw\nW discard KD");
        assertEquals(List.of(11, 11, 11, 11), fans(hand));
        assertEquals(40, hand.stock().size());
        assertEquals(11, hand.pozzetto(2).cards().size());
    }

    // The turn

    @Test
    void whoseTurnItIsAndWhetherHeHasTakenACard() {
        assertEquals("N draw", turn(after("gap 9s turn N draw")));
        assertEquals("S play", turn(after("gap 9s turn S play, stock 40, fans S 12")));
    }

    private static String turn(Hand hand) {
        return hand.acting() + " " + hand.phase();
    }

    @Test
    void whoHasTakenACardAsksForNothingMore() {
        assertSilent(
                """
                W: 3H 4H 5H 6H KD 2S 7C 8C 9C TC JC
                pile: QC JD
                W pickup
                gap 20s
                W discard KD
                """);
    }

    @Test
    void aTimeOutGoesOnWithAtLeastTheTurnsLessThatMustHavePassed() {
        assertEquals(4, after("timeout: 6\ngap 20s turn E draw").turnsLeft());
        assertEquals(1, after("timeout: 2\ngap 20s turn S draw").turnsLeft());
        assertEquals(6, after("timeout: 6\ngap 20s").turnsLeft());
        assertEquals(2, after("timeout: 6\nturn: W play\ngap 20s turn W draw").turnsLeft());
    }

    // What lapses

    @Test
    void whatIsOwedLapses() {
        String record =
                """
                W: KD KS KC 5H 6H 8C
                pile: 9S
                W draw 4C
                W open KD KS KC
                """;
        assertEquals(1, after(record).owed().size());
        Hand hand = after(record + "gap 20s turn N draw\n");
        assertEquals(List.of(), hand.owed());
        assertEquals(Phase.DRAW, hand.phase());
        // And nothing of this can be waived any more.
        assertEquals(hand.melds(), after(record + "gap 20s turn N draw\narbiter waive\n").melds());
    }

    @Test
    void whatNobodyHasNoticedIsNeverRuled() {
        assertSilent(
                """
                [Notice "on-call"]
                W: KD KS KC 5H 6H 8C
                W draw 4C
                W open KD KS KC
                gap 20s turn N draw, fans W 3
                notice
                end
                """);
    }

    @Test
    void limitsExposedCardsAndTimedFreezesLapseAndWhatIsForGoodStays() {
        Hand hand =
                after(
                        """
                        W: KD KS 6H
                        E: 8H
                        EW1: 3H 4H 5H frozen
                        EW2: 6S 7S 8S frozen-until W
                        exposed W: KD
                        penalized N: QH 5C
                        warned S
                        limited E open
                        turn: S draw
                        gap 20s turn N draw
                        """);
        assertTrue(hand.player(Seat.WEST).exposed().isEmpty());
        assertEquals(Optional.empty(), hand.player(Seat.EAST).limited());
        assertInstanceOf(Freeze.ForGood.class, ew1(hand).freeze());
        assertTrue(hand.melds().find(new MeldId(Line.EW, 2)).orElseThrow().isOpen());
        assertEquals(2, hand.player(Seat.NORTH).penalized().size());
        assertEquals(1, hand.warnings().size());
    }

    @Test
    void aPenalizedCardThatLiesElsewhereIsPenalizedNoMore() {
        Hand hand = after("penalized N: QH 5C\npile: 9S\ngap 20s turn E draw, pile 9S QH");
        assertEquals(1, hand.player(Seat.NORTH).penalized().size());
    }

    @Test
    void theTimeOfTheTurnBeginsAnew() {
        assertSilent("[Turn \"on\"]\n+40s\ngap 20s\n+40s\n");
        assertRulings("3 32bis W", "[Turn \"on\"]\ngap 20s\n+41s\n");
    }

    // Nobody is blamed

    @Test
    void aMeldThatIsNoneIsInvalidAndWhoGoesOnWithItDidNoWrong() {
        String record =
                """
                W: 7H KD 4C
                turn: S draw
                pile: 9S
                gap 20s turn W draw, EW1 3H 4H 6H 9C, fans N 11 E 11 S 7
                W draw
                W tie EW1 7H
                W discard KD
                """;
        assertSilent(record);
        assertInstanceOf(Shape.NoMeld.class, ew1(after(record)).shape());
        int points = 5 + 5 + 5 + 10 + 5;
        assertEquals(points, Count.of(after(record), Line.EW).melds());
    }

    @Test
    void onceItIsAMeldAWrongTieIsOneAgain() {
        assertRulings(
                "6 23.1 W",
                """
                W: 5H KD KS 4C
                turn: S draw
                gap 20s turn W draw, EW1 3H 4H 6H, fans N 11 E 11 S 9
                W draw
                W tie EW1 5H
                W tie EW1 KS
                """);
    }

    @Test
    void theOthersMayStillNotTouchIt() {
        assertFalse(
                Judged.of(
                                """
                                W: 5H KD KS 4C
                                turn: S draw
                                gap 20s turn W draw, NS1 3H 4H 6H, fans N 11 E 11 S 9
                                W draw
                                W tie NS1 5H
                                """)
                        .rulings()
                        .isEmpty());
    }

    @Test
    void byWhatLiesOpenItIsTheSame() {
        String record =
                """
                W: 3H 4H 5H KD
                stock: 7C ?? ?? 8D\
                """
                        + " ??".repeat(44)
                        + """

                        up: 9S
                        W draw
                        gap 20s turn N draw, EW1 3H 4H 5H, pile 9S ??, fans W 1
                        N draw
                        N discard ??
                        """;
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        Judgement open = Judgement.of(bytes, Judgement.Knowing.WHAT_LIES_OPEN);
        assertInstanceOf(Judgement.Judged.class, open, open::toString);
        assertEquals(List.of(), Conservation.violations(((Judgement.Judged) open).end()));
        after(record);
    }

    @Test
    void aCardListedInAMeldHasLeftThePile() {
        Hand hand = after("W: 3H 4H\npile: QC 5H JD\ngap 20s EW1 3H 4H 5H/1\n");
        assertEquals("QC JD", faces(hand.pile().list()));
    }

    private static String faces(List<Card> cards) {
        return String.join(" ", cards.stream().map(card -> card.face().toString()).toList());
    }

    @Test
    void aMeldAllOfWhoseCardsLieElsewhereIsThereNoMore() {
        Hand hand = after("EW1: 7S 8S 9S\ngap 20s EW2 7S/1 8S/1 9S/1 TS\n");
        assertEquals(Optional.empty(), hand.melds().find(EW1));
        assertEquals(4, hand.melds().find(new MeldId(Line.EW, 2)).orElseThrow().cards().size());
        Hand none = after("EW1: 7S 8S 9S\ngap 20s EW1 none\n");
        assertEquals(0, none.melds().of(Line.EW).size());
    }

    @Test
    void aKnownPozzettoKeepsItsCardsButThoseThatLieElsewhere() {
        String record = "P1: 3H 4H 5H 6H 7H 8C 9C TC JC QC KC\n";
        Hand hand = after(record + "gap 9s\n");
        assertEquals(11, hand.pozzetto(1).cards().known().size());
        assertEquals(List.of(11, 11, 11, 11), fans(hand));
        Hand less = after(record + "gap 9s pile 3H/1\n");
        assertEquals(10, less.pozzetto(1).cards().known().size());
        assertEquals(11, less.pozzetto(1).cards().size());
    }

    @Test
    void aCardOfTheStockThatLiesElsewhereNowIsUnseenThere() {
        Hand hand = after("stock: 7C 8C" + " ??".repeat(40) + "\ngap 9s pile 7C/1, stock 42\n");
        assertTrue(hand.stock().top().isUnseen());
        assertEquals("7C", faces(hand.pile().list()));
    }

    @Test
    void aHiddenFanHasAsManyCardsAsBefore() {
        Hand hand = after("W: 3H 4H 5H ?? ??\ngap 9s hidden W\n");
        assertEquals(5, hand.fan(Seat.WEST).size());
        assertEquals(0, hand.fan(Seat.WEST).known().size());
    }

    @Test
    void whereCardsAreMissingTheLargestFansLoseThem() {
        String record = "W:" + " ??".repeat(13) + "\nstock: 40\n";
        assertEquals(List.of(11, 11, 11, 12), fans(after(record + "gap 9s stock 41\n")));
        assertEquals(List.of(10, 11, 11, 11), fans(after(record + "gap 9s stock 43\n")));
    }

    @Test
    void whatCannotComeOutIsRefused() {
        assertEquals(1, Judged.refusedAt("gap 9s fans N 11 E 11 S 11 W 12\n"));
        assertEquals(1, Judged.refusedAt("gap 9s stock 109\n"));
        assertEquals(1, Judged.refusedAt("gap 9s EW2 3H 4H 5H\n"));
    }

    @Test
    void noRulingFromBeforeItIsLetGo() {
        String record =
                """
                W: KC
                turn: W play drawn
                W discard KC
                W pozzetto
                W look
                """;
        Hand warned = after(record + "gap 20s turn N draw\narbiter waive\n");
        assertEquals(1, warned.warnings().size());
        Hand free = after(record + "arbiter waive\n");
        assertEquals(0, free.warnings().size());
    }

    @Test
    void whatWaitedForARulingGoesOn() {
        assertRulings(
                "5 12.2 W",
                """
                W: KD KS KC 5H 6H 8C
                pile: 9S
                turn: W draw
                W draw 4C
                W open KD KS KC
                gap 20s turn N draw
                N draw
                N discard ??
                E draw
                """);
    }

    @Test
    void whatAPersonBarredIsFreeAgain() {
        assertRulings(
                "5 0.4 W",
                """
                EW1: 5H 6H 7H
                W: 8H KD 4D
                turn: W draw
                W draw 9C
                arbiter bar W EW1 8H
                gap 20s turn W play
                W tie EW1 8H
                W discard KD
                """);
    }

    @Test
    void aStallBeginsAnew() {
        String lap = "W N E S";
        String start = "[Code \"FITAB-ITA-2026\"]\npile: 9S KC\nturn: W draw\n";
        assertSilent(
                start + swaps(lap + " " + lap + " W N E") + "gap 5s turn S draw\n" + swaps("S"));
    }

    /** Turns in which these seats exchange a card with the pile. */
    private static String swaps(String seats) {
        StringBuilder lines = new StringBuilder();
        for (String seat : seats.split(" ")) {
            lines.append(seat).append(" pickup\n").append(seat).append(" discard ??\n");
        }
        return lines.toString();
    }

    @Test
    void aTimeOutAfterItIsNotOneBeforeTheFirstDraw() {
        Hand hand = after("shuffle E\ncut N\ndeal W ??\ngap 60s pile 9S\ntimeout\n");
        assertEquals(6, hand.turnsLeft());
    }

    @Test
    void onceTheDealWasLostNothingIsDealt() {
        assertEquals(
                5, Judged.refusedAt("shuffle E\ncut N\ndeal W ??\ngap 60s pile 9S\ndeal N ??\n"));
    }
}
