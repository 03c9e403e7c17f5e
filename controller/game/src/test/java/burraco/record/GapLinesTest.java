package burraco.record;

import static burraco.record.Records.acts;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.act.Standing.Whereabouts;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.meld.MeldId;
import burraco.record.Problem.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The line of a gap: what it may contain, how problems in it are reported, and how it is written.
 */
class GapLinesTest {
    private static final String MELDS = "NS1: 3H 4H 5H\nNS2: 6C 6D 6S\n";
    private static final String FULL =
            "gap 34s turn W draw, stock 20, pile 4C 9D ?? KS, NS1 3H 4H 5H 6H, NS3 JK 5C 6C, NS2"
                    + " none, P1 EW, P2 lies, fans N 13 E 33 S 13 W 7, hidden N W";

    private static Act gap(String line) {
        return Records.read(MELDS + line).actions().getFirst().act();
    }

    private static CardName card(String name) {
        return CardName.parse(name).orElseThrow();
    }

    @Test
    void allThatItMaySay() {
        Standing then =
                new Standing(
                        Optional.of(new Standing.OfTurn(Seat.WEST, false)),
                        Optional.of(20),
                        Optional.of(List.of(card("4C"), card("9D"), card("??"), card("KS"))),
                        List.of(
                                new Standing.OfMeld(
                                        new MeldId(Line.NS, 1),
                                        List.of(card("3H"), card("4H"), card("5H"), card("6H"))),
                                new Standing.OfMeld(
                                        new MeldId(Line.NS, 3),
                                        List.of(card("JK"), card("5C"), card("6C"))),
                                new Standing.OfMeld(new MeldId(Line.NS, 2), List.of())),
                        List.of(
                                new Standing.OfPozzetto(1, new Whereabouts.With(Line.EW)),
                                new Standing.OfPozzetto(2, Whereabouts.LIES)),
                        List.of(
                                new Standing.OfFan(Seat.NORTH, 13),
                                new Standing.OfFan(Seat.EAST, 33),
                                new Standing.OfFan(Seat.SOUTH, 13),
                                new Standing.OfFan(Seat.WEST, 7)),
                        List.of(Seat.NORTH, Seat.WEST));
        assertEquals(new Act.Gap(34_000, then), gap(FULL));
    }

