package burraco.hall;

import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.RequestJson;
import burraco.relay.wire.UnreadableMessageException;
import burraco.trust.Certificates;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.util.Map;
import java.util.Optional;

/** The port to which tables are linked. Who connects has shown a certificate of this hall. */
final class LinkApi {
    static final String PATH = "/link";

    private final Hall hall;

    LinkApi(Hall hall) {
        this.hall = hall;
    }

    void open(Routes routes) {
        // Each table has a rate of its own, also where several come from one address.
        routes.knows(request -> request.peer().map(Certificates::fingerprint));
        routes.post(PATH, RequestJson.MOST_BYTES, this::hear);
    }

    private Response hear(Request request) {
        Optional<String> device = request.peer().map(Certificates::fingerprint).filter(hall::knows);
        if (device.isEmpty()) {
            return Response.refused(HttpStatus.FORBIDDEN, "unknown-device");
        }
        try {
            byte[] answer =
                    AnswerJson.write(hall.hear(RequestJson.read(request.body()), device.get()));
            return new Response(HttpStatus.OK, "application/json", answer, Map.of());
        } catch (UnreadableMessageException unclear) {
            return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
        }
    }
}
