package burraco.hall.pages;

import burraco.json.JsonObject;
import burraco.text.Sentence;
import burraco.web.http.Response;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;

/** Answers to orders. */
final class CarriedOut {
    private CarriedOut() {}

    /** Something that may be refused, or not be written. */
    interface Work {
        Optional<Sentence> go() throws IOException;
    }

    public record DoneJson(boolean done) implements JsonObject {}

    static Response answer(Work work, Consumer<String> log) {
        try {
            return work.go().map(Staff::refused).orElseGet(() -> Response.json(new DoneJson(true)));
        } catch (IOException cannot) {
            log.accept("the hall: " + cannot);
            return Staff.refused(new Sentence("cannot-write"));
        }
    }
}
