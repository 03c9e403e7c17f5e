package burraco.cli.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cli.out.Emulator;
import burraco.cli.out.ScreenUpdate;
import burraco.terminal.TerminalFrame;
import burraco.terminal.TerminalSize;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Lines on a terminal that has no room for all of them. */
class LinkPictureTest {
    private static final TerminalSize TINY = new TerminalSize(6, 2);

    @Test
    void whatIsTooMuchIsCutOffAndWhatWasThereGoesAway() {
        TerminalFrame much = LinkPicture.of(List.of("scanning", "b", "below"), TINY);
        assertEquals(List.of("scanni", "b     "), much.lines());
        TerminalFrame less = LinkPicture.of(List.of("scan"), TINY);
        Emulator terminal = new Emulator(6, 2);
        terminal.write(ScreenUpdate.of(Optional.empty(), much, false));
        terminal.write(ScreenUpdate.of(Optional.of(much), less, false));
        assertEquals(List.of("scan  ", "      "), terminal.lines());
    }
}
