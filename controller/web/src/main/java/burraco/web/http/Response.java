package burraco.web.http;

import burraco.json.Json;
import burraco.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The response to a request. */
public record Response(int status, String type, byte[] body, Map<String, String> headers) {
    private static final String JSON = "application/json; charset=utf-8";
    private static final byte[] NOTHING = {};

    public Response {
        headers = Map.copyOf(headers);
    }

    public static Response json(Object value) {
        return json(HttpStatus.OK, value);
    }

    public static Response json(int status, Object value) {
        return new Response(status, JSON, bytes(Json.write(value)), Map.of());
    }

    public static Response of(String type, byte[] body) {
        return new Response(HttpStatus.OK, type, body, Map.of());
    }

    public static Response nothing() {
        return new Response(HttpStatus.NO_CONTENT, JSON, NOTHING, Map.of());
    }

    /** The page is at another address. */
    public static Response elsewhere(String address) {
        return new Response(HttpStatus.ELSEWHERE, JSON, NOTHING, Map.of("Location", address));
    }

    /**
     * A refusal with a sentence in all languages.
     *
     * @param key of the sentence, without its prefix {@code web.}
     */
    public static Response refused(int status, String key, Object... details) {
        return json(status, new Refusal(Multilingual.of(words -> words.page(key, details))));
    }

    /** The body of a refusal. */
    public record Refusal(Map<String, String> says) implements JsonObject {}

    public Response with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Response(status, type, body, more);
    }

    /** Packed, if the client takes that and it is worth it. */
    public Response packedFor(Request request) {
        Response answer = with("Vary", "Accept-Encoding");
        return Gzip.isWorthIt(body) && Gzip.isAccepted(request)
                ? new Response(status, type, Gzip.packed(body), answer.headers())
                        .with("Content-Encoding", "gzip")
                : answer;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
