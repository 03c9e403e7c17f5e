package burraco.tournament.print;

import static burraco.tournament.print.PrintedEvening.afterTwo;
import static burraco.tournament.print.PrintedEvening.csv;
import static burraco.tournament.print.PrintedEvening.entered;
import static burraco.tournament.print.PrintedEvening.text;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.tournament.Evening;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.words.Language;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a spreadsheet gets of the worked evening. */
final class GoldenCsvTest {
    @Test
    @DisplayName("Seats by table")
    void byTable() {
        assertEquals(
                """
                Tavolo;Girone;N.;Coppia fissa;N.;Coppia mobile
                1;;1;Rossi Anna – Bianchi Luca;8;Zanni Ada – Costa Ida
                2;;3;Nicolò Pia – Esposito Rosa;2;D'Amico Sara – De Luca Ugo
                3;;5;Verdi Carla – Àlvarez Eva;4;Ferrari Ivo – Gallo Nino
                4;;7;Moro Tea – Neri Leo;6;Conti Lea – Dell'Orto Max
                """,
                csv(afterTwo(), new Print.SeatsByTable(2), Language.IT));
    }

    @Test
    @DisplayName("Seats by name: every player, also those who are away")
    void byName() {
        Evening evening = entered();
        evening.does(new Change.Leave(7, 1, Leaving.FOR_A_TIME, "Anna", "train")).post();
        assertEquals(
                """
                Player,No.,Girone,Table,F/M,Presence
                Àlvarez Eva,5,,3,F,
                Bianchi Luca,1,,1,F,
                Conti Lea,6,,3,M,
                Costa Ida,8,,4,F,rests
                D'Amico Sara,2,,1,M,
                De Luca Ugo,2,,1,M,
                Dell'Orto Max,6,,3,M,
                Esposito Rosa,3,,2,F,
                Ferrari Ivo,4,,2,M,
                Gallo Nino,4,,2,M,
                Moro Tea,7,,,,away
                Neri Leo,7,,,,away
                Nicolò Pia,3,,2,F,
                Rossi Anna,1,,1,F,
                Verdi Carla,5,,3,F,
                Zanni Ada,8,,4,F,rests
                """,
                csv(evening, new Print.SeatsByName(1), Language.EN));
    }

    @Test
    @DisplayName("The pairing of the draft of round 3, with ranks and reasons")
    void pairing() {
        assertEquals(
                """
                Table,Girone,No.,Pair,Rank,No.,Pair,Rank,Reason
                1,,5,Verdi Carla – Àlvarez Eva,1,1,Rossi Anna – Bianchi Luca,2,1st meets 2nd
                2,,8,Zanni Ada – Costa Ida,3,2,D'Amico Sara – De Luca Ugo,4,3rd meets 4th
                3,,6,Conti Lea – Dell'Orto Max,5,3,Nicolò Pia – Esposito Rosa,7,"5th and 6th met in round 2, so 5th meets 7th"
                4,,7,Moro Tea – Neri Leo,6,4,Ferrari Ivo – Gallo Nino,8,6th meets 8th
                """,
                csv(afterTwo(), new Print.Pairing(3), Language.EN));
    }

    @Test
    @DisplayName("The ranking after round 2; a club that looks like a formula is none")
    void ranking() {
        Evening evening =
                afterTwo()
                        .does(
                                new Change.Penalize(
                                        new Penalty(5, 2, -1, -105, "Anna", "art. 21 ter")));
        assertEquals(
                """
                Pos.;N.;Coppia;Circolo;VP;MP;A pari VP;Pen. VP;Pen. MP;Presenza;T1 VP;T1 MP;T1 come;T2 VP;T2 MP;T2 come
                1;5;Verdi Carla – Àlvarez Eva;;26;1245;;-1;-105;;10;40;;17;1310;
                2;1;Rossi Anna – Bianchi Luca;Il Pozzetto;25;925;;;;;13;620;;12;305;
                3;8;Zanni Ada – Costa Ida;La Pinella;23;700;;;;;15;1005;;8;-305;
                4;2;D'Amico Sara – De Luca Ugo;Il Pozzetto;21;100;;;;;7;-620;;14;720;
                5;6;Conti Lea – Dell'Orto Max;La Pinella;19;-155;;;;;10;-40;;9;-115;
                6;7;Moro Tea – Neri Leo;;16;-890;;;;;5;-1005;;11;115;
                7;3;Nicolò Pia – Esposito Rosa;;15;-830;;;;;9;-110;;6;-720;
                8;4;Ferrari Ivo – Gallo Nino;"'=Burraco; e basta";14;-1200;;;;;11;110;;3;-1310;
                """,
                csv(evening, new Print.Ranked(2), Language.IT));
    }

    @Test
    @DisplayName("Tables without a result")
    void awaited() {
        Evening evening = entered().post().results("F2-M2 -110", "F4-M4 -1005");
        assertEquals(
                """
                Table,Girone,No.,Pair,No.,Pair
                1,,1,Rossi Anna – Bianchi Luca,2,D'Amico Sara – De Luca Ugo
                3,,5,Verdi Carla – Àlvarez Eva,6,Conti Lea – Dell'Orto Max
                """,
                csv(evening, new Print.Awaited(1), Language.EN));
    }

    @Test
    @DisplayName("Warnings and penalties by round")
    void ledger() {
        Evening evening =
                afterTwo()
                        .does(
                                new Change.Penalize(
                                        new Penalty(5, 2, -1, -105, "Anna", "art. 21 ter")))
                        .does(new Change.Warn(new Warned(4, 1, "Bruno", "gesti; due volte")));
        assertEquals(
                """
                Turno;Che cosa;N.;Coppia;VP;MP;Motivo;Arbitro
                1;ammonizione;4;Ferrari Ivo – Gallo Nino;;;"gesti; due volte";Bruno
                2;penalità;5;Verdi Carla – Àlvarez Eva;-1;-105;art. 21 ter;Anna
                """,
                csv(evening, new Print.Ledger(), Language.IT));
    }

    @Test
    @DisplayName("Rows for copy and paste: two for each table, fixed before mobile")
    void rows() {
        assertEquals(
                """
                A\t1\tRossi Anna – Bianchi Luca
                A\t1\tZanni Ada – Costa Ida
                A\t2\tNicolò Pia – Esposito Rosa
                A\t2\tD'Amico Sara – De Luca Ugo
                A\t3\tVerdi Carla – Àlvarez Eva
                A\t3\tFerrari Ivo – Gallo Nino
                A\t4\tMoro Tea – Neri Leo
                A\t4\tConti Lea – Dell'Orto Max
                """,
                text(afterTwo().now(), new Print.SeatsByTable(2), Format.ROWS, Language.IT));
    }
}
