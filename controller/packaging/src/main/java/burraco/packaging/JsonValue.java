package burraco.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** A value of JSON, and what is in it. What is not there is empty. */
record JsonValue(Object value) {
    private static final JsonFactory FACTORY = new JsonFactory();

    static JsonValue read(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            return read(bytes);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    static JsonValue read(InputStream bytes) {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), bytes)) {
            json.nextToken();
            return new JsonValue(value(json));
        } catch (JacksonException broken) {
            throw new Refusal("this is not JSON: " + broken.getOriginalMessage());
        }
    }

    private static Object value(JsonParser json) {
        return switch (json.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                for (String key = json.nextName(); key != null; key = json.nextName()) {
                    json.nextToken();
                    map.put(key, value(json));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(json));
                }
                yield list;
            }
            case null -> "";
            default -> json.getString();
        };
    }

    JsonValue get(String key) {
        Object found = value instanceof Map<?, ?> map ? map.get(key) : null;
        return new JsonValue(found == null ? "" : found);
    }

    boolean has(String key) {
        return value instanceof Map<?, ?> map && map.containsKey(key);
    }

    List<JsonValue> all() {
        return value instanceof List<?> list
                ? list.stream().map(one -> new JsonValue(one)).toList()
                : List.of();
    }

    String text() {
        return value instanceof String text ? text : "";
    }
}
