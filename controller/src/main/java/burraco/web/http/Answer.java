package burraco.web.http;

import burraco.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a request is answered with. */
public record Answer(int status, String type, byte[] body, Map<String, String> headers) {
    private static final String JSON = "application/json; charset=utf-8";
    private static final byte[] NOTHING = {};

    public Answer {
        headers = Map.copyOf(headers);
    }

    public static Answer json(Object value) {
        return json(Status.OK, value);
    }

    public static Answer json(int status, Object value) {
        return new Answer(status, JSON, bytes(Json.write(value)), Map.of());
    }

    public static Answer of(String type, byte[] body) {
        return new Answer(Status.OK, type, body, Map.of());
    }

    public static Answer nothing() {
        return new Answer(Status.NO_CONTENT, JSON, NOTHING, Map.of());
    }

    /** It is refused, and this is why. */
    public static Answer refused(int status, String italian, String english) {
        Map<String, Object> says = Json.object();
        says.put("it", italian);
        says.put("en", english);
        return refused(status, says);
    }

    public static Answer refused(int status, Map<String, Object> says) {
        Map<String, Object> json = Json.object();
        json.put("says", says);
        return json(status, json);
    }

    public Answer with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Answer(status, type, body, more);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
