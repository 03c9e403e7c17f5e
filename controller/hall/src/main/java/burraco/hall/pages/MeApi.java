package burraco.hall.pages;

import burraco.hall.room.Decision;
import burraco.hall.view.HallNow;
import burraco.hall.view.HandStory;
import burraco.hall.view.MeView;
import burraco.hall.view.PlayedRounds;
import burraco.hall.view.PostedRanking;
import burraco.json.JsonFields;
import burraco.json.JsonObject;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.web.http.EventStream;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/**
 * The phones of those who play. The key of a pair opens its page, which shows what everybody may
 * know of it; with it the pair says where it sits, and calls the arbiter.
 */
final class MeApi implements AutoCloseable {
    /** The key travels in a header, where no log writes it. */
    private static final String HEADER = "x-pair-key";

    private static final Response NO_KEY =
            Staff.refused(HttpStatus.FORBIDDEN, new Sentence("pair-key"));

    private final HallParts parts;
    private final PhoneRate rate;
    private final Semaphore listeners;
    private final Map<Integer, HallStream> streams = new ConcurrentHashMap<>();
    private Optional<Known> known = Optional.empty();

    /** What follows from a tournament, and changes with it only. */
    private record Known(Tournament of, PlayedRounds played, PostedRanking ranking) {
        static Known about(Tournament now) {
            return new Known(now, new PlayedRounds(now), PostedRanking.of(now));
        }
    }

    /**
     * @param listeners streams that all pages for everybody have together
     */
    MeApi(HallParts parts, Semaphore listeners) {
        this.parts = parts;
        this.listeners = listeners;
        rate = new PhoneRate(parts.clock());
    }

    void open(Routes routes) {
        routes.get("/api/hall/me", request -> answer(request, this::state));
        routes.get("/api/hall/me/hands", request -> answer(request, n -> hands(request, n)));
        routes.stream("/api/hall/me/stream", this::listen);
        routes.post("/api/hall/me", this::ordered);
    }

    private interface Answer {
        Response of(int number);
    }

    private Response answer(Request request, Answer answer) {
        String key = request.header(HEADER).or(() -> request.value("key")).orElse("");
        return number(key).map(answer::of).orElse(NO_KEY).packedFor(request);
    }

    private Optional<Integer> number(String key) {
        return parts.keys().number(parts.now().get().content().now(), key);
    }

    private Response state(int number) {
        HallStream once = new HallStream(parts.clock());
        once.offer(view(parts.now().get(), number));
        return once.answer();
    }

    private MeView view(HallNow hall, int number) {
        Tournament now = hall.content().now();
        Known about = known(now);
        return MeView.of(hall, number, about.played(), about.ranking());
    }

    private synchronized Known known(Tournament now) {
        if (known.filter(before -> before.of() == now).isEmpty()) {
            known = Optional.of(Known.about(now));
        }
        return known.get();
    }

    private static int round(Tournament now) {
        return now.current().map(Round::number).orElse(0);
    }

    // Streams: each pair hears of its own things only.

    private Optional<Response> listen(Request request, EventStream wire) {
        String key = request.header(HEADER).or(() -> request.value("key")).orElse("");
        Optional<Integer> number = number(key);
        if (number.isEmpty()) {
            return Optional.of(NO_KEY);
        }
        if (!listeners.tryAcquire()) {
            return Optional.of(Response.refused(HttpStatus.FULL, "too-many-streams"));
        }
        try {
            HallStream stream =
                    streams.computeIfAbsent(number.get(), _ -> new HallStream(parts.clock()));
            stream.offer(view(parts.now().get(), number.get()));
            stream.speak(wire, () -> true);
            return Optional.empty();
        } finally {
            listeners.release();
        }
    }

    void publish(HallNow hall) {
        Tournament now = hall.content().now();
        streams.forEach((number, stream) -> {
            if (stream.isHeard() && now.field().has(number)) {
                stream.offer(view(hall, number));
            }
        });
    }

    // Orders

