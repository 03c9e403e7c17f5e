package burraco.readers.metratec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

/** How a reader is met. */
class IntroductionTest {
    @Test
    void aReaderThatWasAskedTwiceWhetherItIsThereMayAnswerTwice() {
        Introduction meeting = new Introduction(MetratecSettings.USUAL);
        meeting.begin();
        meeting.missed(new Asked.Find("BRK"));
        assertEquals(new Asked.Find("WAK"), meeting.ask().orElseThrow());
        assertEquals(Verdict.TAKEN, meeting.found("NCM"), "late, to the first question");
        SetUp first = assertInstanceOf(Asked.Set.class, meeting.ask().orElseThrow()).step();
        assertEquals(Verdict.STRAY, meeting.set(first, "DNS", false, _ -> {}), "to the second");
        assertEquals(Verdict.TAKEN, meeting.set(first, "OK!", false, _ -> {}));
    }
}
