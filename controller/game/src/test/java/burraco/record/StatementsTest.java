package burraco.record;

import static burraco.record.Records.read;
import static burraco.record.Records.rewritten;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Freeze;
import burraco.engine.ruling.Allowed;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every statement of a record: reading it and writing it gives the same text. */
class StatementsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lot N AS",
                "shuffle W",
                "cut E",
                "deal N 7H",
                "deal P1 ??",
                "deal P2 7H/2",
                "turnup 9S",
                "turnup ??",
                "turnup 9S @between",
                "turnup 9S @elsewhere",
                "W draw",
                "W draw ??",
                "W draw 7H ?? JK/4",
                "W pickup",
                "W pickup 4C ?? KS",
                "W open 3H 4H 5H",
                "W open 3H 4H 5H as EW1",
                "W open QS KS AS",
                "W open QS KS AS as EW12",
                "W tie EW2 7H",
                "W tie NS1 7H JK",
                "W discard 2H",
                "W discard ??",
                "W discard 2H 3H @next",
                "W discard 2H @apart",
                "W discard 2H @between",
                "W discard 2H @elsewhere",
                "W pozzetto",
                "W pozzetto 1",
                "W pozzetto 3",
                "W look",
                "W takeback EW3",
                "W takeback EW3 5C 6C",
                "W takeback discard",
                "W takeback discard 2H 3H",
                "W putback stock",
                "W putback pile",
                "W putback pozzetto",
                "W merge EW2 EW1",
                "W lay KD 4C",
                "W expose KD",
                "W show KD/2",
                "W cannot",
                "W say draw",
                "W discard 2H ?",
                "W draw ?? ?",
                "W discard 2H @apart ?",
                "W say draw ?",
                "+12s",
                "+0s",
                "+0.350s",
                "+90.005s",
                "notice",
                "notice W",
                "doubt W",
                "doubt W 2",
                "timeout",
                "arbiter 4.2 W",
                "arbiter 4.6",
                "arbiter 15bis",
                "arbiter 21.2",
                "arbiter 22.2 W KD",
                "arbiter 23ter.1 W EW1 7H 8H",
                "arbiter 23ter.2 EW1 7H",
                "arbiter 34.1 W 7m",
                "arbiter F6.old W",
                "arbiter waive",
                "arbiter waive why he did not see it",
                "arbiter penalize W KD JK/2 by Anna Rossi why seen",
                "arbiter freeze EW1",
                "arbiter freeze EW1 until W",
                "arbiter negative EW1 7H 8H",
                "arbiter bar W EW1",
                "arbiter bar W EW1 8H",
                "arbiter bar W 8H 9H by Anna",
                "arbiter reopen",
                "arbiter points NS 100",
                "arbiter points EW -100",
                "arbiter redeal",
                "end",
                "N: 3H 4H ?? ??",
                "N:",
                "S: JK JK/1 JK/2",
                "P1: ?? 7C",
                "P3: ?? ??",
                "P1: taken NS",
                "P2: taken N unplayed 3H ??",
                "stock: 7C 8D ?? ??",
                "stock: 14",
                "stock: 0",
                "pile: 4C 9D KS",
                "pile: 4C ??",
                "up: 9S",
                "up: ??",
                "NS1: 3H 4H 5H",
                "NS1: 3H 2S 5H frozen",
                "EW3: KD KC KS frozen-until W",
                "penalized W: KD 4C",
                "exposed W: KD",
                "warned N",
                "warned N 31B",
                "limited W draw",
                "limited W any",
                "limited W open",
                "turn: W draw",
                "turn: W play drawn",
                "turn: W play picked-up",
                "last: W open EW2",
                "last: W tie EW2 7H 8H",
                "timeout: 3",
            })
    void aStatementIsWrittenAsItWasRead(String line) {
        assertEquals(line + "\n", rewritten(line + "\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "turn: W play, turn: W play drawn",
        "limited W, limited W any",
        "w: 7h, ",
        "W: 7h td jk/4 2s/2, W: 7H TD JK/4 2S/2",
        "W open 3h 4h 5h, W open 3H 4H 5H",
        "W   discard\t2h   @next   ?, W discard 2H @next ?",
        "'  W draw  ', W draw",
        "arbiter points NS +100, arbiter points NS 100",
        "+0.35s, +0.350s",
        "+12.000s, +12s",
    })
    void otherWaysToWriteAStatementBecomeTheUsualOne(String line, String usual) {
        if (usual == null) {
            assertEquals(Problem.Kind.UNKNOWN_STATEMENT, Records.problem(line).kind());
        } else {
            assertEquals(usual + "\n", rewritten(line));
        }
    }

    @Test
    void asIsTheWordOnlyWhereTheNameOfAMeldFollows() {
        assertEquals(
                new Act.Open(Seat.WEST, cards("QS", "KS", "AS"), Optional.empty()),
                act("W open QS KS as"));
        assertEquals("W open QS KS AS as EW1\n", rewritten("W open qs ks as as EW1"));
        assertEquals(Problem.Kind.NOT_A_CARD, Records.problem("W open QS KS AS EW1").kind());
    }

    @Test
    void aQuestionMarkBehindAnActMeansThatItWasUnderstoodLate() {
        assertTrue(read("W draw ?").actions().getFirst().late());
        assertFalse(read("W draw ??").actions().getFirst().late());
        assertTrue(read("W draw ?? ?").actions().getFirst().late());
        assertTrue(read("W discard 2H ? ; seen late").actions().getFirst().late());
    }

    @Test
    void actsAreReadAsWhatTheySay() {
        assertEquals(new Act.Elapse(350), act("+0.350s"));
        assertEquals(new Act.Elapse(12_000), act("+12s"));
        assertEquals(new Act.Draw(Seat.WEST, List.of()), act("W draw"));
        assertEquals(new Act.DealPozzetto(1, CardName.UNSEEN), act("deal P1 ??"));
        assertEquals(new Act.Doubt(Seat.WEST, Optional.empty()), act("doubt W"));
        assertEquals(new Act.Doubt(Seat.WEST, Optional.of(2)), act("doubt W 2"));
        assertEquals(new Act.SayDraw(Seat.WEST), act("W say draw"));
        Act.Report late = assertInstanceOf(Act.Report.class, act("arbiter 34.1 W 7m"));
        assertEquals(Optional.of(7), late.minutes());
    }

    @Test
    void positionsAreReadAsWhatTheySay() {
        assertEquals(new PositionLine.Turn(Seat.WEST, Took.DREW), position("turn: W play"));
        assertEquals(new PositionLine.Limited(Seat.WEST, Allowed.ANY), position("limited W"));
        PositionLine.Meld meld =
                assertInstanceOf(PositionLine.Meld.class, position("NS1: 3H 4H 5H frozen-until W"));
        assertEquals(new Freeze.Until(Seat.WEST), meld.freeze());
    }

    @Test
    void commentsBlankLinesAndUnknownTagsStayWhereTheyAre() {
        assertEquals(Records.MIDDLE_OF_A_HAND, rewritten(Records.MIDDLE_OF_A_HAND));
        assertEquals(Records.WHOLE_HAND, rewritten(Records.WHOLE_HAND));
        assertEquals(
                "; first\n\n[Club \"a; b\"]  ; tag\nW draw  ;; twice\n",
                rewritten("  ; first  \n\n[Club \"a; b\"]; tag\r\n W draw ;; twice"));
    }

    @Test
    void aCommentMayHoldAnySignThatIsNoControlCharacter() {
        String odd = "[Club \"\u2028\"]  ; \u2028 \uD83C\uDCA1\nW draw  ; \u2029.\n";
        assertEquals(odd, rewritten(odd));
    }

    @Test
    void linesMayEndInEitherWayAndTheLastOneInNone() {
        assertEquals(
                read("W draw\nW discard 2H\n").actions(), read("W draw\r\nW discard 2H").actions());
    }

    @Test
    void linesAndCardsKnowWhereTheyStand() {
        ActionLine discard = read("\n; è\n  W discard 2H  3H ?").actions().getFirst();
        assertEquals(3, discard.number());
        assertEquals(3, discard.column());
        assertEquals(13, discard.columnOfCard(0));
        assertEquals(17, discard.columnOfCard(1));
    }

    @Test
    void aMillionLinesAreReadInATimeThatGrowsWithThem() {
        byte[] lines = "end\n".repeat(250_000).getBytes(StandardCharsets.UTF_8);
        assertInstanceOf(ReadResult.Readable.class, RecordReader.read(lines));
        byte[] cards = ("N:" + " ??".repeat(340_000)).getBytes(StandardCharsets.UTF_8);
        assertInstanceOf(ReadResult.Readable.class, RecordReader.read(cards));
        byte[] comment = ("end ;" + "a".repeat(1_000_000)).getBytes(StandardCharsets.UTF_8);
        assertInstanceOf(ReadResult.Readable.class, RecordReader.read(comment));
    }

    private static Act act(String line) {
        return read(line).actions().getFirst().act();
    }

    private static PositionLine position(String line) {
        return read(line).position().getFirst().position();
    }

    private static List<CardName> cards(String... names) {
        return List.of(names).stream().map(name -> CardName.parse(name).orElseThrow()).toList();
    }
}