    private Response ordered(Request request) {
        Optional<JsonFields> fields = request.json();
        Optional<Integer> number = fields.flatMap(one -> one.text("key")).flatMap(this::number);
        if (fields.isEmpty()) {
            return unclear();
        }
        if (number.isEmpty()) {
            return NO_KEY;
        }
        if (!rate.admits(number.get())) {
            return Staff.refused(HttpStatus.TOO_OFTEN, new Sentence("too-often"));
        }
        Response answer = ordered(fields.get(), number.get());
        Optional.ofNullable(streams.get(number.get()))
                .ifPresent(stream -> stream.offer(view(parts.now().get(), number.get())));
        return answer;
    }

    private Response ordered(JsonFields fields, int number) {
        String line = fields.text("line").orElse("");
        return switch (fields.text("do").orElse("")) {
            case "call" -> CarriedOut.answer(() -> call(number), parts.log());
            case "call-off" -> CarriedOut.answer(() -> callOff(number), parts.log());
            case "sit" ->
                    Set.of("NS", "EW").contains(line)
                            ? CarriedOut.answer(() -> sit(number, line.equals("NS")), parts.log())
                            : unclear();
            default -> unclear();
        };
    }

    private static Response unclear() {
        return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
    }

    private synchronized Optional<Sentence> call(int number) throws IOException {
        HallNow hall = parts.now().get();
        Tournament now = hall.content().now();
        Optional<Meeting> meeting = meeting(hall, number);
        if (meeting.isEmpty()) {
            return Optional.of(new Sentence("no-seat"));
        }
        return hall.room().phone(round(now), number).isPresent()
                ? Optional.of(new Sentence("called-already"))
                : decide(new Decision.Call(round(now), meeting.get().table(), number), number);
    }

    private synchronized Optional<Sentence> callOff(int number) throws IOException {
        HallNow hall = parts.now().get();
        return hall.room().phone(round(hall.content().now()), number).isEmpty()
                ? Optional.empty()
                : decide(new Decision.CallOff(number), number);
    }

    private Optional<Sentence> decide(Decision decision, int number) throws IOException {
        Tournament now = parts.now().get().content().now();
        return parts.orders()
                .decide(List.of(decision), now.field().get(number).contestant().title(), "");
    }

    private synchronized Optional<Sentence> sit(int number, boolean northSouth) throws IOException {
        HallNow hall = parts.now().get();
        Tournament now = hall.content().now();
        Optional<Meeting> meeting = meeting(hall, number);
        if (meeting.isEmpty()) {
            return Optional.of(new Sentence("no-seat"));
        }
        if (!view(hall, number).place().map(MeView.Place::maySit).orElse(false)) {
            return Optional.of(new Sentence("playing-already"));
        }
        boolean first = meeting.get().first().has(number) == northSouth;
        return decide(new Decision.Sit(round(now), meeting.get().table(), first), number);
    }

    private static Optional<Meeting> meeting(HallNow hall, int number) {
        return hall.content().now().current().flatMap(round -> round.seating().of(number));
    }

    // Hands

    public record HandsJson(List<HandStory> hands) implements JsonObject {}

    private Response hands(Request request, int number) {
        Tournament now = parts.now().get().content().now();
        String asked = request.value("round").filter(one -> one.matches("[1-9][0-9]?")).orElse("0");
        int round = Integer.parseInt(asked);
        OptionalInt table = known(now).played().table(number, round);
        if (table.isEmpty()) {
            return Response.json(new HandsJson(List.of()));
        }
        try {
            return Response.json(
                    new HandsJson(
                            parts.records().of(round, table.getAsInt()).stream()
                                    .map(HandStory::of)
                                    .toList()));
        } catch (IOException cannot) {
            parts.log().accept("hands of table " + table.getAsInt() + ": " + cannot);
            return Response.json(new HandsJson(List.of()));
        }
    }

    @Override
    public void close() {
        streams.values().forEach(HallStream::close);
    }
}
