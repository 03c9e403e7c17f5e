package burraco.engine.score;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of art. 17, row by row: the first and the last difference of each. */
class VictoryPointsTest {
    @ParameterizedTest(name = "two hands, {0} ahead: {1}")
    @CsvSource({
        "0,10", "40,10", "45,11", "120,11", "125,12", "200,12", "205,13", "300,13", "305,14",
        "400,14", "405,15", "500,15", "505,16", "620,16", "625,17", "740,17", "745,18", "870,18",
        "875,19", "1000,19", "1005,20", "9000,20"
    })
    void twoHands(int difference, int winner) {
        both(MatchLength.TWO_HANDS, difference, winner);
    }

    @ParameterizedTest(name = "three hands, {0} ahead: {1}")
    @CsvSource({
        "0,10", "50,10", "55,11", "150,11", "155,12", "250,12", "255,13", "350,13", "355,14",
        "500,14", "505,15", "650,15", "655,16", "800,16", "805,17", "1000,17", "1005,18", "1250,18",
        "1255,19", "1500,19", "1505,20"
    })
    void threeHands(int difference, int winner) {
        both(MatchLength.THREE_HANDS, difference, winner);
    }

    @ParameterizedTest(name = "four hands, {0} ahead: {1}")
    @CsvSource({
        "0,10", "100,10", "105,11", "300,11", "305,12", "500,12", "505,13", "700,13", "705,14",
        "900,14", "905,15", "1100,15", "1105,16", "1300,16", "1305,17", "1500,17", "1505,18",
        "1700,18", "1705,19", "2000,19", "2005,20"
    })
    void fourHands(int difference, int winner) {
        both(MatchLength.FOUR_HANDS, difference, winner);
    }

    @ParameterizedTest(name = "teams, {0} ahead: {1}")
    @CsvSource({
        "0,10", "150,10", "155,11", "350,11", "355,12", "550,12", "555,13", "800,13", "805,14",
        "1050,14", "1055,15", "1300,15", "1305,16", "1600,16", "1605,17", "1900,17", "1905,18",
        "2200,18", "2205,19", "2500,19", "2505,20"
    })
    void teams(int difference, int winner) {
        both(MatchLength.TEAMS, difference, winner);
    }

    @ParameterizedTest(name = "a difference of {0} that no cards make belongs to the higher row")
    @CsvSource({"42,11", "121,12", "1001,20"})
    void betweenTwoRows(int difference, int winner) {
        both(MatchLength.TWO_HANDS, difference, winner);
    }

    private static void both(MatchLength length, int difference, int winner) {
        VictoryPoints ahead = new VictoryPoints(winner, 20 - winner);
        VictoryPoints behind = new VictoryPoints(20 - winner, winner);
        assertEquals(ahead, VictoryPoints.of(length, difference - 250, -250));
        assertEquals(behind, VictoryPoints.of(length, 100, 100 + difference));
    }

    @Test
    void aMatchLengthIsReadAsItIsWritten() {
        for (MatchLength length : MatchLength.values()) {
            assertEquals(Optional.of(length), MatchLength.parse(length.toString()));
        }
        assertEquals(Optional.of(MatchLength.TEAMS), MatchLength.parse("teams"));
        assertEquals(Optional.empty(), MatchLength.parse("5"));
    }
}
