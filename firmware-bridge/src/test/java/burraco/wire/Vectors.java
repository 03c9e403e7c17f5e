package burraco.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;

/** The lines of {@code vectors.txt}, described at its top. */
final class Vectors {
    private Vectors() {}

    static List<String[]> of(String kind) {
        try (InputStream in = Vectors.class.getResourceAsStream("vectors.txt")) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .map(line -> line.split(" \\| ", -1))
                    .filter(columns -> columns[0].equals(kind))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static byte[] bytes(String hex) {
        return hex.equals("-") ? new byte[0] : HexFormat.of().parseHex(hex);
    }

    static String hex(byte[] bytes, int from, int to) {
        return from == to ? "-" : HexFormat.of().withUpperCase().formatHex(bytes, from, to);
    }

    static Direction direction(String words) {
        return words.equals("to board") ? Direction.TO_BOARD : Direction.TO_HOST;
    }
}
