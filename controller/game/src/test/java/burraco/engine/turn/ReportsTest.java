package burraco.engine.turn;

import static burraco.testing.Judged.assertTold;
import static burraco.testing.Judged.refusedAt;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.testing.Judged;
import burraco.testing.RulingText;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reports of people: no penalty that the article does not name. */
class ReportsTest {
    private static final Remedy WARNING = new Remedy.Warn(Seat.WEST);

    @Test
    void threeMinutesLateArePointsAndNoWarning() {
        assertEquals(List.of(points(100)), remedies("arbiter 34.1 W 3m"));
    }

    @Test
    void withinFiveMinutesNobodyIsWarned() {
        assertEquals(List.of(points(150)), remedies("arbiter 34.1 W 5m"));
    }

    @Test
    void sevenMinutesLateAreAWarningAndMorePoints() {
        assertEquals(List.of(WARNING, points(150)), remedies("arbiter 34.1 W 7m"));
    }

    @Test
    void aMinuteLateCostsNothing() {
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter 34.1 W 1m"));
    }

    @Test
    void afterTenMinutesAPersonDecidesTheMatch() {
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter 34.1 W 11m"));
    }

    @Test
    void howLateNobodySaid() {
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter 34.1 W"));
    }

    @Test
    void whoWasMisledByADiscardIsHeardUnderTheOldWordingOnly() {
        Remedy limit = new Remedy.Limit(Seat.WEST, Remedy.When.NEXT, Allowed.ANY);
        String italian = "[Code \"FITAB-ITA-2026\"]\n";
        String old = italian + "[Rule \"art6=old\"]\n";
        assertEquals(List.of(limit), remedies(old + "arbiter F6.old W"));
        assertEquals(List.of(Remedy.ADVISE), remedies(italian + "arbiter F6.old W"));
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter F6.old W"));
    }

    @Test
    void whereTheItalianCodeSaysThatThePileLiesItCostsWhatItCostsWhenSeen() {
        String discards = "W draw\nW discard 3H\nN draw\nN discard TC\n";
        String italian = "[Code \"FITAB-ITA-2026\"]\n" + discards;
        Remedy limit = new Remedy.Limit(Seat.WEST, Remedy.When.NEXT, Allowed.ANY);
        assertEquals(List.of(WARNING), remedies(italian + "arbiter F6.4 W"));
        assertEquals(List.of(limit), remedies(italian + "arbiter F6.5 W"));
        assertEquals(List.of(Remedy.ADVISE), remedies(discards + "arbiter F6.4 W"));
        assertEquals(List.of(Remedy.ADVISE), remedies(discards + "arbiter F6.5 W"));
    }

    @Test
    void aCommentIsAWarningThatStaysOnTheAccount() {
        Judged hand = Judged.of("arbiter 20.1 W\n");
        assertEquals("1 20.1 W", hand.rulings());
        assertEquals(
                List.of(new Warning(Seat.WEST, Optional.of(Case.COMMENT))), hand.end().warnings());
    }

    @Test
    void aCardSeenInPlayIsNoReasonToDealAgain() {
        assertEquals(List.of(Remedy.REDEAL), remedies("turnup 9S\narbiter 4.6"));
        assertEquals(List.of(Remedy.ADVISE), remedies("turnup 9S\nW draw\narbiter 4.6"));
    }

    private static Remedy points(int points) {
        return new Remedy.Points(Line.NS, points);
    }

    /** The remedies of the record's last ruling. */
    private static List<Remedy> remedies(String record) {
        return Judged.of(record + "\n").lastRuling().remedies();
    }

    /** Reports about which the code says nothing are left to a person; others have their remedy. */
    @ParameterizedTest
    @CsvSource({
        "4.2 W, warn W",
        "4.3, advise",
        "4.5 W, redeal",
        "4.6, redeal",
        "4.7, repair deal",
        "4.8, advise",
        "25.1, repair deck",
        "25.2, advise",
        "25.3, repair deck",
        "21bis.1, advise",
        "21.2, advise",
        "21.4 W, limit W this any",
        "28.3 W, limit W this any",
        "29.1 W, limit W this open",
        "29.1 E, limit E next open",
        "29.2 W, limit W this any",
        "29.2 N, limit N next any",
        "21ter.1 W, warn W",
        "20.1 W, warn W",
        "22.1 W, advise",
        "22.1 W 7H, play W 7H",
        "22.2 E 7H, advise",
        "23ter.1 W, advise",
        "15bis, advise",
        "31A W, advise",
        "26.1 W, advise",
        "19.6 N, advise",
        "34.1 W 6m, warn W; points NS 150"
    })
    void aReportHasTheRemedyOfItsArticle(String report, String remedies) {
        assertEquals(
                remedies,
                RulingText.remedies(Judged.of("turnup 9S\narbiter " + report + "\n").lastRuling()));
    }

    @ParameterizedTest
    @CsvSource({"4.3", "4.5 W", "4.7", "25.1"})
    void inPlayItIsTooLateForTheDeal(String report) {
        assertEquals(
                "advise",
                RulingText.remedies(
                        Judged.of("turnup 9S\nW draw\narbiter " + report + "\n").lastRuling()));
    }

    @Test
    void aPickupThatWasNoticedLateIsForgotten() {
        assertEquals("", Judged.of("turn: W draw\narbiter 8.5 W\n").rulings());
    }

    @Test
    void aThrownCardMayLieInItsMeldByNow() {
        for (String which : List.of("24.1", "24.2", "24.3")) {
            assertTold(
                    "5 " + which + " W: advise",
                    """
                    W: 8H 9S 4C
                    EW1: 5H 6H 7H
                    turn: W play drawn
                    W tie EW1 8H
                    arbiter %s W 8H
                    """
                            .formatted(which));
        }
    }

    @Test
    void aCardThatHeNeverHadWasNotThrown() {
        assertEquals(2, refusedAt("W: 8H 9S 4C\narbiter 24.2 W KD\n"));
    }

    @Test
    void whatAPersonDecidesHasOrdersOfItsOwn() {
        assertEquals(2, refusedAt("W: 8H 9S 4C\narbiter 0.4 W\n"));
    }
}
