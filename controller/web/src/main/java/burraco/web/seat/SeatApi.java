package burraco.web.seat;

import burraco.cards.Seat;
import burraco.json.JsonFields;
import burraco.json.JsonObject;
import burraco.running.Host;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.web.http.HttpStatus;
import burraco.web.http.OwnScreen;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.view.OrderResponse;
import burraco.web.view.QrSvg;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Requests of players' phones. A phone with the key of a seat can press that seat's buttons and
 * enter the points left in a fan. The keys are shown on the table's own screen and to arbiters.
 */
public final class SeatApi {
    private final Host host;
    private final SeatKeys keys;
    private final Supplier<String> origin;
    private final BooleanSupplier isReachable;
    private final Predicate<Request> isArbiter;
    private final SeatRate pace;

    /**
     * @param origin address of the pages
     * @param isReachable whether a phone can reach that address
     * @param nanos a monotonic clock
     */
    public SeatApi(
            Host host,
            SeatKeys keys,
            Supplier<String> origin,
            BooleanSupplier isReachable,
            Predicate<Request> isArbiter,
            LongSupplier nanos) {
        pace = new SeatRate(nanos);
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

    // Showing the keys

    private Response shown(Request request, Supplier<Response> answer) {
        return OwnScreen.asks(request) || isArbiter.test(request)
                ? answer.get()
                : Response.refused(HttpStatus.FORBIDDEN, "seat.codes");
    }

    private Response links() {
        return Response.json(
                new Links(
                        Arrays.stream(Seat.values())
                                .map(seat ->
                                        new Link(seat.toString(), keys.of(seat), address(seat)))
                                .toList(),
                        isReachable.getAsBoolean()));
    }

    /**
     * @param reachable whether a phone can reach the addresses
     */
    public record Links(List<Link> seats, boolean reachable) implements JsonObject {}

    public record Link(String seat, String key, String address) implements JsonObject {}

    /** The key is in the fragment: browsers do not send it, so it appears in no log. */
    private String address(Seat seat) {
        return origin.get() + "/seat#" + seat + "-" + keys.of(seat);
    }

    private Response code(Request request) {
        Optional<Seat> seat = seat(request.value("at").orElse(""));
        return seat.isEmpty()
                ? unclear()
                : Response.of(
                        "image/svg+xml",
                        QrSvg.of(address(seat.get())).getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<Seat> seat(String name) {
        return Arrays.stream(Seat.values()).filter(one -> one.toString().equals(name)).findFirst();
    }

    // Orders of players

    private Response order(Request request) {
        Optional<JsonFields> fields = request.json();
        Optional<Seat> seat = fields.flatMap(one -> one.text("seat")).flatMap(SeatApi::seat);
        String key = fields.flatMap(one -> one.text("key")).orElse("");
        if (seat.isEmpty()) {
            return unclear();
        }
        if (!keys.fits(seat.get(), key)) {
            return Response.refused(HttpStatus.FORBIDDEN, "seat.other-code");
        }
        if (!pace.admits(seat.get())) {
            return Response.refused(HttpStatus.TOO_OFTEN, "seat.too-fast");
        }
        SeatOrder wish = new SeatOrder(seat.get(), fields.get());
        return wish.command().map(command -> order(wish, command)).orElseGet(SeatApi::unclear);
    }

    private Response order(SeatOrder wish, Command command) {
        Person player = new Person.Player(wish.seat());
        return OrderResponse.answer(host.orderUnless(player, command, wish::refusal), command);
    }

    private static Response unclear() {
        return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
    }
}
