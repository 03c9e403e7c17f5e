package burraco.tournament.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A change as a page sends it. */
class ChangeTextTest {
    private static Change understood(String text) {
        return assertInstanceOf(ChangeText.Understood.class, ChangeText.read(text), text).change();
    }

    @Test
    @DisplayName("The words of the file, with or without the end of the line; a remark is nothing")
    void understood() {
        Contestant pair = new Contestant(3, "", List.of("Neri Ida", "Verdi \"Zoe\""), "Alfa", 0);
        String text = "enter 3 \"Neri Ida\" \"Verdi \\\"Zoe\\\"\" club \"Alfa\"";
        assertEquals(new Change.Enter(pair), understood(text));
        assertEquals(new Change.Enter(pair), understood(text + "\n"));
        assertEquals(new Change.Enter(pair), understood("# at the desk\n" + text));
        assertEquals(new Change.Draft(), understood("draft # the first"));
    }

    @Test
    @DisplayName("What the file's writer writes of a change is that change")
    void asWritten() {
        Change start = new Change.Start(2);
        assertEquals(start, understood(HistoryWriter.lines(start)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "# nothing",
                "fold",
                "draft\nfinish",
                "start round",
                "enter 3 \"N"
            })
    @DisplayName("Anything but one change is unclear")
    void unclear(String text) {
        assertInstanceOf(ChangeText.Unclear.class, ChangeText.read(text), text);
    }
}
