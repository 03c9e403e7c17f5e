package burraco.readers.metratec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

/** The first messages to a reader. */
class MetratecHandshakeTest {
    @Test
    void aReaderThatWasAskedTwiceWhetherItIsThereMayAnswerTwice() {
        MetratecHandshake meeting = new MetratecHandshake(MetratecSettings.USUAL);
        meeting.begin();
        meeting.missed(new MetratecQuestion.Find("BRK"));
        assertEquals(new MetratecQuestion.Find("WAK"), meeting.ask().orElseThrow());
        assertEquals(LineVerdict.TAKEN, meeting.found("NCM"), "late, to the first question");
        SetUp first =
                assertInstanceOf(MetratecQuestion.Set.class, meeting.ask().orElseThrow()).step();
        assertEquals(LineVerdict.STRAY, meeting.set(first, "DNS", false, _ -> {}), "to the second");
        assertEquals(LineVerdict.TAKEN, meeting.set(first, "OK!", false, _ -> {}));
    }
}
