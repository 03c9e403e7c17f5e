package burraco.hall.pages;

import burraco.hall.room.Device;
import burraco.hall.view.ControlView;
import burraco.hall.view.HallNow;
import burraco.json.JsonFields;
import burraco.text.PlainText;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.util.EnumSet;
import java.util.Set;

/** The room in the direction's hand: clock, pause, messages, devices. */
final class ControlApi implements AutoCloseable {
    private static final Set<Role> WATCHERS =
            EnumSet.of(Role.DIRECTION, Role.ARBITER, Role.SPEAKER);

    private static final int MOST_NAME = Device.MOST_NAME;

    private final HallParts parts;
    private final Staff staff;
    private final HallStream control;

    ControlApi(HallParts parts, Staff staff) {
        this.parts = parts;
        this.staff = staff;
        control = new HallStream(parts.clock());
    }

    void open(Routes routes) {
        routes.get("/api/hall/control", request -> staff.shown(request, WATCHERS, control::answer));
        routes.stream(
                "/api/hall/control/stream",
                (request, wire) -> staff.listen(request, wire, WATCHERS, control));
        routes.post("/api/hall/control", this::ordered);
    }

    void publish(HallNow hall) {
        control.offerLater(() -> ControlView.of(hall));
    }

    private Response ordered(Request request) {
        return staff.ordered(
                request,
                by ->
                        request.json()
                                .map(fields -> ordered(fields, by))
                                .orElseGet(ControlApi::unclear));
    }

    private static Response unclear() {
        return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
    }

    private Response ordered(JsonFields fields, String by) {
        Response answer =
                switch (fields.text("do").orElse("")) {
                    case "admit" -> admit(fields, by);
                    case "turn-away" -> turnAway(fields, by);
                    default -> decided(fields, by);
                };
        publish(parts.now().get());
        return answer;
    }

    /** One order after the other: an extension goes on from the end that holds. */
    private synchronized Response decided(JsonFields fields, String by) {
        return switch (ControlOrder.read(fields, parts.now().get())) {
            case ControlOrder.Read.Unclear _ -> unclear();
            case ControlOrder.Read.Refused(var why) -> Staff.refused(why);
            case ControlOrder.Read.Decided(var who, var decisions) ->
                    who.contains(staff.role(by))
                            ? CarriedOut.answer(
                                    () ->
                                            parts.orders()
                                                    .decide(
                                                            decisions,
                                                            by,
                                                            fields.text("why").orElse("")),
                                    parts.log())
                            : Staff.notYours();
        };
    }

    private Response admit(JsonFields fields, String by) {
        String id = fields.text("id").orElse("");
        String name = fields.text("name").orElse("").strip();
        int table = fields.number("table").orElse(0);
        if (id.isEmpty()
                || name.length() > MOST_NAME
                || !PlainText.isName(name)
                || !ControlOrder.isTable(table)) {
            return unclear();
        }
        return staff.role(by) == Role.DIRECTION
                ? CarriedOut.answer(() -> parts.orders().admit(id, name, table, by), parts.log())
                : Staff.notYours();
    }

    private Response turnAway(JsonFields fields, String by) {
        String id = fields.text("id").orElse("");
        if (id.isEmpty()) {
            return unclear();
        }
        return staff.role(by) == Role.DIRECTION
                ? CarriedOut.answer(() -> parts.orders().turnAway(id, by), parts.log())
                : Staff.notYours();
    }

    @Override
    public void close() {
        control.close();
    }
}
