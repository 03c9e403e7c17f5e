package burraco.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Acts that happened compared with recognised acts: the outcome of each pair. */
class ComparisonTest {
    private static final String TURN =
            """
            up: 9S
            W draw
            W open 3H 4H 5H
            W discard KD
            N draw
            N discard QC
            """;

    private static String with(String act, String other) {
        assertTrue(TURN.contains(act), act);
        return TURN.replace(act + "\n", other.isEmpty() ? "" : other + "\n");
    }

    private static void assertAmiss(String amiss, Beside beside) {
        assertEquals(amiss, beside.amiss());
    }

    // Exact

    @Test
    void theSameIsExact() {
        assertEquals(
                """
                EXACT W draw
                EXACT W open 3H 4H 5H
                EXACT W discard KD
                EXACT N draw
                EXACT N discard QC\
                """,
                Beside.of(TURN, TURN).outcomes());
    }

    @ParameterizedTest
    @CsvSource({
        "W draw, W draw 7C",
        "W open 3H 4H 5H, W open 5H 3H 4H as EW1",
        "W discard KD, W discard KD/1 @next",
        "W discard KD, +12s;W discard KD"
    })
    void whatNoTableHearsIsNoDifference(String act, String other) {
        String inferred = with(act, other.replace(';', '\n'));
        assertAmiss("", Beside.of(TURN, inferred));
        assertAmiss("", Beside.of(inferred, TURN));
    }

    @Test
    void aPickupIsTheSameWithItsCardsNamedOrNot() {
        String truth = "pile: 4C 9D KS\nW pickup\nW open KS KH KD\n";
        Beside named = Beside.of(truth, truth.replace("pickup", "pickup KS 4C 9D"));
        assertEquals(2, named.compare().counts().exact());
        Beside part = Beside.of(truth.replace("pickup", "pickup KS 9D"), truth);
        assertAmiss("WRONG W pickup KS 9D / W pickup", part);
    }

    @Test
    void aPozzettoIsTheSameByItsNumberOrAsTheOneDue() {
        String truth = "W: 3H 4H 5H\nturn: W play\nW open 3H 4H 5H\nW pozzetto\n";
        assertAmiss("", Beside.of(truth, truth.replace("pozzetto", "pozzetto 1")));
        assertAmiss(
                "WRONG W pozzetto / W pozzetto 2",
                Beside.of(truth, truth.replace("pozzetto", "pozzetto 2")));
    }

    @Test
    void whichCardWasLaidLastIsCountedApart() {
        Comparison hand = Beside.of(TURN, with("W open 3H 4H 5H", "W open 3H 5H 4H")).compare();
        assertEquals(hand.counts().acts(), hand.counts().exact());
        assertEquals(1, hand.otherLastCards());
        assertEquals(0, Beside.of(TURN, TURN).compare().otherLastCards());
    }

    // Late

    @Test
    void whatWasNotUnderstoodWhenItHappenedIsLate() {
        assertAmiss(
                "LATE W discard KD / W discard KD ?",
                Beside.of(TURN, with("W discard KD", "W discard KD ?\nnotice")));
    }

    @Test
    void fiveSecondsAreNotLateAndMoreAre() {
        assertEquals(5, Beside.timed(TURN, TURN, 5_000).compare().counts().exact());
        assertEquals(5, Beside.timed(TURN, TURN, 5_001).compare().counts().late());
    }

    // Wrong

    @ParameterizedTest
    @CsvSource({
        "W discard KD, W discard KC",
        "W discard KD, W discard KD/2",
        "W discard KD, W discard KD @apart",
        "W open 3H 4H 5H, W open 3H 4H 5H 6H",
        "W open 3H 4H 5H, E open 3H 4H 5H"
    })
    void whatDiffersIsWrong(String act, String other) {
        assertAmiss("WRONG " + act + " / " + other, Beside.of(TURN, with(act, other)));
    }

    @Test
    void actsOfTwoPlayersInTheOtherOrderAreOneWrong() {
        String swapped = TURN.replace("W discard KD\nN draw\n", "N draw\nW discard KD\n");
        assertEquals(1, Beside.of(TURN, swapped).compare().counts().wrong());
        assertEquals(4, Beside.of(TURN, swapped).compare().counts().exact());
    }

