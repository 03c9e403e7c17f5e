package burraco.hall.pages;

import burraco.hall.room.Decision;
import burraco.hall.room.Handling;
import burraco.hall.view.CallItem;
import burraco.hall.view.CallsView;
import burraco.hall.view.HallNow;
import burraco.json.JsonFields;
import burraco.text.PlainText;
import burraco.text.Sentence;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What needs an arbiter, and who deals with it. */
final class CallsApi implements AutoCloseable {
    private static final Set<Role> READERS = EnumSet.of(Role.DIRECTION, Role.ARBITER, Role.READER);
    private static final Set<Role> ARBITERS = EnumSet.of(Role.DIRECTION, Role.ARBITER);

    private static final int MOST_WORDS = 200;

    private final HallParts parts;
    private final Staff staff;
    private final HallStream calls;

    CallsApi(HallParts parts, Staff staff) {
        this.parts = parts;
        this.staff = staff;
        calls = new HallStream(parts.clock());
    }

    void open(Routes routes) {
        routes.get("/api/hall/calls", request -> staff.shown(request, READERS, calls::answer));
        routes.stream(
                "/api/hall/calls/stream",
                (request, wire) -> staff.listen(request, wire, READERS, calls));
        routes.post("/api/hall/calls", this::ordered);
    }

    void publish(HallNow hall) {
        calls.offerLater(() -> CallsView.of(hall));
    }

    private Response ordered(Request request) {
        return staff.ordered(
                request,
                by ->
                        ARBITERS.contains(staff.role(by))
                                ? request.json()
                                        .map(fields -> ordered(fields, by))
                                        .orElseGet(CallsApi::unclear)
                                : Staff.notYours());
    }

    private static Response unclear() {
        return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
    }

    private Response ordered(JsonFields fields, String by) {
        String item = fields.text("item").orElse("");
        String words = fields.text("words").orElse("").strip();
        if (item.isEmpty() || words.length() > MOST_WORDS || !PlainText.is(words)) {
            return unclear();
        }
        if (fields.text("do").orElse("").equals("join")) {
            return join(item, words, by);
        }
        Optional<Decision> decision =
                switch (fields.text("do").orElse("")) {
                    case "take" -> Optional.of(new Decision.Take(item));
                    case "done" -> Optional.of(new Decision.Done(item, words));
                    case "give-back" -> Optional.of(new Decision.GiveBack(item));
                    default -> Optional.empty();
                };
        return decision.map(one -> CarriedOut.answer(() -> decide(one, item, by), parts.log()))
                .orElseGet(CallsApi::unclear);
    }

    /** A result is the direction's, and this one needs a reason. */
    private Response join(String item, String why, String by) {
        if (staff.role(by) != Role.DIRECTION) {
            return Staff.notYours();
        }
        return why.isEmpty()
                ? Staff.refused(new Sentence("reason-missing"))
                : CarriedOut.answer(() -> parts.orders().join(item, by, why), parts.log());
    }

    /** Of two arbiters who take the same thing at once, one is told who was first. */
    private synchronized Optional<Sentence> decide(Decision decision, String item, String by)
            throws IOException {
        HallNow hall = parts.now().get();
        CallsView view = CallsView.of(hall);
        boolean isKnown =
                Stream.concat(view.open().stream(), view.past().stream())
                        .map(CallItem::id)
                        .anyMatch(item::equals);
        if (!isKnown) {
            return Optional.of(new Sentence("item-gone"));
        }
        Optional<Handling> before = Optional.ofNullable(hall.room().handled().get(item));
        Optional<String> other =
                before.filter(one -> !one.isDone())
                        .flatMap(Handling::by)
                        .filter(name -> !name.equals(by));
        if (decision instanceof Decision.Take && other.isPresent()) {
            return Optional.of(new Sentence("item-taken", other.get()));
        }
        Optional<Sentence> refused = parts.orders().decide(List.of(decision), by, "");
        publish(parts.now().get());
        return refused;
    }

    @Override
    public void close() {
        calls.close();
    }
}
