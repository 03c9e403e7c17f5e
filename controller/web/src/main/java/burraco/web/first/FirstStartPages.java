package burraco.web.first;

import burraco.json.JsonFields;
import burraco.json.JsonObject;
import burraco.web.Web;
import burraco.web.http.HttpStatus;
import burraco.web.http.Multilingual;
import burraco.web.http.OwnScreen;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.StaticFiles;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The page of a first start: address, PIN, and a few settings. Only the table's own screen gets it,
 * and only until the first start is over.
 */
public final class FirstStartPages implements Web.PageSet {
    private final FirstStart start;
    private final TableNow now;
    private final Consumer<String> log;

    /**
     * What the table is without any settings.
     *
     * @param address of its pages, for other machines
     */
    public record TableNow(Supplier<String> address, String name, String language) {}

    /**
     * @param log takes a line about the settings
     */
    public FirstStartPages(FirstStart start, TableNow now, Consumer<String> log) {
        this.start = start;
        this.now = now;
        this.log = log;
    }

    @Override
    public void open(Routes routes, StaticFiles pages) {
        routes.get(
                "/first-start",
                request -> atTheScreen(request, () -> pages.answer("first-start.html", request)));
        routes.get("/api/first-start", request -> atTheScreen(request, this::show));
        routes.post("/api/first-start", request -> atTheScreen(request, () -> take(request)));
    }

    private Response atTheScreen(Request request, Supplier<Response> answer) {
        return OwnScreen.asks(request) && start.isOpen() ? answer.get() : Routes.nothing();
    }

    /** What the page shows. */
    public record FirstStartView(
            String address,
            Optional<String> pin,
            String name,
            String language,
            List<Heard> networks)
            implements JsonObject {}

    /** A wireless network in reach. */
    public record Heard(String name, boolean open) implements JsonObject {}

    private Response show() {
        return Response.json(
                new FirstStartView(
                        now.address().get(),
                        start.pin(),
                        now.name(),
                        now.language(),
                        start.networks().stream()
                                .map(one -> new Heard(one.name(), one.open()))
                                .toList()));
    }

    /**
     * @param restarts whether the program starts again for them, and the screen with it
     */
    public record Taken(boolean done, boolean restarts) implements JsonObject {}

    /**
     * @param field that cannot be as it is; empty if it is none of them
     */
    public record NotTaken(boolean done, String field, Map<String, String> says)
            implements JsonObject {}

    private Response take(Request request) {
        Optional<JsonFields> json = request.json();
        if (json.isEmpty()) {
            return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
        }
        FirstSettings settings = FirstSettings.of(json.get()).unlike(now.language(), now.name());
        Optional<String> fault = settings.fault();
        if (fault.isPresent()) {
            return notTaken(fault.get(), "first." + fault.get());
        }
        try {
            start.ask(settings);
        } catch (IOException cannot) {
            log.accept("first start: the settings cannot be left: " + cannot.getMessage());
            return notTaken("", "first.cannot");
        }
        log.accept("first start: the settings of its screen are left for this machine");
        return Response.json(new Taken(true, settings.isForTheProgram()));
    }

    private static Response notTaken(String field, String key) {
        return Response.json(new NotTaken(false, field, Multilingual.of(words -> words.page(key))));
    }
}
