package burraco.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The board's firmware reads the same lines. */
class GoldenVectorsTest {
    private final MessageSchema schema = MessageSchema.ours();

    @Test
    void theCheckIsTheOneThatEverybodyCallsCcittFalse() {
        for (String[] vector : Vectors.of("check")) {
            byte[] bytes = Vectors.bytes(vector[1]);
            assertEquals(
                    Integer.parseInt(vector[2], 16), Crc16.of(Crc16.BEGIN, bytes, 0, bytes.length));
        }
    }

    @Test
    void bothEndsMeanTheSameFields() {
        assertEquals(
                Vectors.of("schema").getFirst()[1],
                Integer.toHexString(schema.number()).toUpperCase(java.util.Locale.ROOT));
        assertEquals(schema.lines().size(), Vectors.of("seed").size());
        for (String[] vector : Vectors.of("seed")) {
            assertEquals(
                    Integer.parseInt(vector[3], 16),
                    schema.seed(Integer.parseInt(vector[1], 16)),
                    () -> vector[2]);
        }
    }

    @Test
    void thereIsAFrameForEachMessage() {
        assertEquals(
                schema.lines().stream().map(line -> line.split(" ")[1]).collect(Collectors.toSet()),
                Vectors.of("frame").stream().map(vector -> vector[1]).collect(Collectors.toSet()));
    }

    static List<String[]> cobs() {
        return Vectors.of("cobs");
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource
    void cobs(String kind, String plain, String encoded) {
        byte[] bytes = Vectors.bytes(plain);
        byte[] into = new byte[Cobs.most(bytes.length)];
        int length = Cobs.encode(bytes, bytes.length, into);
        assertEquals(encoded, Vectors.hex(into, 0, length));
        assertEquals(plain, Vectors.hex(into, 0, Cobs.decode(into, length)));
    }

    static List<String[]> written() {
        return Vectors.of("frame");
    }

    @ParameterizedTest(name = "{1} {3}")
    @MethodSource
    void written(
            String kind,
            String name,
            String way,
            String countAndOrder,
            String words,
            String body,
            String wire) {
        InWords message = InWords.of(schema, name);
        FrameWriter writer = new FrameWriter(schema);
        String[] numbers = countAndOrder.split(" ");
        for (int before = 0; before < Integer.parseInt(numbers[0]); before++) {
            writer.begin(Protocol.TEST, 0);
            writer.end();
        }
        message.write(words, writer.begin(message.type(), Integer.parseInt(numbers[1])));
        int length = writer.end();
        assertEquals(wire, Vectors.hex(writer.bytes(), 0, length));
        assertEquals(body, Vectors.hex(writer.bytes(), 0, Cobs.decode(writer.bytes(), length - 1)));
    }

    static List<String[]> read() {
        return Stream.of("frame", "later").flatMap(kind -> Vectors.of(kind).stream()).toList();
    }

    @ParameterizedTest(name = "{0} {1} {3}")
    @MethodSource
    void read(
            String kind,
            String name,
            String way,
            String countAndOrder,
            String words,
            String body,
            String wire) {
        FrameReader reader = new FrameReader(schema, Vectors.direction(way));
        List<String> seen = understood(reader, wire);
        String order = countAndOrder.split(" ")[1];
        assertEquals(List.of(InWords.of(schema, name).type() + " " + order + " " + words), seen);
        assertEquals(0, reader.bad());
    }

    static List<String[]> dropped() {
        return Stream.of("bad", "unknown", "empty")
                .flatMap(kind -> Vectors.of(kind).stream())
                .toList();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource
    void dropped(String kind, String why, String way, String wire) {
        FrameReader reader = new FrameReader(schema, Vectors.direction(way));
        assertEquals(List.of(), understood(reader, wire));
        assertEquals(kind.equals("bad") ? 1 : 0, reader.bad());

        String next =
                Vectors.of("frame").stream()
                        .filter(vector -> vector[2].equals(way))
                        .findFirst()
                        .orElseThrow()[6];
        assertEquals(
                1,
                understood(reader, next).size(),
                "the frame after the next delimiter is understood");
    }

    /** The results, byte by byte. */
    private List<String> understood(FrameReader reader, String wire) {
        List<String> seen = new ArrayList<>();
        for (byte next : Vectors.bytes(wire)) {
            reader.read(
                    new byte[] {next},
                    0,
                    1,
                    (type, order, payload) -> {
                        String name =
                                schema.lines().stream()
                                        .filter(line -> Integer.decode(line.split(" ")[0]) == type)
                                        .findFirst()
                                        .orElseThrow()
                                        .split(" ")[1];
                        seen.add(type + " " + order + " " + InWords.of(schema, name).read(payload));
                        assertTrue(payload.isWhole());
                    });
        }
        return seen;
    }
}
