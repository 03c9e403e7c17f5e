package burraco.wire;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/** The messages of the protocol and their fields, which must be the same at both ends. */
public final class MessageSchema {
    private static final int TYPES = 256;
    private static final String LATER = " | ";

    private final List<String> lines;
    private final int number;
    private final int[] seeds = new int[TYPES];

    /**
     * The minimum number of bytes, and the number of bytes for each element that the last of them
     * counts.
     */
    private final int[] fixed = new int[TYPES];

    private final int[] counted = new int[TYPES];

    /**
     * @param lines as in {@code schema.txt}
     */
    public MessageSchema(List<String> lines) {
        this.lines = List.copyOf(lines);
        CRC32 crc = new CRC32();
        Arrays.fill(seeds, -1);
        for (String line : lines) {
            crc.update((line + "\n").getBytes(US_ASCII));
            know(line.split(java.util.regex.Pattern.quote(LATER), 2)[0]);
        }
        number = (int) crc.getValue();
    }

    /** The schema of this program. */
    public static MessageSchema ours() {
        try (InputStream in = MessageSchema.class.getResourceAsStream("schema.txt")) {
            return new MessageSchema(new String(in.readAllBytes(), US_ASCII).lines().toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void know(String line) {
        String[] words = line.split(" ");
        int type = Integer.decode(words[0]);
        byte[] bytes = line.getBytes(US_ASCII);
        boolean open = type == Protocol.ASK || type == Protocol.HELLO;
        seeds[type] = open ? Crc16.BEGIN : Crc16.of(Crc16.BEGIN, bytes, 0, bytes.length);
        boolean inside = false;
        for (String field : Arrays.asList(words).subList(2, words.length)) {
            inside |= field.startsWith("[");
            String kind = field.substring(field.indexOf(':') + 1).replace("]", "");
            if (kind.equals("text")) {
                fixed[type]++;
                counted[type] = 1;
            } else if (inside) {
                counted[type] += bytes(kind);
            } else {
                fixed[type] += bytes(kind);
            }
        }
    }

    private static int bytes(String kind) {
        return switch (kind) {
            case "u8", "i8" -> 1;
            case "u16" -> 2;
            case "u32", "i32" -> 4;
            case "u64", "uid" -> 8;
            case String other ->
                    throw new IllegalArgumentException("no such kind of field: " + other);
        };
    }

    /** Each message in a line. */
    public List<String> lines() {
        return lines;
    }

    public int number() {
        return number;
    }

    boolean knows(int type) {
        return seeds[type] >= 0;
    }

    /** The initial value of the check sum for frames of this type. */
    int seed(int type) {
        return seeds[type];
    }

    /** Whether all fields are there; there may be more. */
    boolean isWhole(int type, byte[] bytes, int from, int to) {
        int length = to - from;
        if (length < fixed[type]) {
            return false;
        }
        return counted[type] == 0
                || length >= fixed[type] + counted[type] * (bytes[from + fixed[type] - 1] & 0xff);
    }
}
