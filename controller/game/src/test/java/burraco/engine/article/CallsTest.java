package burraco.engine.article;

import static burraco.testing.Judged.assertTold;

import org.junit.jupiter.api.Test;

/** Art. 19: who may call, and how uncalled faults are ruled at the end of the hand. */
class CallsTest {
    @Test
    void theEndOfTheHandIsTooLate() {
        assertTold(
                "end 6.3 W: advise",
                "[Notice \"on-call\"]\nturn: W play\nW draw 5C\nW discard ??\n");
        assertTold(
                "end 23.4 W: freeze EW1 end; negative EW 7H",
                """
                [Notice "on-call"]
                EW1: 3H 4H 5H
                W: 7H KD QD
                turn: W play
                W tie EW1 7H
                W discard KD
                """);
    }

    @Test
    void atTheEndAFanThatWasEmptiedIsForPeopleToDecide() {
        assertTold(
                "end 31C.a W: advise",
                """
                [Notice "on-call"]
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KD QD JD
                turn: W play
                W open KD QD JD
                """);
    }

    @Test
    void hisPartnerMayCallOnlyAfterTheDiscard() {
        assertTold(
                "5 6.3 W: restore W stock 5C",
                """
                turn: W play
                W draw 5C ?
                notice E
                W discard ??
                notice E
                """);
    }

    @Test
    void anOpponentMayCallAtOnce() {
        assertTold(
                "3 6.3 W: restore W stock 5C",
                """
                turn: W play
                W draw 5C ?
                notice N
                """);
    }

    @Test
    void whatTheOffenderHimselfCallsForIsRuled() {
        assertTold(
                "3 6.3 W: restore W stock 5C",
                """
                turn: W play
                W draw 5C ?
                notice W
                """);
    }

    @Test
    void thePartnersCallStillRulesTheFaultsOfOthers() {
        assertTold(
                """
                5 29.2 N: restore N stock ??; limit N next draw
                7 6.3 W: restore W stock 5C\
                """,
                """
                turn: W play
                W draw 5C ?
                N draw ?
                ; E saw both
                notice E
                N putback stock
                notice S
                """);
    }

    @Test
    void onCallNobodyIsToldOfTheTimeBeforeACall() {
        assertTold(
                "6 32bis W: complete W 5",
                """
                [Turn "on"]
                [Notice "on-call"]
                W: ?? ?? ??
                turn: W play
                +11s
                notice
                """);
    }

    @Test
    void atTheEndAPozzettoThatWasNotDueIsForPeopleToDecide() {
        assertTold(
                "end 21quater.3 W: advise",
                """
                [Notice "on-call"]
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KD
                turn: W play
                W discard KD
                W pozzetto
                """);
    }
}
