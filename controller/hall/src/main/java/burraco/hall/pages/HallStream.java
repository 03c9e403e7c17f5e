package burraco.hall.pages;

import burraco.json.Json;
import burraco.json.JsonObject;
import burraco.web.http.EventChannel;
import burraco.web.http.EventStream;
import burraco.web.http.Request;
import burraco.web.http.Response;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The newest state of one page, for all who look at it. It is written once for all of them, and
 * sent only if it has changed; with it goes the hall's time, which pages count on from there.
 */
final class HallStream {
    private final EventChannel channel = new EventChannel();
    private final LongSupplier clock;
    private volatile String state = "{}";

    /** A newer state that nobody has wanted yet. */
    private Optional<Supplier<? extends JsonObject>> unwritten = Optional.empty();

    HallStream(LongSupplier clock) {
        this.clock = clock;
    }

    /** The same as {@link #offer}, but the state is made only if somebody looks at it. */
    synchronized void offerLater(Supplier<? extends JsonObject> view) {
        if (channel.isHeard()) {
            offer(view.get());
        } else {
            unwritten = Optional.of(view);
        }
    }

    /** Whoever listens asks this first, so that he need not be told of it again. */
    private synchronized String newest() {
        unwritten.ifPresent(view -> state = Json.write(view.get()));
        unwritten = Optional.empty();
        return state;
    }

    /** How many bytes all who look are sent at each change. */
    long bytesForAll() {
        return (long) channel.listeners() * state.length();
    }

    /** Publishes a state if it is another one than before. */
    synchronized void offer(JsonObject view) {
        unwritten = Optional.empty();
        String next = Json.write(view);
        if (!next.equals(state)) {
            state = next;
            channel.publish(message(next));
        }
    }

    /** The state as a message. */
    Response answer() {
        return Response.of("application/json; charset=utf-8", bytes(message(newest())));
    }

    Response answer(Request request) {
        return answer().packedFor(request);
    }

    boolean isHeard() {
        return channel.isHeard();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Speaks until the listener is gone, or may not listen any more. */
    void speak(EventStream wire, BooleanSupplier may) {
        channel.speakWhile(may, wire, () -> message(newest()), this::alive);
    }

    /** Pages hear that the hall is there, without all of the state again. */
    private String alive() {
        return time() + "\"same\":true}";
    }

    private String message(String json) {
        return json.length() > 2 ? time() + json.substring(1) : time() + "\"none\":true}";
    }

    private String time() {
        return "{\"now\":" + clock.getAsLong() + ",\"speed\":1,";
    }

    void close() {
        channel.close();
    }
}
