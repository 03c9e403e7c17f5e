package burraco.readers.pepper;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Frames of the Pepper C1, byte for byte, and what is left of damaged ones. */
class PepperFramesTest {
    private static final PepperFrame PING = PepperFrame.of(0x01);

    private final PepperFrames frames = new PepperFrames();
    private int damaged;

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }

    private List<PepperFrame> heard(byte[] bytes) {
        List<PepperFrame> heard = new ArrayList<>();
        frames.received(bytes, bytes.length, heard::add, () -> damaged++);
        return heard;
    }

    @Test
    void theCheckIsTheOneThatItIsCalled() {
        byte[] nine = "123456789".getBytes(StandardCharsets.US_ASCII);
        assertEquals(0x29b1, PepperFrame.crc(nine, 0, nine.length));
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource({
        // Published byte for byte.
        "F5 03 00 FC FF 01 D1 F1, 01, ping",
        "F5 03 00 FC FF 02 B2 C1, 02, count",
        "F5 04 00 FB FF 03 00 5C 48, 03 00, number of tag 0",
        "F5 04 00 FB FF 03 01 7D 58, 03 01, number of tag 1",
        "F5 04 00 FB FF 03 02 1E 68, 03 02, number of tag 2",
        "F5 04 00 FB FF 03 03 3F 78, 03 03, number of tag 3",
        "F5 04 00 FB FF 03 04 D8 08, 03 04, number of tag 4",
        "F5 03 00 FC FF 05 55 B1, 05, halt",
        "F5 03 00 FC FF 0A BA 40, 0A, start anew",
        // The payload is published; the check value follows from it.
        "F5 03 00 FC FF 0B 9B 50, 0B, version",
        "F5 04 00 FB FF 06 01 88 A7, 06 01, polling on",
        "F5 04 00 FB FF 06 00 A9 B7, 06 00, polling off",
        "F5 04 00 FB FF 90 00 E4 05, 90 00, inventory",
        "F5 04 00 FB FF 91 00 D5 36, 91 00, inventory goes on",
        "F5 0E 00 F1 FF 00 90 04 8F 7F 0A 01 24 16 E0 00 01 01 00,"
                + " 00 90 04 8F 7F 0A 01 24 16 E0 00 01, a tag and there are more",
        "F5 0E 00 F1 FF 00 91 04 8F 7F 0A 01 24 16 E0 00 00 69 C8,"
                + " 00 91 04 8F 7F 0A 01 24 16 E0 00 00, the last tag",
        "F5 05 00 FA FF 00 02 01 DF BA, 00 02 01, one tag",
        "F5 0A 00 F5 FF 00 03 01 20 74 54 12 65 30 F7, 00 03 01 20 74 54 12 65, its number",
        "F5 06 00 F9 FF FF 01 02 01 10 8E, FF 01 02 01, error",
        "F5 05 00 FA FF FF FF 02 42 20, FF FF 02, say that again"
    })
    void publishedFramesBothWays(String bytes, String payload, String name) {
        PepperFrame frame = new PepperFrame(hex(payload));
        assertArrayEquals(hex(bytes), frame.bytes(), name);
        assertEquals(List.of(frame), heard(hex(bytes)), name);
        assertEquals(0, damaged);
    }

    @Test
    void aPlaceThatAFrameHasNotIsNoByte() {
        assertEquals(0x90, PepperFrame.of(0x00, 0x90).at(1));
        assertEquals(-1, PepperFrame.of(0x00, 0x90).at(2));
        assertEquals(0, PepperFrame.of(0x00, 0x90).from(2).length);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "F5 03 00 FC FF 01 D1 F2, wrong check",
        "F5 03 00 FC FF 02 D1 F1, the check of another",
        "F5 03 00 FC FE 01 D1 F1, wrong complement",
        "F4 03 00 FC FF 01 D1 F1, wrong beginning",
        "F5 02 00 FD FF FF FF, no payload",
        "F5 00 00 FF FF, no length",
        "F5 FF FF 00 00, far too long",
        "01 D1 F1, no frame at all"
    })
    void whatIsNoFrameIsToldAsDamageAndTheNextOneIsHeard(String bytes, String name) {
        assertEquals(List.of(), heard(hex(bytes)), name);
        assertEquals(List.of(PING), heard(PING.bytes()), name);
        assertEquals(1, damaged, name);
    }

    @Test
    void everyBitThatIsWrongIsNoticed() {
        byte[] right = hex("F5 0E 00 F1 FF 00 90 04 8F 7F 0A 01 24 16 E0 00 01 01 00");
        for (int bit = 0; bit < 8 * right.length; bit++) {
            byte[] wrong = right.clone();
            wrong[bit / 8] ^= (byte) (1 << bit % 8);
            assertEquals(List.of(), heard(wrong));
            assertEquals(List.of(PING), heard(PING.bytes()), "bit " + bit);
        }
    }

    @Test
    void howeverTheyAreCut() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        List<PepperFrame> said =
                List.of(PING, PepperFrame.of(0, 0x90, 0xf5, 0xf5, 3), PepperFrame.of(0xfe, 1, 2));
        said.forEach(frame -> all.writeBytes(frame.bytes()));
        List<PepperFrame> cut = new ArrayList<>();
        for (byte one : all.toByteArray()) {
            cut.addAll(heard(new byte[] {one}));
        }
        assertEquals(said, cut);
        assertEquals(said, heard(all.toByteArray()));
    }

    @Test
    void wholeFramesWithinABrokenOneAreHeardWhenItIsKnownToBeBroken() {
        // A header that announces 22 bytes, followed by two other frames and some bytes.
        byte[] head = hex("F5 16 00 E9 FF");
        assertEquals(List.of(), heard(head));
        assertEquals(List.of(), heard(PING.bytes()));
        assertEquals(List.of(), heard(PING.bytes()));
        assertEquals(List.of(PING, PING), heard(hex("00 00 00 00 00 00")));
    }

    @Test
    void anythingMayComeAndTheFrameAfterItIsHeard() {
        long seed = 21;
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            byte[] garbage = new byte[random.nextInt(600)];
            random.nextBytes(garbage);
            heard(garbage);
            // The beginning of a frame may swallow what follows at most until it is complete.
            frames.forget();
            List<PepperFrame> after = heard(PING.bytes());
            assertTrue(after.contains(PING), "seed " + seed);
        }
    }
}
