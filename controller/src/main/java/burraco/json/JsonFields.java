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

/** An object of texts and whole numbers, as a stranger sent it: nothing else is taken. */
public final class JsonFields {
    private static final int LONGEST_TEXT = 4_096;
    private static final int LONGEST_NUMBER = 11;
    private static final int LONGEST_NAME = 64;
    private static final int MOST = 64;

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(2)
                                    .maxNumberLength(LONGEST_NUMBER)
                                    .maxNameLength(LONGEST_NAME)
                                    .maxStringLength(LONGEST_TEXT)
                                    .build())
                    .build();

    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    private JsonFields() {}

    /** Empty where it is anything else. */
    public static Optional<JsonFields> read(byte[] bytes) {
        JsonFields fields = new JsonFields();
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), bytes)) {
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
            if (count > MOST) {
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
