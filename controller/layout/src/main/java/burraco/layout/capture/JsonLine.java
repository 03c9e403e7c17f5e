package burraco.layout.capture;

import burraco.hal.Answer;
import burraco.hal.TagId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/** Reads the fields of one line of JSON, or skips it. Input from strangers cannot do harm. */
final class JsonLine {
    private static final int DEEPEST = 32;
    private static final int LONGEST_NUMBER = 64;
    private static final int LONGEST_NAME = 256;

    private final JsonFactory factory =
            JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(DEEPEST)
                                    .maxNumberLength(LONGEST_NUMBER)
                                    .maxNameLength(LONGEST_NAME)
                                    .maxStringLength(ByteLines.LONGEST_BYTES)
                                    .build())
                    .build();

    /** The fields of the line that begins there. */
    void read(byte[] bytes, int from, int length, LineFields fields) {
        fields.clear();
        // The parser would take bytes with zeros for another encoding.
        if (bytes[from] == 0 || length > 1 && bytes[from + 1] == 0) {
            throw new UnusableLine("read.capture.json");
        }
        try (JsonParser json =
                factory.createParser(ObjectReadContext.empty(), bytes, from, length)) {
            object(json, fields);
        } catch (StreamConstraintsException _) {
            throw new UnusableLine("read.capture.too-much");
        } catch (JacksonException broken) {
            boolean twice = broken.getOriginalMessage().startsWith("Duplicate");
            throw twice
                    ? new UnusableLine("read.capture.field-twice")
                    : UnusableLine.broken("read.capture.json");
        }
    }

    private static void object(JsonParser json, LineFields fields) {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            toTheEnd(json);
            throw new UnusableLine("read.capture.no-object");
        }
        for (String key = json.nextName(); key != null; key = json.nextName()) {
            JsonToken value = json.nextToken();
            Optional<FieldName> name = FieldName.of(key);
            if (name.isPresent()) {
                field(json, value, name.get(), fields);
            } else {
                json.skipChildren();
            }
        }
        if (json.nextToken() != null) {
            throw new UnusableLine("read.capture.json");
        }
    }

    /** Only the end shows whether the line is valid JSON. */
    private static void toTheEnd(JsonParser json) {
        JsonToken token = json.currentToken();
        while (token != null) {
            token = json.nextToken();
        }
    }

    private static void field(JsonParser json, JsonToken value, FieldName name, LineFields fields) {
        switch (name.type()) {
            case WHOLE -> fields.whole(name, whole(json, value, name.key()));
            case DECIMAL -> fields.decimal(name, decimal(json, value, name.key()));
            case TEXT -> fields.text(name, text(json, value, name.key()));
            case TAGS -> tags(json, value, fields.tags(name));
        }
    }

    private static long whole(JsonParser json, JsonToken value, String key) {
        if (value != JsonToken.VALUE_NUMBER_INT) {
            throw new UnusableLine("read.capture.no-whole", key);
        }
        if (json.getNumberType() == JsonParser.NumberType.BIG_INTEGER) {
            throw new UnusableLine("read.capture.range", key);
        }
        return json.getLongValue();
    }

    private static double decimal(JsonParser json, JsonToken value, String key) {
        if (!value.isNumeric()) {
            throw new UnusableLine("read.capture.no-number", key);
        }
        double number = json.getDoubleValue();
        if (!Double.isFinite(number)) {
            throw new UnusableLine("read.capture.range", key);
        }
        return number;
    }

    private static String text(JsonParser json, JsonToken value, String key) {
        if (value != JsonToken.VALUE_STRING) {
            throw new UnusableLine("read.capture.no-text", key);
        }
        return json.getString();
    }

    /**
     * One invalid tag makes the whole line invalid: an inventory without it would mean that its
     * card is gone.
     */
    private static void tags(JsonParser json, JsonToken value, List<Answer> tags) {
        if (value != JsonToken.START_ARRAY) {
            throw new UnusableLine("read.capture.no-list", "tags");
        }
        while (json.nextToken() != JsonToken.END_ARRAY) {
            tags.add(tag(json));
        }
    }

    private static Answer tag(JsonParser json) {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw new UnusableLine("read.capture.no-tag");
        }
        String uid = "";
        OptionalInt rssi = OptionalInt.empty();
        for (String key = json.nextName(); key != null; key = json.nextName()) {
            JsonToken value = json.nextToken();
            switch (key) {
                case "uid" -> uid = text(json, value, key);
                case "rssi" -> rssi = OptionalInt.of(strength(whole(json, value, key)));
                default -> json.skipChildren();
            }
        }
        if (!TagId.isValid(uid)) {
            throw new UnusableLine(
                    uid.isEmpty() ? "read.capture.missing" : "read.capture.hex", "uid");
        }
        return new Answer(new TagId(uid), rssi);
    }

    private static int strength(long rssi) {
        if (rssi != (int) rssi) {
            throw new UnusableLine("read.capture.range", "rssi");
        }
        return (int) rssi;
    }
}
