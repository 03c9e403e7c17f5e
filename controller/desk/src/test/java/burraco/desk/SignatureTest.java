package burraco.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import burraco.tournament.direction.Change;
import burraco.tournament.file.ChangeText;
import burraco.tournament.file.HistoryWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No page chooses the name beside a decision. */
class SignatureTest {
    private static final String SENT = "Somebody Else";

    private static Change read(String text) {
        return assertInstanceOf(ChangeText.Understood.class, ChangeText.read(text), text).change();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "leave 3 round 2 for-a-time by \"Somebody Else\" why \"ill\"",
                "substitute 3 out \"Rossi Anna\" in \"Neri Ida\" by \"Somebody Else\"",
                "swap 1 2 by \"Somebody Else\" why \"clubmates\"",
                "swap-tables 1 2 by \"Somebody Else\" why \"stairs\"",
                "move 5 table 3 first by \"Somebody Else\" why \"stairs\"",
                "pin 5 table 3 by \"Somebody Else\" why \"stairs\"",
                "check by \"Somebody Else\"",
                "unpost round 1 by \"Somebody Else\" why \"too early\"",
                "countersign round 1 table 2 by \"Somebody Else\"",
                "correct round 1 table 1 900:1200 ground arbiter by \"Somebody Else\" why \"x\"",
                "result round 1 table 1 1200:900 by \"Somebody Else\" why \"given\"",
                "result round 1 table 1 1200:900 by \"Somebody Else\" why \"\"",
                "penalty 3 round 1 2/0 by \"Somebody Else\" why \"late\"",
                "warning 3 round 1 by \"Somebody Else\" why \"noise\"",
            })
    @DisplayName("Who has signed in stands beside what they decide, whatever the page has sent")
    void signed(String text) {
        Change change = read(text);
        assertEquals(
                HistoryWriter.lines(read(text.replace(SENT, "Conti Lia"))),
                HistoryWriter.lines(Signature.of(change, "Conti Lia")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "enter 3 \"Rossi Anna\" \"Neri Ida\"",
                "amend 3 \"Rossi Anna\" \"Neri Ida\"",
                "draft",
                "start round 1",
                "result round 1 table 1 1200:900",
                "rank round 1",
                "finish",
            })
    @DisplayName("What nobody decides has no name")
    void unsigned(String text) {
        Change change = read(text);
        assertEquals(change, Signature.of(change, "Conti Lia"));
    }
}