    @Test
    void nothingNeedsToBeSaid() {
        assertEquals(new Act.Gap(350, Standing.AS_BEFORE), gap("gap 0.350s"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                FULL,
                "gap 0s",
                "gap 1.250s turn E play",
                "gap 7s pile none, P1 W",
                "gap 7s NS1 none, NS2 none",
                "gap 7s fans W 3",
                "gap 7s NS2 6C 6D 6H 6S, NS1 3H 4H 5H"
            })
    void itIsWrittenAsItIsRead(String line) {
        assertEquals(MELDS + "\n" + line + "\n", Records.rewritten(MELDS + "\n" + line + "\n"));
        String cards = "up: 2D\nstock: 35\n" + MELDS;
        if (!line.equals(FULL)) {
            assertEquals(List.of(line), acts("[Deck \"as-is\"]\n" + cards + line));
        }
    }

    @Test
    void blanksSmallLettersAndTheOrderAreFree() {
        assertEquals(
                List.of("gap 5s turn N draw, pile 4C KS, P2 EW, fans N 22 E 11"),
                acts("gap 5s fans E 11 N 22 ,P2 EW,pile 4c ks , turn N draw"));
    }

    @Test
    void aCopyIsNamedOnlyWhereTheFaceWouldBeReadAsTheOther() {
        String pile = "pile: 7H/2 KS\nN: 7H/1 8H\n";
        assertEquals(List.of("gap 5s pile 7H KS 4C"), acts(pile + "gap 5s pile 7H/2 KS 4C"));
        assertEquals(List.of("gap 5s pile 7H/1 KS 4C"), acts(pile + "gap 5s pile 7H/1 KS 4C"));
        assertEquals(List.of("gap 5s EW1 7H 8H 9H"), acts("N: 7H/2 8D\ngap 5s EW1 7H/2 8H 9H"));
    }

    @Test
    void everyCopyIsNamedWhereTheFacesAloneCouldNotBe() {
        // The 7H would be read as the penalized one, and then a card would be missing.
        assertEquals(
                List.of("gap 5s EW1 7H/2 8H/1 9H/1, fans N 11 E 8 S 11 W 11"),
                acts("penalized N: 7H/1\ngap 5s EW1 7H/2 8H 9H, fans N 11 E 8 S 11 W 11"));
    }

    /** The problem in the last line of a record. */
    record Wrong(Enum<?> kind, int column, String record) {}

    static Stream<Wrong> wrongs() {
        return Stream.of(
                new Wrong(Kind.MISSING, 4, "gap"),
                new Wrong(Kind.NOT_ONE_OF, 5, "gap 34"),
                new Wrong(Kind.NOT_ONE_OF, 5, "gap turn W draw"),
                new Wrong(Kind.NOT_ONE_OF, 8, "gap 5s , stock 3"),
                new Wrong(Kind.NOT_ONE_OF, 8, "gap 5s tallone 3"),
                new Wrong(Kind.NOT_A_NUMBER, 14, "gap 5s stock few"),
                new Wrong(Kind.MISSING, 13, "gap 5s stock"),
                new Wrong(Kind.MISSING, 17, "gap 5s stock 20,"),
                new Wrong(Kind.NOT_ONE_OF, 17, "gap 5s stock 20 pile 4C"),
                new Wrong(Kind.POSITION_TWICE, 18, "gap 5s stock 20, stock 20"),
                new Wrong(Kind.NOT_A_SEAT, 13, "gap 5s turn NS draw"),
                new Wrong(Kind.NOT_ONE_OF, 15, "gap 5s turn W over"),
                new Wrong(Kind.NOT_A_CARD, 13, "gap 5s pile 4X"),
                new Wrong(Kind.NOT_A_CARD, 16, "gap 5s pile 4C fans"),
                new Wrong(Kind.CARD_LIES_OPEN, 15, "gap 5s NS1 3H ?? 5H"),
                new Wrong(Kind.MISSING, 11, "gap 5s NS1"),
                new Wrong(Kind.POSITION_TWICE, 19, "gap 5s NS1 none , NS1 none"),
                new Wrong(Kind.NOT_ONE_OF, 11, "gap 5s P1 taken EW"),
                new Wrong(Kind.POSITION_TWICE, 17, "gap 5s P1 lies, P1 EW"),
                new Wrong(Kind.POSITION_TWICE, 17, "gap 5s fans N 8 N 8"),
                new Wrong(Kind.NOT_A_SEAT, 13, "gap 5s fans 8"),
                new Wrong(Kind.NOT_A_SEAT, 15, "gap 5s hidden X"),
                new Wrong(Kind.POSITION_TWICE, 17, "gap 5s hidden N N"),
                new Wrong(Kind.LATE_ONLY_BEHIND_SEATS, 8, "gap 5s ?"),
                new Wrong(Why.NO_SUCH_MELD, 19, MELDS + "gap 5s NS1 3H 4H, NS7 none"),
                new Wrong(Why.MELD_NOT_DUE, 18, MELDS + "gap 5s NS2 none, NS4 8H 9H TH"),
                new Wrong(Why.CARD_ELSEWHERE, 19, "gap 5s pile 7H 7H 7H"),
                new Wrong(Why.CARD_ELSEWHERE, 23, "gap 5s pile 7H/2, NS1 7H/2 8H 9H"),
                new Wrong(Why.OTHER_NUMBER_OF_CARDS, 1, "gap 5s fans N 11 E 11 S 11 W 12"),
                new Wrong(Why.OTHER_NUMBER_OF_CARDS, 1, "gap 5s stock 109"),
                new Wrong(Why.OTHER_NUMBER_OF_CARDS, 1, "gap 5s stock 50, fans N 11 E 11 S 30"),
                new Wrong(Why.HAND_IS_OVER, 1, "end\ngap 5s"));
    }

    @ParameterizedTest
    @MethodSource("wrongs")
    void whatIsWrongIsSaidWhereItIs(Wrong wrong) {
        Problem problem = Records.problem(wrong.record());
        assertEquals(
                wrong.kind() + " " + wrong.record().split("\n").length + ":" + wrong.column(),
                problem.kind() + " " + problem.line() + ":" + problem.column());
    }
}
