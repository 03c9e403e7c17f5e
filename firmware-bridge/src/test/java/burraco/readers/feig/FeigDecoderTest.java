package burraco.readers.feig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Intact frames are found among any other bytes, and nothing else is. */
class FeigDecoderTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final String EMPTY = "02 00 08 00 B0 01 19 CE";
    private static final String ONE = "11 00 B0 00 01 03 00 E0 04 01 53 06 A2 2D 70 BF 2B";

    private final FeigDecoder decoder = new FeigDecoder();
    private final List<String> found = new ArrayList<>();

    private void take(String hex) {
        take(HEX.parseHex(hex));
    }

    private void take(byte... bytes) {
        decoder.take(bytes, bytes.length, frame -> found.add(HEX.formatHex(frame.bytes())));
    }

    @Test
    void framesMayBeCutAnywhere() {
        byte[] both = HEX.parseHex(EMPTY + " " + ONE);
        for (int cut = 0; cut <= both.length; cut++) {
            found.clear();
            decoder.take(both, cut, frame -> found.add(HEX.formatHex(frame.bytes())));
            take(java.util.Arrays.copyOfRange(both, cut, both.length));
            assertEquals(List.of(EMPTY, ONE), found, "cut after " + cut);
        }
        assertEquals(0, decoder.errors());
    }

    @Test
    void oneWrongBitAnywhereMakesNoFrame() {
        byte[] sound = HEX.parseHex(ONE);
        for (int bit = 0; bit < 8 * sound.length; bit++) {
            byte[] wrong = sound.clone();
            wrong[bit / 8] ^= (byte) (1 << bit % 8);
            FeigDecoder fresh = new FeigDecoder();
            fresh.take(wrong, wrong.length, frame -> found.add("bit"));
            fresh.clear();
            assertEquals(List.of(), found, "bit " + bit);
            assertEquals(1, fresh.errors(), "bit " + bit);
        }
    }

    @Test
    void aMisprintedLengthMakesNoFrame() {
        take("02 00 09 00 B0 01 19 CE " + EMPTY);
        assertEquals(List.of(EMPTY), found);
        assertEquals(1, decoder.errors());
    }

    @Test
    void lengthsThatCannotBeAreNone() {
        take("00 01 03 04 02 00 06 02 FF FF 02 10 01 " + EMPTY);
        assertEquals(List.of(EMPTY), found);
    }

    @Test
    void halfAFrameIsForgottenWhenItIsVoid() {
        take("02 00 13 00 B0 00 01 03");
        decoder.clear();
        take(EMPTY);
        assertEquals(List.of(EMPTY), found);
        assertEquals(1, decoder.errors());
    }

    @Test
    void aSoundFrameInTheRemainsOfADamagedOneIsFound() {
        take("02 00 13 00 B0 00 01 03 " + EMPTY + " " + EMPTY);
        assertEquals(List.of(EMPTY, EMPTY), found);
        assertEquals(1, decoder.errors());
    }

    @Test
    void everyFrameIsFoundAmongGarbage() {
        for (long seed = 1; seed <= 200; seed++) {
            Random chance = new Random(seed);
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            List<String> sent = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                byte[] garbage = new byte[chance.nextInt(12)];
                chance.nextBytes(garbage);
                all.writeBytes(garbage);
                byte[] data = new byte[1 + chance.nextInt(40)];
                chance.nextBytes(data);
                FeigForm form = FeigForm.values()[chance.nextInt(2)];
                byte[] frame = new FeigFrame(form, chance.nextInt(255), 0xB0, data).bytes();
                all.writeBytes(frame);
                sent.add(HEX.formatHex(frame));
            }
            // Long enough to end any frame that seemed to have begun.
            all.writeBytes(new byte[FeigForm.ADVANCED.longest()]);
            byte[] bytes = all.toByteArray();
            found.clear();
            for (int at = 0; at < bytes.length; ) {
                int part = Math.min(bytes.length - at, 1 + chance.nextInt(50));
                take(java.util.Arrays.copyOfRange(bytes, at, at + part));
                at += part;
            }
            assertEquals(sent, found, "seed " + seed);
        }
    }

    @Test
    void garbageAloneNeverStopsIt() {
        Random chance = new Random(77);
        byte[] garbage = new byte[10_000];
        for (int i = 0; i < 20; i++) {
            chance.nextBytes(garbage);
            take(garbage);
        }
        take(new byte[FeigForm.ADVANCED.longest()]);
        found.clear();
        take(EMPTY);
        assertEquals(List.of(EMPTY), found);
        assertTrue(decoder.errors() > 0);
    }
}
