package burraco.relay.wire;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * A JSON object of texts, numbers and, under one name, a list or an object that its reader takes
 * apart. It comes from a network: what is not expected is refused.
 */
final class Message {
    /** The record of a long hand is some 20 kB. */
    private static final int MOST_TEXT = 512 << 10;

    private static final int MOST_NAME = 32;
    private static final int MOST_DIGITS = 20;
    private static final int DEPTH = 3;

    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(DEPTH)
                                    .maxNumberLength(MOST_DIGITS)
                                    .maxNameLength(MOST_NAME)
                                    .maxStringLength(MOST_TEXT)
                                    .build())
                    .build();

    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, Long> numbers = new HashMap<>();

    private Message() {}

    interface Writing {
        void to(JsonGenerator json);
    }

    static byte[] write(Writing writing) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json =
                FACTORY.createGenerator(ObjectWriteContext.empty(), bytes, JsonEncoding.UTF8)) {
            json.writeStartObject();
            writing.to(json);
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    /** Takes apart what is no text and no number, where the parser stands at its beginning. */
    interface Inner {
        void read(String name, JsonParser json) throws UnreadableMessageException;
    }

    static final Inner NOTHING_INNER =
            (name, _) -> {
                throw new UnreadableMessageException("\"" + name + "\" is not expected");
            };

    static Message read(byte[] bytes, Inner inner) throws UnreadableMessageException {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), bytes)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new UnreadableMessageException("no object");
            }
            Message message = new Message();
            message.take(json, inner);
            if (json.nextToken() != null) {
                throw new UnreadableMessageException("something behind the object");
            }
            return message;
        } catch (JacksonException broken) {
            throw new UnreadableMessageException(String.valueOf(broken.getOriginalMessage()));
        }
    }

    /** The object at which the parser stands. */
    static Message inner(JsonParser json) throws UnreadableMessageException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw new UnreadableMessageException("no object");
        }
        Message message = new Message();
        message.take(json, NOTHING_INNER);
        return message;
    }

    private void take(JsonParser json, Inner inner) throws UnreadableMessageException {
        for (String name = json.nextName(); name != null; name = json.nextName()) {
            JsonToken value = json.nextToken();
            if (value == JsonToken.VALUE_STRING) {
                texts.put(name, json.getString());
            } else if (value == JsonToken.VALUE_NUMBER_INT) {
                numbers.put(name, json.getLongValue());
            } else {
                inner.read(name, json);
            }
        }
        if (json.currentToken() != JsonToken.END_OBJECT) {
            throw new UnreadableMessageException("the object has no end");
        }
    }

    String text(String name) throws UnreadableMessageException {
        return texts(name).orElseThrow(() -> missing(name));
    }

    Optional<String> texts(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    long number(String name) throws UnreadableMessageException {
        return numbers(name).orElseThrow(() -> missing(name));
    }

    Optional<Long> numbers(String name) {
        return Optional.ofNullable(numbers.get(name));
    }

    private static UnreadableMessageException missing(String name) {
        return new UnreadableMessageException("\"" + name + "\" is missing");
    }
}
