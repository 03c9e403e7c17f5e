package burraco.web.http;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Which path and method is answered by whom. */
public final class Routes {
    /** Who answers. */
    public sealed interface Found {
        record Page(Function<Request, Answer> answer) implements Found {}

        /**
         * @param to speaks until the listener is gone; or says why he may not listen, and then
         *     nothing else
         */
        record Stream(BiFunction<Request, Wire, Optional<Answer>> to) implements Found {}

        record Nothing(Answer refusal) implements Found {}
    }

    private static final Set<String> READ = Set.of("GET", "HEAD");

    private final Map<String, Map<String, Found>> paths = new HashMap<>();
    private final Map<String, Found> folders = new HashMap<>();
    private Function<Request, Answer> otherwise = _ -> nothing();
    private Function<Request, Optional<String>> known = _ -> Optional.empty();

    public void get(String path, Function<Request, Answer> answer) {
        put("GET", path, new Found.Page(answer));
        put("HEAD", path, new Found.Page(answer));
    }

    /** Everything below that folder. */
    public void below(String folder, Function<Request, Answer> answer) {
        folders.put(folder, new Found.Page(answer));
    }

    public void post(String path, Function<Request, Answer> answer) {
        put("POST", path, new Found.Page(answer));
    }

    public void stream(String path, BiFunction<Request, Wire, Optional<Answer>> to) {
        put("GET", path, new Found.Stream(to));
    }

    /** Who answers whoever wants to read what there is not. */
    public void otherwise(Function<Request, Answer> answer) {
        otherwise = answer;
    }

    /** By what whoever asks is known, so that he need not wait behind his neighbours. */
    public void knows(Function<Request, Optional<String>> by) {
        known = by;
    }

    public static Answer nothing() {
        return Answer.refused(Status.NOT_FOUND, "Qui non c'è niente", "There is nothing here");
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
                Answer.refused(
                                Status.OTHER_METHOD,
                                "Qui non si può fare così",
                                "Not to be done here")
                        .with("Allow", String.join(", ", new TreeSet<>(methods))));
    }
}
