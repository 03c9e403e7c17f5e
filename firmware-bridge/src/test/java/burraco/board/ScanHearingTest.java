package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hal.Answer;
import burraco.hal.TagId;
import burraco.wire.FieldsWriter;
import burraco.wire.MessageFields;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ScanHearingTest {
    private static final TagId TAG = new TagId("E004015012345678");
    private static final TagId OTHER = new TagId("E0040150FFFFFF01");

    private final ScanHearing scans = new ScanHearing();

    private Optional<ScanHearing.Scan> part(
            int port, int part, int parts, TagId tag, int strength) {
        byte[] fields =
                new FieldsWriter()
                        .u8(port)
                        .u8(0)
                        .u16(7)
                        .u32(9_000)
                        .u8(part)
                        .u8(parts)
                        .u8(1)
                        .uid(Long.parseUnsignedLong(tag.hex(), 16))
                        .u8(strength)
                        .toBytes();
        return scans.hear(new MessageFields().over(fields, 0, fields.length));
    }

    private static List<Answer> answers(Optional<ScanHearing.Scan> scan) {
        return scan.orElseThrow().answers();
    }

    @Test
    void aTagMayHaveAStrengthOrNone() {
        assertEquals(
                List.of(new Answer(TAG, OptionalInt.of(-61))), answers(part(3, 0, 1, TAG, -61)));
        assertEquals(List.of(Answer.of(TAG)), answers(part(3, 0, 1, TAG, -128)));
    }

    @Test
    void partsComeTogether() {
        assertEquals(Optional.empty(), part(3, 0, 2, TAG, -128));
        assertEquals(
                List.of(Answer.of(TAG), Answer.of(OTHER)), answers(part(3, 1, 2, OTHER, -128)));
    }

    @Test
    void halfAScanIsNone() {
        part(3, 0, 2, TAG, -128);
        scans.forget();
        assertEquals(Optional.empty(), part(3, 1, 2, OTHER, -128));
        part(3, 0, 2, TAG, -128);
        assertEquals(Optional.empty(), part(4, 1, 2, OTHER, -128), "another port's");
        assertEquals(List.of(Answer.of(OTHER)), answers(part(4, 0, 1, OTHER, -128)));
    }
}
