package burraco.packaging;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Values as JSON, indented: maps, lists, strings and whole numbers. */
final class JsonText {
    private final StringBuilder text = new StringBuilder();

    private JsonText() {}

    static String of(Object value) {
        JsonText json = new JsonText();
        json.value(value, "\n");
        return json.text.append('\n').toString();
    }

    private void value(Object value, String line) {
        switch (value) {
            case Map<?, ?> map -> object(map, line);
            case List<?> list -> array(list, line);
            case Integer number -> text.append(number);
            default -> string(value.toString());
        }
    }

    private void object(Map<?, ?> map, String line) {
        text.append('{');
        for (Iterator<? extends Map.Entry<?, ?>> all = map.entrySet().iterator(); all.hasNext(); ) {
            Map.Entry<?, ?> one = all.next();
            text.append(line).append("  ");
            string(one.getKey().toString());
            text.append(": ");
            value(one.getValue(), line + "  ");
            text.append(all.hasNext() ? "," : line);
        }
        text.append('}');
    }

    private void array(List<?> list, String line) {
        text.append('[');
        for (Iterator<?> all = list.iterator(); all.hasNext(); ) {
            text.append(line).append("  ");
            value(all.next(), line + "  ");
            text.append(all.hasNext() ? "," : line);
        }
        text.append(']');
    }

    private void string(String value) {
        text.append('"');
        value.chars()
                .forEach(one -> {
                    switch (one) {
                        case '"' -> text.append("\\\"");
                        case '\\' -> text.append("\\\\");
                        default -> {
                            if (one < ' ') {
                                text.append("\\u%04x".formatted(one));
                            } else {
                                text.append((char) one);
                            }
                        }
                    }
                });
        text.append('"');
    }
}
