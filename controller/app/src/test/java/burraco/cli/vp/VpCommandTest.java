package burraco.cli.vp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Main;
import burraco.cli.Terminal;
import burraco.cli.out.Screen;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    /** On a terminal, the output says what the numbers are and what their maximum is. */
    @Test
    void peopleAreToldWhoseTheyAre() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        Screen live = new Screen(out, out, false, true);
        for (String lang : List.of("it", "en")) {
            Main.run(live, List.of("vp", "--hands", "3", "1240", "-85", "--lang", lang));
        }
        assertEquals(
                """
                Victory Points: Nord-Sud 19, Est-Ovest 1 (di 20; partita di 3 smazzate, differenza 1325)
                Victory points: North-South 19, East-West 1 (of 20; match of 3 hands, difference 1325)
                """,
                bytes.toString(StandardCharsets.UTF_8));
    }

    @Test
    void programsGetJson() {
        assertEquals(
                "{\"ns\":1,\"ew\":19,\"hands\":\"teams\",\"matchPoints\":{\"ns\":-1300,\"ew\":1000}}\n",
                Terminal.run("vp", "--json", "--hands", "teams", "-1300", "1000").out());
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
