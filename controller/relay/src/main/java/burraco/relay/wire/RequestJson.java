package burraco.relay.wire;

import burraco.relay.Entry;
import burraco.relay.Request;
import burraco.relay.Stream;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** What a table sends, as bytes. */
public final class RequestJson {
    /** The most bytes of a request: entries with records of hands in them are the largest. */
    public static final int MOST_BYTES = 4 << 20;

    private RequestJson() {}

    public static byte[] write(Request request) {
        return Message.write(json -> {
            json.writeStringProperty("kind", kind(request));
            json.writeStringProperty("table", request.head().table());
            json.writeStringProperty("epoch", request.head().epoch());
            json.writeNumberProperty("order", request.head().order());
            request.head().state().ifPresent(state -> json.writeStringProperty("state", state));
            if (request instanceof Request.Batch batch) {
                write(batch, json);
            }
        });
    }

    private static String kind(Request request) {
        return switch (request) {
            case Request.Greeting _ -> "greeting";
            case Request.Heartbeat _ -> "heartbeat";
            case Request.Batch _ -> "batch";
        };
    }

    private static void write(Request.Batch batch, JsonGenerator json) {
        json.writeStringProperty("stream", batch.stream().toString());
        json.writeArrayPropertyStart("entries");
        for (Entry entry : batch.entries()) {
            json.writeStartObject();
            json.writeNumberProperty("number", entry.number());
            json.writeStringProperty("text", entry.text());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    public static Request read(byte[] bytes) throws UnreadableMessageException {
        List<Entry> entries = new ArrayList<>();
        Message message =
                Message.read(
                        bytes,
                        (name, json) -> {
                            if (!name.equals("entries")) {
                                Message.NOTHING_INNER.read(name, json);
                            }
                            read(json, entries);
                        });
        Request.Head head =
                new Request.Head(
                        message.text("table"),
                        message.text("epoch"),
                        message.number("order"),
                        message.texts("state"));
        String kind = message.text("kind");
        return switch (kind) {
            case "greeting" -> new Request.Greeting(head);
            case "heartbeat" -> new Request.Heartbeat(head);
            case "batch" -> batch(head, stream(message.text("stream")), entries);
            default -> throw new UnreadableMessageException("no such kind: " + kind);
        };
    }

    private static Request batch(Request.Head head, Stream stream, List<Entry> entries)
            throws UnreadableMessageException {
        try {
            return new Request.Batch(head, stream, entries);
        } catch (IllegalArgumentException wrong) {
            throw new UnreadableMessageException(String.valueOf(wrong.getMessage()));
        }
    }

    private static void read(JsonParser json, List<Entry> entries)
            throws UnreadableMessageException {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            throw new UnreadableMessageException("\"entries\" is no list");
        }
        while (json.nextToken() != JsonToken.END_ARRAY) {
            Message entry = Message.inner(json);
            entries.add(new Entry(entry.number("number"), entry.text("text")));
            if (entries.size() > Request.MOST_ENTRIES) {
                throw new UnreadableMessageException("too many entries");
            }
        }
    }

    private static Stream stream(String id) throws UnreadableMessageException {
        for (Stream one : Stream.values()) {
            if (one.toString().equals(id)) {
                return one;
            }
        }
        throw new UnreadableMessageException("no such stream: " + id);
    }
}
