package burraco.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.security.cert.X509Certificate;
import java.util.Optional;

/** One client connection: reads and answers requests one after the other on its own thread. */
final class Connection {
    /** Time allowed before a request begins, and for a request to arrive completely. */
    private static final long IDLE_SECONDS = Connections.FIRST_REQUEST_SECONDS;

    private static final long REQUEST_SECONDS = 10;

    /**
     * After a refusal, remaining input is discarded for a limited time, so that the client can read
     * the response.
     */
    private static final int DISCARD_MILLIS = 1_000;

    private static final int KILO = 1024;

    private static final int DISCARD_BYTES = 64 * 1024;

    private static final Response NO_REQUEST =
            Response.refused(HttpStatus.BAD_REQUEST, "no-request");

    private static final Response LARGE_HEAD =
            Response.refused(HttpStatus.LARGE_HEAD, "large-head");

    private static final Response NO_LENGTH = Response.refused(HttpStatus.NO_LENGTH, "no-length");

    private static final Response NO_BODY = Response.refused(HttpStatus.BAD_REQUEST, "no-body");

    private static final Response TOO_FAST = Response.refused(HttpStatus.TOO_OFTEN, "too-fast");

    private static final Response NO_ROOM = Response.refused(HttpStatus.FULL, "no-memory");

    private final Socket socket;
    private final Optional<X509Certificate> peer;
    private final Connections.Entry entry;
    private final RequestReader incoming;
    private final ResponseWriter outgoing;
    private final Answers answers;

    /** The application behind the connections. */
    interface Answers {
        /** Identifier of a known client, such as a session; empty for unknown clients. */
        Optional<String> known(Request request);

        /** Finds the handler of a request whose body has not been read; or a refusal. */
        Routes.Found find(Request request);

        /** Runs the handler; if it throws, the response is an error. */
        Response answer(Routes.Found.Page page, Request request);

        /** Runs an event stream until it ends, or returns a refusal. */
        Optional<Response> speak(Routes.Found.Stream stream, Request request, EventStream wire);
    }

    Connection(Secured client, Connections.Entry entry, Answers answers) throws IOException {
        socket = client.socket();
        peer = client.peer();
        this.entry = entry;
        this.answers = answers;
        incoming = new RequestReader(socket.getInputStream(), entry);
        OutputStream out = socket.getOutputStream();
        outgoing = new ResponseWriter(out, entry);
    }

    /** Handles requests until the client or the server ends the connection. */
    void serve() throws IOException, InterruptedException {
        boolean more = true;
        while (more) {
            entry.waits(IDLE_SECONDS);
            more =
                    switch (incoming.head(() -> entry.waits(REQUEST_SECONDS))) {
                        case RequestReader.Came.Whole(var bytes, var end) ->
                                serve(RequestHead.read(bytes, end));
                        case RequestReader.Came.TooLarge _ -> refuse(LARGE_HEAD);
                        case RequestReader.Came.Nothing _ -> false;
                    };
            if (more && !incoming.isAhead()) {
                incoming.empty();
            }
        }
    }

    /** Waits until the client's request rate allows the request. */
    private boolean serve(Optional<RequestHead> head) throws IOException, InterruptedException {
        entry.waits(REQUEST_SECONDS);
        Optional<String> known = head.flatMap(one -> answers.known(request(one, new byte[0])));
        if (!entry.awaitsTurn(known)) {
            return refuse(TOO_FAST);
        }
        return head.isPresent() ? serve(head.get()) : refuse(NO_REQUEST);
    }

    /** Reads a body only if the handler takes one. */
    private boolean serve(RequestHead head) throws IOException {
        entry.works();
        Request bare = request(head, new byte[0]);
        boolean posted = head.method().equals("POST");
        boolean bodiless = head.length().orElse(1) == 0;
        return switch (answers.find(bare)) {
            case Routes.Found.Nothing(var refusal) ->
                    bodiless ? send(refusal, head) : refuse(refusal);
            case Routes.Found.Page page when posted -> post(page, head);
            case Routes.Found.Page page when bodiless -> send(answers.answer(page, bare), head);
            case Routes.Found.Page page -> refuse(answers.answer(page, bare));
            case Routes.Found.Stream stream when bodiless -> speak(stream, bare, head);
            case Routes.Found.Stream _ -> refuse(NO_BODY);
        };
    }

    private Request request(RequestHead head, byte[] body) {
        return head.request(
                body,
                socket.getInetAddress().getHostAddress(),
                socket.getLocalAddress().getHostAddress(),
                peer);
    }

    private boolean post(Routes.Found.Page page, RequestHead head) throws IOException {
        if (head.length().isEmpty()) {
            return refuse(NO_LENGTH);
        }
        int length = head.length().getAsInt();
        if (length > page.maxBody()) {
            return refuse(largeBody(page.maxBody()));
        }
        if (!entry.holds(length)) {
            return refuse(NO_ROOM);
        }
        if (head.asksFirst()) {
            outgoing.goOn();
        }
        entry.waits(REQUEST_SECONDS);
        byte[] body = incoming.body(length);
        entry.works();
        if (body.length < length) {
            return false;
        }
        Response answer = answers.answer(page, request(head, body));
        // Until here the body was counted, however many requests wait for the same result.
        entry.lets(length);
        return send(answer, head);
    }

    private static Response largeBody(int most) {
        return Response.refused(HttpStatus.TOO_LARGE, "large-body", most / KILO);
    }

    /** An event stream is the last response of a connection, so its input buffer is freed. */
    private boolean speak(Routes.Found.Stream stream, Request request, RequestHead head)
            throws IOException {
        incoming.empty();
        entry.works();
        EventStream wire = new EventStream(outgoing, head.chunks());
        Optional<Response> refusal = answers.speak(stream, request, wire);
        wire.end();
        return refusal.isPresent() && refuse(refusal.get());
    }

    /**
     * @return whether the connection stays open
     */
    private boolean send(Response answer, RequestHead head) throws IOException {
        boolean sent = outgoing.send(answer, head.lasting(), head.method().equals("HEAD"));
        return sent && head.lasting();
    }

    /** Sends the last response of a connection, after which unread input may follow. */
    private boolean refuse(Response answer) throws IOException {
        if (outgoing.send(answer, false, false)) {
            socket.shutdownOutput();
            entry.waits(1);
            socket.setSoTimeout(DISCARD_MILLIS);
            InputStream in = socket.getInputStream();
            in.skip(DISCARD_BYTES);
        }
        return false;
    }
}
