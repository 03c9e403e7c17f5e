package burraco.hall.pages;

import burraco.hall.view.HallWords;
import burraco.json.JsonObject;
import burraco.text.Sentence;
import burraco.web.console.ConsoleLogin;
import burraco.web.http.EventStream;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/** Those who have signed in, and what each of them may do. */
final class Staff {
    private static final int MOST_LISTENERS = 100;

    private static final Response FIRST_PIN = Response.refused(HttpStatus.NO_SESSION, "pin.first");

    private final ConsoleLogin login;
    private final Roles roles;
    private final Semaphore listeners = new Semaphore(MOST_LISTENERS);

    Staff(ConsoleLogin login, Roles roles) {
        this.login = login;
        this.roles = roles;
    }

    void open(Routes routes) {
        routes.get(
                "/api/hall/role",
                request ->
                        login.looks(request)
                                .map(name ->
                                        Response.json(
                                                new RoleJson(name, roles.of(name).toString())))
                                .orElse(FIRST_PIN));
    }

    /** Who has signed in, and as what. */
    public record RoleJson(String name, String role) implements JsonObject {}

    Role role(String name) {
        return roles.of(name);
    }

    /** What a page loads by itself does not count as use of the session. */
    Response shown(Request request, Set<Role> who, Function<Request, Response> answer) {
        return refusal(request, who).orElseGet(() -> answer.apply(request));
    }

    Optional<Response> listen(Request request, EventStream wire, Set<Role> who, HallStream stream) {
        Optional<Response> refusal = refusal(request, who);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (!listeners.tryAcquire()) {
            return Optional.of(Response.refused(HttpStatus.FULL, "too-many-streams"));
        }
        try {
            stream.speak(wire, () -> refusal(request, who).isEmpty());
            return Optional.empty();
        } finally {
            listeners.release();
        }
    }

    private Optional<Response> refusal(Request request, Set<Role> who) {
        Optional<String> name = login.looks(request);
        return name.isEmpty()
                ? Optional.of(FIRST_PIN)
                : name.filter(one -> !who.contains(roles.of(one))).map(_ -> notYours());
    }

    /** An order; its handler looks at the role, since it depends on the order who may give it. */
    Response ordered(Request request, Function<String, Response> carriedOut) {
        return login.named(request, carriedOut);
    }

    static Response notYours() {
        return refused(HttpStatus.FORBIDDEN, new Sentence("not-yours"));
    }

    static Response refused(int status, Sentence why) {
        return Response.json(status, new Response.Refusal(HallWords.in(why)));
    }

    static Response refused(Sentence why) {
        return refused(HttpStatus.CONFLICT, why);
    }
}
