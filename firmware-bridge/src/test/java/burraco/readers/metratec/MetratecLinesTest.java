package burraco.readers.metratec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Text lines, their check values, and what is left of damaged lines. */
class MetratecLinesTest {
    private static final ReplyPart END = new ReplyPart.End();
    private static final ReplyPart GARBLED = new ReplyPart.Garbled();

    private final MetratecLines lines = new MetratecLines();

    private List<ReplyPart> heard(String text) {
        return heard(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private List<ReplyPart> heard(byte[] bytes) {
        List<ReplyPart> heard = new ArrayList<>();
        lines.received(bytes, bytes.length, heard::add);
        return heard;
    }

    private static ReplyPart plain(String text) {
        return new ReplyPart.Said(text, false);
    }

    private static ReplyPart checked(String text) {
        return new ReplyPart.Said(text, true);
    }

    @Test
    void publishedCommandsByteForByte() {
        assertEquals("COF 4F5E", MetratecLines.check("COF"));
        assertEquals("BRK 9977", MetratecLines.check("BRK"));
        assertEquals("WAK 5E70", MetratecLines.check("WAK"));
        assertEquals(
                "BRK 9977\r",
                new String(MetratecLines.bytes("BRK", true), StandardCharsets.US_ASCII));
        assertEquals(
                "BRK\r", new String(MetratecLines.bytes("BRK", false), StandardCharsets.US_ASCII));
    }

    @Test
    void publishedRepliesLineByLine() {
        assertEquals(
                List.of(
                        plain("E0040150954F02B1"),
                        plain("E200600311753E33"),
                        plain("ARP 12"),
                        plain("IVF 02")),
                heard("E0040150954F02B1\rE200600311753E33\rARP 12\rIVF 02\r"));
        assertEquals(List.of(plain("IVF 00")), heard("IVF 00\r"));
        assertEquals(
                List.of(plain("TDT"), plain("0011112222B7DD"), plain("COK"), plain("NCL")),
                heard("TDT\r0011112222B7DD\rCOK\rNCL\r"));
        assertEquals(List.of(plain("TNR")), heard("TNR\r"));
        assertEquals(
                List.of(plain("COK"), plain("0D00003CE7BA00D60013013E7D")),
                heard("COK\r0D00003CE7BA00D60013013E7D\r"));
    }

    @Test
    void theCheckIsSeenAndTakenOff() {
        assertEquals(List.of(checked("COF"), checked("BRK")), heard("COF 4F5E\rBRK 9977\r"));
    }

    @Test
    void aWrongCheckIsNone() {
        assertEquals(
                List.of(plain("COF 4F5F"), plain("BRK 9978"), plain("WAK5E70"), plain("WAK 5e70")),
                heard("COF 4F5F\rBRK 9978\rWAK5E70\rWAK 5e70\r"));
    }

    @Test
    void everySingleLetterThatIsWrongIsNoticed() {
        String right = MetratecLines.check("E0040150954F02B1");
        for (int i = 0; i < right.length(); i++) {
            char other = right.charAt(i) == '3' ? '4' : '3';
            String wrong = right.substring(0, i) + other + right.substring(i + 1);
            assertEquals(List.of(plain(wrong)), heard(wrong + "\r"));
        }
    }

    @Test
    void theEndOfAReplyIsHeard() {
        assertEquals(List.of(plain("IVF 00"), END, plain("HBT"), END), heard("IVF 00\r\nHBT\r\n"));
    }

    @Test
    void howeverItIsCut() {
        String text = "E0040150954F02B1\rIVF 01\r\n" + MetratecLines.check("OK!") + "\r\n";
        List<ReplyPart> whole = heard(text);
        List<ReplyPart> cut = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            cut.addAll(heard(text.substring(i, i + 1)));
        }
        assertEquals(whole, cut);
    }

    @Test
    void aLostLineEndDamagesOneLine() {
        assertEquals(List.of(GARBLED, END, plain("OK!")), heard("IVF 0\nOK!\r"));
    }

    @Test
    void afterDamageTheNextLineIsUnderstood() {
        assertEquals(List.of(GARBLED, plain("OK!")), heard("O\u00e9!\rOK!\r"));
        assertEquals(List.of(GARBLED, plain("OK!")), heard("O\u0000K!\rOK!\r"));
    }

    @Test
    void aLineWithoutEndTakesNoMoreRoom() {
        assertEquals(List.of(), heard("A".repeat(1_000_000)));
        assertEquals(List.of(GARBLED, plain("OK!")), heard("A\rOK!\r"));
    }

    @Test
    void aNewPortBeginsANewLine() {
        heard("E00401");
        lines.forget();
        assertEquals(List.of(plain("OK!")), heard("OK!\r"));
    }

    @Test
    void anyBytesAreTakenAndTheLineAfterThemIsUnderstood() {
        long seed = 20;
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            byte[] garbage = new byte[random.nextInt(600)];
            random.nextBytes(garbage);
            heard(garbage);
            List<ReplyPart> after = heard("\r" + MetratecLines.check("OK!") + "\r");
            assertEquals(checked("OK!"), after.getLast(), "seed " + seed);
            assertTrue(after.size() <= 2, "seed " + seed);
        }
    }
}
