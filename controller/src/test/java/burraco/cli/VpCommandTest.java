package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VpCommandTest {
    @Test
    void victoryPointsAreTwoNumbers() {
        Terminal level = Terminal.run("vp", "--hands", "4", "500", "500");
        assertEquals(0, level.status());
        assertEquals("10 10", level.out().strip());
        assertEquals("10 10", Terminal.run("vp", "-85", "-85", "--hands", "teams").out().strip());
    }

    @Test
    void matchPointsMayBeNegative() {
        Terminal told = Terminal.run("vp", "--hands", "3", "-100", "-5000");
        assertEquals(0, told.status());
        assertTrue(told.out().strip().matches("[0-9]+ [0-9]+"), told.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--hands 3",
                "--hands 3 100",
                "--hands 3 100 200 300",
                "--hands 5 100 200",
                "--hands",
                "100 200",
                "--hands 3 1.5 200",
                "--hands 3 many few",
                "--hands 3 99999999999 0",
                "--points 3 100 200"
            })
    void anythingElseIsRefused(String args) {
        Terminal told = Terminal.run((Object[]) ("vp " + args).strip().split(" "));
        assertEquals(2, told.status());
        assertEquals("", told.out());
        assertTrue(told.err().startsWith("table vp: "), told.err());
    }
}
