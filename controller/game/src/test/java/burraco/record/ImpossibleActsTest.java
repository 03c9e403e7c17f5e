package burraco.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.hand.Impossible.Why;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Acts that contradict the cards are refused, with the line and the word that cannot be true. */
class ImpossibleActsTest {
    private static final String MELDS = "NS1: 3H 4H 5H\nEW1: 3C 4C 5C\n";

    /** An act that cannot have happened, which is the last line of its record. */
    record Refusal(Why why, int column, String record) {
        int line() {
            return record.split("\n").length;
        }
    }

    static Stream<Refusal> refusals() {
        return Stream.of(
                new Refusal(Why.CARD_NOT_THERE, 11, "W: 7H 8H\nW discard 9H"),
                new Refusal(Why.CARD_NOT_THERE, 14, "W: 7H 8H\nW discard 7H 7H"),
                new Refusal(Why.CARD_NOT_THERE, 10, "up: 7H\nW pickup 8H"),
                new Refusal(Why.CARD_NOT_THERE, 19, MELDS + "W takeback EW1 3C 6C"),
                new Refusal(Why.CARD_NOT_THERE, 16, MELDS + "W draw\nW draw 9H\nW takeback EW1 9H"),
                new Refusal(
                        Why.OTHER_CARD_THERE, 8, "stock: 9C" + " ??".repeat(41) + "\nW draw 7H"),
                new Refusal(Why.CARD_ELSEWHERE, 8, "N: 7H\nE: 7H\nW draw 7H"),
                new Refusal(Why.CARD_ELSEWHERE, 11, "N: 7H/2\nW draw 8H 7H/2"),
                new Refusal(Why.TOO_FEW_THERE, 14, "W: 7H 8H\nW discard 7H ??"),
                new Refusal(Why.STOCK_EMPTY, 1, "stock: 0\npile:" + " ??".repeat(42) + "\nW draw"),
                new Refusal(Why.PILE_EMPTY, 1, "W pickup"),
                new Refusal(Why.NO_SUCH_MELD, 7, "W draw\nW tie EW1 7H"),
                new Refusal(Why.NO_SUCH_MELD, 12, MELDS + "W takeback EW2"),
                new Refusal(Why.NO_SUCH_MELD, 9, MELDS + "W merge EW2 EW1"),
                new Refusal(Why.NO_SUCH_MELD, 13, MELDS + "W merge EW1 EW2"),
                new Refusal(Why.MELD_NOT_DUE, 20, MELDS + "W open 7S 8S 9S as EW3"),
                new Refusal(Why.MELD_INTO_ITSELF, 9, MELDS + "W merge EW1 EW1"),
                new Refusal(Why.MELD_OF_OTHER_LINE, 13, MELDS + "W merge EW1 NS1"),
                new Refusal(Why.MELD_OF_OTHER_LINE, 12, MELDS + "W takeback NS1"),
                new Refusal(Why.NO_SUCH_POZZETTO, 12, "W pozzetto 3"),
                new Refusal(Why.NO_SUCH_POZZETTO, 12, "P1: taken NS\nW pozzetto 1"),
                new Refusal(Why.NO_POZZETTO_LEFT, 1, "P1: taken NS\nP2: taken EW\nW pozzetto"),
                new Refusal(Why.NO_POZZETTO_HELD, 1, "W look"),
                new Refusal(Why.NOTHING_TO_PUT_BACK, 1, "W putback stock"),
                new Refusal(Why.NOTHING_DISCARDED, 1, "W takeback discard"),
                new Refusal(Why.PLACE_OF_FIRST_CARD, 14, "W draw\nW discard 3H @next"),
                new Refusal(Why.PLACE_OF_LATER_CARD, 14, "up: KS\nW draw\nW discard 3H @between"),
                new Refusal(Why.ONLY_WHILE_DEALING, 1, "W draw\ndeal N ??"),
                new Refusal(Why.DEALING_IS_OVER, 1, "up: KS\nturnup 9S @between"),
                new Refusal(Why.HAND_IS_OVER, 1, "end\ngap 5s"),
                new Refusal(Why.OTHER_NUMBER_OF_CARDS, 1, "gap 5s stock 109"));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void anActThatContradictsTheCardsIsRefusedWhereItDoes(Refusal refusal) {
        Problem problem = Records.problem(refusal.record());
        assertEquals(
                List.of(refusal.why(), refusal.line(), refusal.column()),
                List.of(problem.kind(), problem.line(), problem.column()));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void whatIsIndentedIsRefusedAsFarToTheRight(Refusal refusal) {
        Problem problem = Records.problem(refusal.record().replaceAll("(?m)^", "  \t"));
        assertEquals(refusal.column() + 3, problem.column());
    }

    @Test
    void everyReasonHasItsExample() {
        Set<Why> left = EnumSet.allOf(Why.class);
        refusals().forEach(refusal -> left.remove(refusal.why()));
        assertTrue(left.isEmpty(), () -> "no example of " + left);
    }
}
