package burraco.json;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Writes values as JSON on one line: maps and {@link JsonObject} records in their order, lists,
 * strings, numbers, booleans and null.
 */
public final class Json {
    private Json() {}

    /** A map that keeps its entries in insertion order. */
    public static Map<String, Object> object() {
        return new LinkedHashMap<>();
    }

    public static String write(Object value) {
        StringBuilder text = new StringBuilder();
        write(value, text);
        return text.toString();
    }

    private static void write(Object value, StringBuilder text) {
        switch (value) {
            case null -> text.append("null");
            case Map<?, ?> map -> writeMap(map, text);
            case List<?> list -> writeList(list, text);
            case JsonObject object -> writeObject(object, text);
            case Optional<?> optional -> write(optional.orElse(null), text);
            case Number number -> text.append(number);
            case Boolean is -> text.append(is);
            case Object other -> writeText(other.toString(), text);
        }
    }

    private record Field(String name, Method accessor, boolean omitsEmpty, boolean isInline) {
        static Field of(RecordComponent component) {
            return new Field(
                    component.getName().replaceFirst("_$", ""),
                    component.getAccessor(),
                    component.isAnnotationPresent(OmitEmpty.class),
                    component.isAnnotationPresent(Inline.class));
        }

        Object in(JsonObject object) {
            try {
                return accessor.invoke(object);
            } catch (ReflectiveOperationException hidden) {
                throw new IllegalStateException(
                        object.getClass() + " is not public, or its package not open", hidden);
            }
        }

        boolean isOmitted(Object value) {
            return omitsEmpty
                    && switch (value) {
                        case Optional<?> optional -> optional.isEmpty();
                        case Collection<?> values -> values.isEmpty();
                        case Map<?, ?> map -> map.isEmpty();
                        case null, default -> false;
                    };
        }
    }

    private static final ClassValue<List<Field>> FIELDS =
            new ClassValue<>() {
                @Override
                protected List<Field> computeValue(Class<?> type) {
                    return Arrays.stream(type.getRecordComponents()).map(Field::of).toList();
                }
            };

    private static void writeObject(JsonObject object, StringBuilder text) {
        text.append('{');
        writeFields(object, text);
        text.append('}');
    }

    private static void writeFields(JsonObject object, StringBuilder text) {
        for (Field field : FIELDS.get(object.getClass())) {
            Object value = field.in(object);
            if (field.isOmitted(value)) {
                continue;
            }
            if (field.isInline()) {
                writeFields((JsonObject) value, text);
            } else {
                if (text.charAt(text.length() - 1) != '{') {
                    text.append(',');
                }
                writeText(field.name(), text);
                text.append(':');
                write(value, text);
            }
        }
    }

    private static void writeMap(Map<?, ?> map, StringBuilder text) {
        text.append('{');
        String comma = "";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(comma);
            writeText(entry.getKey().toString(), text);
            text.append(':');
            write(entry.getValue(), text);
            comma = ",";
        }
        text.append('}');
    }

    private static void writeList(List<?> list, StringBuilder text) {
        text.append('[');
        String comma = "";
        for (Object value : list) {
            text.append(comma);
            write(value, text);
            comma = ",";
        }
        text.append(']');
    }

    private static void writeText(String value, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (isUnseen(c) || Character.isSurrogate(c) && !paired(value, i)) {
                text.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }

    /** Escapes characters that are invisible in a terminal or an editor. */
    private static boolean isUnseen(char c) {
        int kind = Character.getType(c);
        return Character.isISOControl(c)
                || kind == Character.FORMAT
                || kind == Character.LINE_SEPARATOR
                || kind == Character.PARAGRAPH_SEPARATOR;
    }

    /** Half a surrogate pair cannot be encoded as UTF-8. */
    private static boolean paired(String value, int i) {
        char c = value.charAt(i);
        return Character.isHighSurrogate(c)
                ? i + 1 < value.length() && Character.isLowSurrogate(value.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(value.charAt(i - 1));
    }
}
