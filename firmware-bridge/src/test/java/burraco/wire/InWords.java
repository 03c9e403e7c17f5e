package burraco.wire;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The fields of a message in words, as in {@code vectors.txt}, by its line in the schema. */
final class InWords {
    private static final Pattern VALUE = Pattern.compile("=(\"[^\"]*\"|[0-9A-Fa-f-]+)");

    private final int type;
    private final List<String> fixed;
    private final List<String> counted;

    private InWords(String line) {
        String[] halves = line.split(" \\[");
        List<String> words = List.of(halves[0].split(" "));
        type = Integer.decode(words.getFirst());
        fixed = words.subList(2, words.size());
        counted = halves.length == 1 ? List.of() : List.of(halves[1].replace("]", "").split(" "));
    }

    static InWords of(MessageSchema schema, String name) {
        return new InWords(
                schema.lines().stream()
                        .filter(line -> line.split(" ")[1].equals(name))
                        .findFirst()
                        .orElseThrow());
    }

    int type() {
        return type;
    }

    String read(MessageFields fields) {
        StringBuilder words = new StringBuilder();
        long count = 0;
        for (String field : fixed) {
            String value = read(field, fields);
            words.append(words.isEmpty() ? "" : " ").append(value);
            count =
                    field.equals("count:u8")
                            ? Long.parseLong(value.substring(value.indexOf('=') + 1))
                            : count;
        }
        for (int item = 0; item < count; item++) {
            words.append(
                    counted.stream()
                            .map(field -> read(field, fields))
                            .collect(Collectors.joining(" ", " [", "]")));
        }
        return words.isEmpty() ? "-" : words.toString();
    }

    private static String read(String field, MessageFields fields) {
        String[] halves = field.split(":");
        return halves[0]
                + "="
                + switch (halves[1]) {
                    case "u8" -> fields.u8();
                    case "i8" -> fields.i8();
                    case "u16" -> fields.u16();
                    case "u32" -> Integer.toUnsignedString(fields.i32());
                    case "i32" -> fields.i32();
                    case "u64" -> Long.toUnsignedString(fields.u64());
                    case "uid" -> HexFormat.of().withUpperCase().toHexDigits(fields.uid());
                    case "text" -> '"' + fields.text() + '"';
                    case String other -> throw new AssertionError(other);
                };
    }

    void write(String words, FieldsWriter into) {
        Deque<String> values = new ArrayDeque<>();
        Matcher found = VALUE.matcher(words);
        while (found.find()) {
            values.add(found.group(1).replace("\"", ""));
        }
        fixed.forEach(field -> write(field, values.remove(), into));
        while (!values.isEmpty()) {
            counted.forEach(field -> write(field, values.remove(), into));
        }
    }

    private static void write(String field, String value, FieldsWriter into) {
        switch (field.split(":")[1]) {
            case "u8", "i8" -> into.u8(Integer.parseInt(value));
            case "u16" -> into.u16(Integer.parseInt(value));
            case "u32", "i32" -> into.u32((int) Long.parseLong(value));
            case "u64" -> into.u64(Long.parseUnsignedLong(value));
            case "uid" -> into.uid(HexFormat.fromHexDigitsToLong(value));
            case "text" -> into.text(value);
            case String other -> throw new AssertionError(other);
        }
    }
}