    @Test
    void aCardTiedToAnotherMeldIsWrong() {
        String truth = "EW1: 3H 4H 5H\nEW2: 6C 6D 6S\nturn: W play\nW tie EW2 6H\n";
        assertAmiss(
                "WRONG W tie EW2 6H / W tie EW1 6H",
                Beside.of(truth, truth.replace("tie EW2", "tie EW1")));
    }

    // Gaps

    private static final String LOST =
            """
            up: 9S
            W draw
            gap 3s turn N draw, pile 9S KD, EW1 3H 4H 5H, fans W 8
            N draw
            N discard QC
            """;

    private static final String UNSURE =
            """
            UNSURE W open 3H 4H 5H
            UNSURE W discard KD\
            """;

    @Test
    void whatHappenedInAGapIsUnsureAndWhatCameAfterItCounts() {
        assertAmiss(UNSURE, Beside.of(TURN, LOST));
        assertEquals(3, Beside.of(TURN, LOST).compare().counts().exact());
    }

    @Test
    void aGapCoversItsTimeAndNoMore() {
        // The table was lost from the first to the fourth second: the draw at the fifth came later.
        Beside early = Beside.spanning(TURN, LOST, 3, 1_000, 4_000);
        assertAmiss(UNSURE, early);
        Beside tooShort = Beside.spanning(TURN, LOST.replace("gap 3s", "gap 0s"), 3, 3_800, 4_000);
        assertAmiss("MISSED W open 3H 4H 5H\nUNSURE W discard KD", tooShort);
    }

    // Missed, extra

    @Test
    void oneActMissedEarlyOnMovesNoOther() {
        assertAmiss("MISSED W open 3H 4H 5H", Beside.of(TURN, with("W open 3H 4H 5H", "")));
        assertAmiss("MISSED W draw", Beside.of(TURN, with("W draw", "")));
    }

    @Test
    void meldsAreKnownByTheirCardsOnceAnOpeningWasMissed() {
        String truth = TURN + "E draw\nE open 8C 9C TC\nE tie EW2 JC\nE discard 3S\n";
        String inferred = truth.replace("W open 3H 4H 5H\n", "").replace("tie EW2", "tie EW1");
        assertAmiss("MISSED W open 3H 4H 5H", Beside.of(truth, inferred));
    }

    @Test
    void whatDidNotHappenIsExtra() {
        String more = with("N draw", "W takeback discard\nW discard KC\nN draw");
        assertAmiss("EXTRA W takeback discard\nEXTRA W discard KC", Beside.of(TURN, more));
    }

    @Test
    void aTimeOutMustBeThere() {
        String truth = with("N draw", "timeout\nN draw");
        assertAmiss("MISSED timeout", Beside.of(truth, TURN));
        assertAmiss("EXTRA timeout", Beside.of(TURN, truth));
    }

    @Test
    void aCallIsSomebodysOwnAndTheTablesOwnIsNot() {
        String own = with("N draw", "notice\nN draw");
        assertAmiss("", Beside.of(TURN, own));
        assertAmiss("MISSED notice", Beside.of(own, TURN));
        String called = with("N draw", "notice N\nN draw");
        assertAmiss("EXTRA notice N", Beside.of(TURN, called));
        assertAmiss("MISSED notice N", Beside.of(called, TURN));
    }

    // Unsure

    @Test
    void aCardThatWasNotRecognisedIsUnsure() {
        assertAmiss(
                "UNSURE W discard KD / W discard ??",
                Beside.of(TURN, with("W discard KD", "W discard ??")));
        assertAmiss("", Beside.of(with("W discard KD", "W discard ??"), TURN));
    }

    @Test
    void aDoubtAboutTheCardCoversWhatIsMissingOrDiffers() {
        String missing = with("W discard KD", "");
        assertAmiss(
                "UNSURE W discard KD", Beside.timed(TURN, missing, 300).doubting(6_000, "2C KD"));
        assertAmiss(
                "MISSED W discard KD", Beside.timed(TURN, missing, 300).doubting(6_000, "2C KS"));
        assertAmiss("MISSED W discard KD", Beside.timed(TURN, missing, 300).doubting(14_001, "KD"));
        String other = with("W discard KD", "W discard KC");
        assertAmiss(
                "UNSURE W discard KD / W discard KC",
                Beside.timed(TURN, other, 300).doubting(6_000, "KC"));
    }

