package burraco.web.seat;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.running.Host;
import burraco.table.Effect;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.web.http.Answer;
import burraco.web.http.OwnScreen;
import burraco.web.http.Request;
import burraco.web.http.Routes;
import burraco.web.http.Status;
import burraco.web.view.PreviewView;
import burraco.web.view.QrSvg;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The seats in a browser: what the buttons of a seat do can be done with a phone too, by whoever
 * has the key of that seat, and what is left in the fans can be entered. The keys are shown on the
 * table's own screen and to an arbiter.
 */
public final class Seats {
    private static final long LONGEST_SECONDS = 5;

    private final Host host;
    private final SeatKeys keys;
    private final Supplier<String> origin;
    private final Predicate<Request> isArbiter;

    /**
     * @param origin where people find the pages
     */
    public Seats(Host host, SeatKeys keys, Supplier<String> origin, Predicate<Request> isArbiter) {
        this.host = host;
        this.keys = keys;
        this.origin = origin;
        this.isArbiter = isArbiter;
    }

    public void open(Routes routes) {
        routes.get("/api/seats", request -> shown(request, this::links));
        routes.get("/api/seat.svg", request -> shown(request, () -> code(request)));
        routes.post("/api/seat", this::order);
    }

    // The keys

    private Answer shown(Request request, Supplier<Answer> answer) {
        return OwnScreen.asks(request) || isArbiter.test(request)
                ? answer.get()
                : Answer.refused(
                        Status.FORBIDDEN,
                        "I codici dei posti si vedono sullo schermo del tavolo e alla consolle",
                        "The seats' codes are shown on the table's own screen and at the console");
    }

    private Answer links() {
        List<Map<String, Object>> seats =
                Arrays.stream(Seat.values())
                        .map(seat -> {
                            Map<String, Object> json = Json.object();
                            json.put("seat", seat.toString());
                            json.put("key", keys.of(seat));
                            json.put("address", address(seat));
                            return json;
                        })
                        .toList();
        Map<String, Object> json = Json.object();
        json.put("seats", seats);
        return Answer.json(json);
    }

    /** The key stands behind the hash: it is sent to nobody, and stands in no log. */
    private String address(Seat seat) {
        return origin.get() + "/seat#" + seat + "-" + keys.of(seat);
    }

    private Answer code(Request request) {
        Optional<Seat> seat = seat(request.value("at").orElse(""));
        return seat.isEmpty()
                ? unclear()
                : Answer.of(
                        "image/svg+xml",
                        QrSvg.of(address(seat.get())).getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<Seat> seat(String name) {
        return Arrays.stream(Seat.values()).filter(one -> one.toString().equals(name)).findFirst();
    }

    // What a player wants

    private Answer order(Request request) {
        Optional<JsonFields> fields = request.json();
        Optional<Seat> seat = fields.flatMap(one -> one.text("seat")).flatMap(Seats::seat);
        String key = fields.flatMap(one -> one.text("key")).orElse("");
        if (seat.isEmpty()) {
            return unclear();
        }
        if (!keys.fits(seat.get(), key)) {
            return Answer.refused(
                    Status.FORBIDDEN,
                    "Il codice di questo posto è un altro: inquadralo di nuovo",
                    "This seat has another code: scan it again");
        }
        return fields.flatMap(Seats::command)
                .map(command -> order(new Person.Player(seat.get()), command))
                .orElseGet(Seats::unclear);
    }

    private static Optional<Command> command(JsonFields fields) {
        return switch (fields.text("do").orElse("")) {
            case "ok" -> Optional.of(new Command.Ok());
            case "undo" -> Optional.of(new Command.Undo());
            case "call" -> Optional.of(new Command.Call());
            case "left" -> left(fields);
            default -> Optional.empty();
        };
    }

    private static Optional<Command> left(JsonFields fields) {
        OptionalInt match = fields.number("match");
        OptionalInt hand = fields.number("hand");
        OptionalInt points = fields.number("points");
        Optional<Line> line =
                Arrays.stream(Line.values())
                        .filter(one -> fields.text("line").equals(Optional.of(one.toString())))
                        .findFirst();
        return match.isPresent() && hand.isPresent() && points.isPresent()
                ? line.map(one ->
                        new Command.Left(match.getAsInt(), hand.getAsInt(), one, points.getAsInt()))
                : Optional.empty();
    }

    private Answer order(Person by, Command command) {
        CompletableFuture<List<Effect>> taken = new CompletableFuture<>();
        if (!host.order(by, command, taken::complete)) {
            return busy();
        }
        try {
            return Answer.json(done(taken.get(LONGEST_SECONDS, TimeUnit.SECONDS)));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return busy();
        } catch (ExecutionException | TimeoutException busy) {
            return busy();
        }
    }

    private static Map<String, Object> done(List<Effect> effects) {
        Map<String, Object> json = Json.object();
        Optional<Effect.Refused> refused =
                effects.stream()
                        .filter(Effect.Refused.class::isInstance)
                        .map(Effect.Refused.class::cast)
                        .findFirst();
        json.put("done", refused.isEmpty());
        refused.ifPresent(one -> json.put("says", PreviewView.says(one.why())));
        return json;
    }

    private static Answer unclear() {
        return Answer.refused(
                Status.BAD_REQUEST,
                "Non si capisce che cosa si vuole",
                "It is not clear what is wanted");
    }

    private static Answer busy() {
        return Answer.refused(Status.FULL, "Il tavolo non risponde", "The table does not answer");
    }
}
