package burraco.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sentences that a club has replaced. */
class ClubWordsTest {
    @TempDir Path folder;

    @Test
    void whatTheClubSaysGoesBeforeTheRestStays() throws IOException {
        Words words = read("# nostre parole\ncase.31B.20=Matta in chiusura!\n");
        assertEquals("Matta in chiusura!", words.say(Case.CLOSING_DISCARD_IS_WILD, Width.SMALL));
        assertEquals(
                Words.in(Language.IT).say(Case.CLOSING_WITHOUT_BURRACO, Width.SMALL),
                words.say(Case.CLOSING_WITHOUT_BURRACO, Width.SMALL));
    }

    @Test
    void placeholdersAreFilledIn() throws IOException {
        Words words = read("remedy.warn.20=Giallo a {0}\n");
        assertEquals("Giallo a Ovest", words.say(new Remedy.Warn(Seat.WEST), Width.SMALL));
    }

    @Test
    void aKeyThatIsNoneIsNamedWithItsLine() {
        assertUnusable(":2: there is no sentence called case.99.20", "\ncase.99.20=Nulla\n");
    }

    @Test
    void whatIsTooLongIsRefused() {
        assertUnusable(
                "case.31B.20 is 29 characters long, not 20",
                "case.31B.20=Ha chiuso scartando una matta\n");
    }

    @Test
    void aPlaceholderThatNobodyFillsIsRefused() {
        assertUnusable("case.31B.20 has no {3}", "case.31B.20=Matta {3}\n");
    }

    @Test
    void aFileThatIsNotThereIsSaidToBeMissing() {
        Path missing = folder.resolve("nessuno");
        ClubWords.Unusable unusable =
                assertThrows(ClubWords.Unusable.class, () -> ClubWords.read(missing, Language.IT));
        assertTrue(unusable.getMessage().endsWith("there is no such file"));
    }

    private Words read(String text) throws IOException {
        Path file = folder.resolve("parole.properties");
        Files.writeString(file, text);
        return ClubWords.read(file, Language.IT);
    }

    private void assertUnusable(String why, String text) {
        ClubWords.Unusable unusable = assertThrows(ClubWords.Unusable.class, () -> read(text));
        assertTrue(unusable.getMessage().contains(why), unusable.getMessage());
    }
}
