package burraco.web.seat;

import burraco.cards.Seat;
import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.running.Host;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.web.http.Answer;
import burraco.web.http.OwnScreen;
import burraco.web.http.Request;
import burraco.web.http.Routes;
import burraco.web.http.Status;
import burraco.web.view.QrSvg;
import burraco.web.view.Taken;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The seats in a browser: what the buttons of a seat do can be done with a phone too, by whoever
 * has the key of that seat, and what is left in the fans can be entered. The keys are shown on the
 * table's own screen and to an arbiter.
 */
public final class Seats {
    private final Host host;
    private final SeatKeys keys;
    private final Supplier<String> origin;
    private final BooleanSupplier isReachable;
    private final Predicate<Request> isArbiter;
    private final SeatPace pace;

    /**
     * @param origin where people find the pages
     * @param isReachable whether a phone finds them there too
     * @param nanos a clock that only counts on
     */
    public Seats(
            Host host,
            SeatKeys keys,
            Supplier<String> origin,
            BooleanSupplier isReachable,
            Predicate<Request> isArbiter,
            LongSupplier nanos) {
        pace = new SeatPace(nanos);
        this.host = host;
        this.keys = keys;
        this.origin = origin;
        this.isReachable = isReachable;
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
        json.put("reachable", isReachable.getAsBoolean());
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
        if (!pace.admits(seat.get())) {
            return Answer.refused(
                    Status.TOO_OFTEN,
                    "Troppo in fretta: riprova fra un momento",
                    "Too fast: try again in a moment");
        }
        SeatWish wish = new SeatWish(seat.get(), fields.get());
        return wish.command().map(command -> order(wish, command)).orElseGet(Seats::unclear);
    }

    private Answer order(SeatWish wish, Command command) {
        Person player = new Person.Player(wish.seat());
        return Taken.answer(host.orderUnless(player, command, wish::refusal));
    }

    private static Answer unclear() {
        return Answer.refused(
                Status.BAD_REQUEST,
                "Non si capisce che cosa si vuole",
                "It is not clear what is wanted");
    }
}
