package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Hands that were once played and corrected ({@code history export --as test}), each with the
 * result of a replay at that time: no change may make one of them worse.
 */
@Tag("campaign")
class RegressionTest {
    private static final Path HANDS = Path.of("app/src/test/resources/regression");

    @Test
    void noHandIsUnderstoodWorseThanItOnceWas() {
        Terminal replayed = Terminal.run("replay", HANDS);
        assertEquals(0, replayed.status(), replayed.out() + replayed.err());
    }

    @Test
    void ofEachHandItIsWrittenDownWhatIsExpected() throws IOException {
        List<ReplayPair> hands = ReplayPair.in(HANDS);
        assertFalse(hands.isEmpty());
        for (ReplayPair hand : hands) {
            assertTrue(Files.exists(hand.expected()), hand.name());
        }
    }
}
