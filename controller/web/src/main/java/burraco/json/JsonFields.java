package burraco.json;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * A flat JSON object of strings and integers, read from an untrusted source. Anything else
 * (nesting, duplicates, other types, long values) is rejected.
 */
public final class JsonFields {
    private static final int MAX_TEXT_LENGTH = 4_096;
    private static final int MAX_NUMBER_LENGTH = 11;
    private static final int MAX_NAME_LENGTH = 64;
    private static final int MAX_FIELDS = 64;

    private static final JsonFactory FACTORY = factory(MAX_TEXT_LENGTH);

    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    private JsonFields() {}

    private static JsonFactory factory(int maxTextLength) {
        return JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .streamReadConstraints(
                        StreamReadConstraints.builder()
                                .maxNestingDepth(2)
                                .maxNumberLength(MAX_NUMBER_LENGTH)
                                .maxNameLength(MAX_NAME_LENGTH)
                                .maxStringLength(maxTextLength)
                                .build())
                .build();
    }

    /** Parses an object; empty if the bytes are anything else. */
    public static Optional<JsonFields> read(byte[] bytes) {
        return read(bytes, FACTORY);
    }

    /** Parses an object in which whole files may be. */
    public static Optional<JsonFields> read(byte[] bytes, int maxTextLength) {
        return read(bytes, factory(maxTextLength));
    }

    private static Optional<JsonFields> read(byte[] bytes, JsonFactory factory) {
        JsonFields fields = new JsonFields();
        try (JsonParser json = factory.createParser(ObjectReadContext.empty(), bytes)) {
            return fields.take(json) ? Optional.of(fields) : Optional.empty();
        } catch (JacksonException broken) {
            return Optional.empty();
        }
    }

    private boolean take(JsonParser json) {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            return false;
        }
        int count = 0;
        for (String name = json.nextName(); name != null; name = json.nextName()) {
            count++;
            JsonToken value = json.nextToken();
            if (value == JsonToken.VALUE_STRING) {
                texts.put(name, json.getString());
            } else if (value == JsonToken.VALUE_NUMBER_INT) {
                numbers.put(name, json.getIntValue());
            } else if (value != JsonToken.VALUE_NULL) {
                return false;
            }
            if (count > MAX_FIELDS) {
                return false;
            }
        }
        return json.currentToken() == JsonToken.END_OBJECT && json.nextToken() == null;
    }

    public Optional<String> text(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    public OptionalInt number(String name) {
        Integer number = numbers.get(name);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