    @Test
    void aDoubtAboutASeatCoversWhatItDidThen() {
        String missing = with("N draw", "");
        assertAmiss("UNSURE N draw", Beside.timed(TURN, missing, 300).doubting(6_000, Seat.NORTH));
        assertAmiss("MISSED N draw", Beside.timed(TURN, missing, 300).doubting(6_000, Seat.WEST));
        assertAmiss("MISSED N draw", Beside.of(TURN, missing).doubting(6_000, Seat.NORTH));
    }

    @Test
    void anActTooManyMayBeDoubtedToo() {
        String more = TURN + "N open 7C 8C 9C\n";
        assertAmiss(
                "UNSURE_EXTRA N open 7C 8C 9C",
                Beside.timed(TURN, more, 300).doubting(7_500, "8C"));
    }

    // Cards named wrongly

    @Test
    void wrongCardsAreSilentUnlessDoubted() {
        String other = with("W open 3H 4H 5H", "W open 3H 4H 6H").replace("QC", "QS");
        assertEquals(2, Beside.timed(TURN, other, 300).compare().silentWrongCards());
        assertEquals(
                1,
                Beside.timed(TURN, other, 300).doubting(6_000, "QC").compare().silentWrongCards());
    }

    @Test
    void cardsInAnotherGroupingAreNotNamedWrongly() {
        String truth = "EW1: 3H 4H 5H\nturn: W play\nW tie EW1 6H\nW tie EW1 7H\n";
        String together = "EW1: 3H 4H 5H\nturn: W play\nW tie EW1 6H 7H\n";
        Comparison hand = Beside.of(truth, together).compare();
        assertEquals(1, hand.counts().wrong());
        assertEquals(1, hand.counts().missed());
        assertEquals(0, hand.silentWrongCards());
    }

    // The deal

    @Test
    void cardsOfTheDealCountApart() {
        String truth =
                "deal W 3H\ndeal N 4H\ndeal E 5H/2\ndeal S 6H\ndeal P1 7H\ndeal P2 ??\ndeal W 8H\n";
        String inferred =
                "deal W 8H\ndeal N ??\ndeal E 5H/1\ndeal S 6H\ndeal P1 ??\ndeal P2 9H\ndeal W ??\n";
        Comparison hand = Beside.of(truth, inferred).compare();
        assertEquals(new Dealt(7, 2, 1), hand.dealt());
        assertEquals(Counts.NONE, hand.counts());
    }

    // Rulings

    private static final String TOO_SHORT = "turn: W play\nW open 3H 4H\n";

    @Test
    void rulingsThatNobodyDeservedAreFalse() {
        String sound = TOO_SHORT.replace("4H", "4H 5H");
        Comparison hand = Beside.of(sound, TOO_SHORT).compare();
        assertEquals("[26.1 W]", hand.falseRulings().toString());
        assertEquals(List.of(), hand.missedRulings());
        Comparison other = Beside.of(TOO_SHORT, sound).compare();
        assertEquals(List.of(), other.falseRulings());
        assertEquals("[26.1 W]", other.missedRulings().toString());
    }

    @Test
    void aRulingAgainstAnotherSeatIsFalse() {
        String other = "turn: E play\nE open 3H 4H\n";
        assertEquals("[26.1 E]", Beside.of(TOO_SHORT, other).compare().falseRulings().toString());
    }

    @Test
    void whatWasCommittedOnPurposeIsRuledOrNot() {
        Course truth = Beside.of(TOO_SHORT, TOO_SHORT).truth().committing(Case.WRONG_OPENING);
        Inferred same = new Inferred(TOO_SHORT, List.of(), 0, List.of());
        assertEquals(List.of(Case.WRONG_OPENING), Comparison.of(truth, same).ruled());
        Inferred sound = new Inferred(TOO_SHORT.replace("4H", "4H 5H"), List.of(), 0, List.of());
        assertEquals(List.of(), Comparison.of(truth, sound).ruled());
        assertEquals(List.of(Case.WRONG_OPENING), Comparison.of(truth, sound).committed());
    }

    // Records that cannot be judged

    @ParameterizedTest
    @CsvSource({"''", "W draws", "W tie EW7 3H"})
    void ofWhatCannotBeJudgedEverythingIsMissed(String inferred) {
        Comparison hand = Beside.of(TURN, inferred).doubting(0, "3H KD QC").compare();
        assertTrue(hand.problem().isPresent());
        assertEquals(5, hand.counts().missed());
        assertFalse(Beside.of(TURN, TURN).compare().problem().isPresent());
    }
}
