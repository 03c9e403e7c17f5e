package burraco.cli.out;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.cli.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The output of commands on a terminal, on which foreign text has no effects. */
class PlainStreamTest {
    private static String shown(String text, boolean colour) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream under = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        PrintStream plain = new PlainStream(under, colour);
        plain.print(text);
        plain.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "\u001b]0;title\u0007",
                "\u001b[1;1H",
                "\u001bc",
                "\u009b2J",
                "\b\b",
                "a\rb",
                "\u202e",
                "\u2067",
                "\u200f",
                "\u2028",
                "\u001b[8",
                "\u001b\u001b[0K"
            })
    @DisplayName(
            "Nothing moves the cursor, sets a title or changes the direction of writing, in "
                    + "colour or not")
    void nothingHappens(String text) {
        for (boolean colour : new boolean[] {true, false}) {
            String shown = shown("<" + text + ">", colour);
            assertFalse(shown.matches("(?s).*[\u0000-\u0008\u000b-\u001f\u007f-\u009f].*"), shown);
            assertFalse(shown.matches(".*[\u200e\u200f\u2028-\u202e\u2066-\u2069].*"), shown);
            assertEquals('>', shown.charAt(shown.length() - 1));
        }
    }

    @Test
    @DisplayName("All letters pass, including those of two, three and four bytes")
    void letters() {
        String text = "♥ 7♦ è 李 🂡 ─╭ \t\n";
        assertEquals(text, shown(text, false));
    }

    @Test
    @DisplayName("Our own colours pass, if colours are on")
    void colours() {
        String red = "\u001b[1;33mred\u001b[0m";
        assertEquals(red, shown(red, true));
        assertFalse(shown(red, false).contains("\u001b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "", "30;40", "7", "5", "38;2;0;0;0", "1;31", "00", "1;33;8", "28"})
    @DisplayName("Colours in foreign text do not pass, because they could hide what follows")
    void foreignColours(String code) {
        String shown = shown("Ada\u001b[" + code + "m -500\n", true);
        assertEquals("Ada\ufffd[" + code + "m -500\n", shown);
    }

    @Test
    @DisplayName("A colour that foreign text begins ends with its line")
    void unendedColour() {
        assertEquals("Ada\u001b[31m\u001b[0m\nElio\n", shown("Ada\u001b[31m\nElio\n", true));
    }

    @Test
    @DisplayName("Everything that our own pictures send passes unchanged")
    void allOfOurs() {
        Paint paint = new Paint(true);
        String text =
                paint.strong("a")
                        + paint.faint("b")
                        + paint.red("c")
                        + paint.green("d")
                        + paint.warning("e")
                        + paint.cards("7H JK")
                        + "\n";
        assertEquals(text, shown(text, true));
    }

    @Test
    @DisplayName("A command that gets nonsense reports it without obeying escape sequences in it")
    void foreignWordsInAnswers() {
        Terminal terminal = Terminal.run("\u001b[2Jno\rsuch\u202e");
        assertEquals(2, terminal.status());
        assertEquals(
                "table: no command '\ufffd[2Jno\ufffdsuch\ufffd'; ./table lists them\n",
                terminal.err());
    }
}
