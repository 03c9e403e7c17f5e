package burraco.web.http;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Maps paths and methods to handlers. */
public final class Routes {
    /** The handler found for a request. */
    public sealed interface Found {
        /**
         * @param maxBody bytes that a request's body may have
         */
        record Page(Function<Request, Response> answer, int maxBody) implements Found {
            Page(Function<Request, Response> answer) {
                this(answer, MAX_BODY_BYTES);
            }
        }

        /**
         * @param to writes to the stream until the client is gone; or returns a refusal before it
         *     has written anything
         */
        record Stream(BiFunction<Request, EventStream, Optional<Response>> to) implements Found {}

        record Nothing(Response refusal) implements Found {}
    }

    static final int MAX_BODY_BYTES = 16 * 1024;

    private static final Set<String> READ = Set.of("GET", "HEAD");

    private final Map<String, Map<String, Found>> paths = new HashMap<>();
    private final Map<String, Found> folders = new HashMap<>();
    private Function<Request, Response> otherwise = _ -> nothing();
    private Function<Request, Optional<String>> known = _ -> Optional.empty();

    public void get(String path, Function<Request, Response> answer) {
        put("GET", path, new Found.Page(answer));
        put("HEAD", path, new Found.Page(answer));
    }

    /** Handles everything below a folder. */
    public void below(String folder, Function<Request, Response> answer) {
        folders.put(folder, new Found.Page(answer));
    }

    public void post(String path, Function<Request, Response> answer) {
        put("POST", path, new Found.Page(answer));
    }

    /** A path to which whole files are sent. */
    public void post(String path, int maxBody, Function<Request, Response> answer) {
        put("POST", path, new Found.Page(answer, maxBody));
    }

    public void stream(String path, BiFunction<Request, EventStream, Optional<Response>> to) {
        put("GET", path, new Found.Stream(to));
    }

    /** Handles reads of unknown paths. */
    public void otherwise(Function<Request, Response> answer) {
        otherwise = answer;
    }

    /** Sets the function that identifies known clients, which have a request rate of their own. */
    public void knows(Function<Request, Optional<String>> by) {
        known = by;
    }

    public static Response nothing() {
        return Response.refused(HttpStatus.NOT_FOUND, "nothing");
    }

    private void put(String method, String path, Found found) {
        paths.computeIfAbsent(path, _ -> new HashMap<>()).put(method, found);
    }

    Optional<String> known(Request request) {
        return known.apply(request);
    }

    Found find(Request request) {
        Map<String, Found> methods = paths.get(request.path());
        if (methods != null) {
            Found found = methods.get(request.method());
            return found == null ? otherMethod(methods.keySet()) : found;
        }
        for (Map.Entry<String, Found> folder : folders.entrySet()) {
            if (request.path().startsWith(folder.getKey())) {
                return READ.contains(request.method()) ? folder.getValue() : otherMethod(READ);
            }
        }
        return READ.contains(request.method())
                ? new Found.Page(otherwise)
                : new Found.Nothing(nothing());
    }

    private static Found otherMethod(Set<String> methods) {
        return new Found.Nothing(
                Response.refused(HttpStatus.OTHER_METHOD, "other-method")
                        .with("Allow", String.join(", ", new TreeSet<>(methods))));
    }
}
