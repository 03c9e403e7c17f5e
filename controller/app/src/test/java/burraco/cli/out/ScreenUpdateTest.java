package burraco.cli.out;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.terminal.EveningScenes;
import burraco.terminal.TerminalFrame;
import burraco.terminal.TerminalPicture;
import burraco.terminal.TerminalSize;
import burraco.words.Language;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A terminal that is sent only what has changed shows the whole picture. */
@Tag("campaign")
class ScreenUpdateTest {
    private static final List<TerminalFrame> FRAMES = frames();

    private static List<TerminalFrame> frames() {
        TerminalPicture picture = new TerminalPicture(Words.in(Language.IT));
        List<TerminalFrame> frames = new ArrayList<>();
        for (EveningScenes.Moment moment : EveningScenes.play()) {
            frames.add(
                    picture.of(moment.scene(TerminalSize.LEAST, Language.IT), TerminalSize.LEAST));
        }
        return frames;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void differencesMakeThePicture(boolean colour) {
        Emulator terminal = new Emulator(TerminalSize.LEAST.columns(), TerminalSize.LEAST.rows());
        Optional<TerminalFrame> shown = Optional.empty();
        long sent = 0;
        for (TerminalFrame frame : FRAMES) {
            String codes = ScreenUpdate.of(shown, frame, colour);
            sent += codes.length();
            terminal.write(codes);
            shown = Optional.of(frame);
            assertEquals(frame.lines(), terminal.lines());
            Emulator fresh = new Emulator(TerminalSize.LEAST.columns(), TerminalSize.LEAST.rows());
            fresh.write(ScreenUpdate.of(Optional.empty(), frame, colour));
            assertEquals(fresh.looks(), terminal.looks());
        }
        long cells =
                (long) FRAMES.size() * TerminalSize.LEAST.columns() * TerminalSize.LEAST.rows();
        assertTrue(sent < cells / 2, sent + " characters for " + cells + " places");
    }

    @Test
    void whatStaysTheSameIsNotSent() {
        TerminalFrame some = FRAMES.get(FRAMES.size() / 2);
        assertEquals("", ScreenUpdate.of(Optional.of(some), some, true));
    }

    @Test
    void withoutColoursThereIsNone() {
        Emulator terminal = new Emulator(TerminalSize.LEAST.columns(), TerminalSize.LEAST.rows());
        for (TerminalFrame frame : FRAMES) {
            String codes = ScreenUpdate.of(Optional.empty(), frame, false);
            assertFalse(codes.contains("38;5"), codes);
            terminal.write(codes);
        }
        assertEquals(FRAMES.getLast().lines(), terminal.lines());
    }
}
