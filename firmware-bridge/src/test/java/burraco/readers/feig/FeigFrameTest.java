package burraco.readers.feig;

import static burraco.readers.feig.FeigForm.ADVANCED;
import static burraco.readers.feig.FeigForm.STANDARD;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.readers.Crc16Mcrf;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames as published, byte by byte, or built by the published layout. */
class FeigFrameTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private static byte[] hex(String bytes) {
        return HEX.parseHex(bytes);
    }

    private static void both(String bytes, FeigForm form, int address, int control, String data) {
        byte[] inside = data.isEmpty() ? new byte[0] : hex(data);
        FeigFrame frame = new FeigFrame(form, address, control, inside);
        assertEquals(bytes, HEX.formatHex(frame.bytes()));
        List<FeigFrame> found = new ArrayList<>();
        FeigDecoder decoder = new FeigDecoder();
        decoder.take(hex(bytes), hex(bytes).length, found::add);
        assertEquals(0, decoder.errors());
        assertEquals(1, found.size(), bytes);
        assertEquals(form, found.getFirst().form());
        assertEquals(address, found.getFirst().address());
        assertEquals(control, found.getFirst().control());
        assertArrayEquals(inside, found.getFirst().data());
    }

    @Test
    void theCheckIsTheOneWithThatName() {
        byte[] digits = "123456789".getBytes(StandardCharsets.US_ASCII);
        assertEquals(0x6F91, Crc16Mcrf.mcrf4xx(digits, 0, digits.length));
    }

    @Test
    void anInventoryAsPublished() {
        both("02 00 09 FF B0 01 00 18 43", ADVANCED, 0xFF, 0xB0, "01 00");
        both("07 FF B0 01 00 1C 56", STANDARD, 0xFF, 0xB0, "01 00");
    }

    @Test
    void moreOfAnInventory() {
        both("02 00 09 FF B0 01 80 10 C7", ADVANCED, 0xFF, 0xB0, "01 80");
        both("07 FF B0 01 80 14 D2", STANDARD, 0xFF, 0xB0, "01 80");
    }

    @Test
    void anInventoryOfChosenAntennas() {
        both("02 00 0A FF B0 01 10 0F 91 FD", ADVANCED, 0xFF, 0xB0, "01 10 0F");
        both("08 FF B0 01 10 0F 54 8A", STANDARD, 0xFF, 0xB0, "01 10 0F");
    }

    @Test
    void resets() {
        both("02 00 07 FF 69 02 AB", ADVANCED, 0xFF, 0x69, "");
        both("05 FF 69 89 01", STANDARD, 0xFF, 0x69, "");
        both("02 00 07 FF 63 58 04", ADVANCED, 0xFF, 0x63, "");
        both("05 FF 63 D3 AE", STANDARD, 0xFF, 0x63, "");
        both("02 00 08 FF 64 00 38 21", ADVANCED, 0xFF, 0x64, "00");
        both("06 FF 64 00 7D 8C", STANDARD, 0xFF, 0x64, "00");
    }

    @Test
    void answersThatNobodyIsThere() {
        both("02 00 08 00 B0 01 19 CE", ADVANCED, 0, 0xB0, "01");
        both("06 00 B0 01 5C 63", STANDARD, 0, 0xB0, "01");
    }

    @Test
    void answersWithTags() {
        String one = "00 01 03 00 E0 04 01 53 06 A2 2D 70";
        both("02 00 13 00 B0 " + one + " 64 6F", ADVANCED, 0, 0xB0, one);
        both("11 00 B0 " + one + " BF 2B", STANDARD, 0, 0xB0, one);
        String two = "00 02 03 00 E0 04 01 53 06 A2 2D 70 03 00 E0 04 01 53 06 A2 2D 80";
        both("02 00 1D 00 B0 " + two + " 99 20", ADVANCED, 0, 0xB0, two);
        both("1B 00 B0 " + two + " 6C D4", STANDARD, 0, 0xB0, two);
    }
}
