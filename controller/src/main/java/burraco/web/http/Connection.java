package burraco.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.util.Optional;

/**
 * One connection: its requests are read and answered one after the other, on a thread of its own.
 */
final class Connection {
    static final int LARGEST_BODY = 16 * 1024;

    /** How long it may stay silent before a request, and how long a request may take to come. */
    private static final long SILENT_SECONDS = Connections.FIRST_SECONDS;

    private static final long REQUEST_SECONDS = 10;

    /** What still comes from somebody who has been refused is not looked at, for so long. */
    private static final int FAREWELL_MILLIS = 1_000;

    private static final int FAREWELL_BYTES = 64 * 1024;

    private static final Answer NO_REQUEST =
            Answer.refused(Status.BAD_REQUEST, "Non è una richiesta", "This is no request");

    private static final Answer LARGE_HEAD =
            Answer.refused(Status.LARGE_HEAD, "Al massimo 8 KB", "8 KB at most");

    private static final Answer LARGE_BODY =
            Answer.refused(Status.TOO_LARGE, "Al massimo 16 KB", "16 KB at most");

    private static final Answer NO_LENGTH =
            Answer.refused(
                    Status.NO_LENGTH, "Manca la lunghezza", "It does not say how long it is");

    private static final Answer NO_BODY =
            Answer.refused(
                    Status.BAD_REQUEST,
                    "Una richiesta così non ha contenuto",
                    "Such a request has no body");

    private static final Answer TOO_FAST =
            Answer.refused(
                    Status.TOO_OFTEN,
                    "Troppe richieste da questo indirizzo: riprova fra un momento",
                    "Too many requests from this address: try again in a moment");

    private static final Answer NO_ROOM =
            Answer.refused(Status.FULL, "Troppe richieste insieme", "Too many requests at a time");

    private final Socket socket;
    private final Connections.Place place;
    private final Incoming incoming;
    private final Outgoing outgoing;
    private final Answers answers;

    /** Who is behind the pages. */
    interface Answers {
        /** By what whoever asks is known here; strangers are by nothing. */
        Optional<String> known(Request request);

        /**
         * Who answers a request of which the body has not come yet; a refusal where nobody does.
         */
        Routes.Found find(Request request);

        /** What that one says; a fault of the program too is an answer. */
        Answer answer(Routes.Found.Page page, Request request);

        /** Has that one speak until the end; or says why not. */
        Optional<Answer> speak(Routes.Found.Stream stream, Request request, Wire wire);
    }

    Connection(Socket socket, Connections.Place place, Answers answers) throws IOException {
        this.socket = socket;
        this.place = place;
        this.answers = answers;
        incoming = new Incoming(socket.getInputStream(), place);
        OutputStream out = socket.getOutputStream();
        outgoing = new Outgoing(out, place);
    }

    /** Until he or the program has had enough. */
    void serve() throws IOException, InterruptedException {
        boolean more = true;
        while (more) {
            place.waits(SILENT_SECONDS);
            more =
                    switch (incoming.head(() -> place.waits(REQUEST_SECONDS))) {
                        case Incoming.Came.Whole(var bytes, var end) ->
                                serve(Head.read(bytes, end));
                        case Incoming.Came.TooLarge _ -> refuse(LARGE_HEAD);
                        case Incoming.Came.Nothing _ -> false;
                    };
            if (more && !incoming.isAhead()) {
                incoming.empty();
            }
        }
    }

    /** Whatever it was that he sent, he waits for his turn. */
    private boolean serve(Optional<Head> head) throws IOException, InterruptedException {
        place.waits(REQUEST_SECONDS);
        Optional<String> known = head.flatMap(one -> answers.known(request(one, new byte[0])));
        if (!place.awaitsTurn(known)) {
            return refuse(TOO_FAST);
        }
        return head.isPresent() ? serve(head.get()) : refuse(NO_REQUEST);
    }

    /** A body is read only where somebody waits for it. */
    private boolean serve(Head head) throws IOException {
        place.works();
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

    private Request request(Head head, byte[] body) {
        return head.request(
                body,
                socket.getInetAddress().getHostAddress(),
                socket.getLocalAddress().getHostAddress());
    }

    private boolean post(Routes.Found.Page page, Head head) throws IOException {
        if (head.length().isEmpty()) {
            return refuse(NO_LENGTH);
        }
        int length = head.length().getAsInt();
        if (length > LARGEST_BODY) {
            return refuse(LARGE_BODY);
        }
        if (!place.holds(length)) {
            return refuse(NO_ROOM);
        }
        if (head.asksFirst()) {
            outgoing.goOn();
        }
        place.waits(REQUEST_SECONDS);
        byte[] body = incoming.body(length);
        place.works();
        if (body.length < length) {
            return false;
        }
        Answer answer = answers.answer(page, request(head, body));
        // Until then it was kept, however many wait for the same answer.
        place.lets(length);
        return send(answer, head);
    }

    /** The last answer of a connection: of what else he has sent nothing is kept meanwhile. */
    private boolean speak(Routes.Found.Stream stream, Request request, Head head)
            throws IOException {
        incoming.empty();
        place.works();
        Wire wire = new Wire(outgoing, head.chunks());
        Optional<Answer> refusal = answers.speak(stream, request, wire);
        wire.end();
        return refusal.isPresent() && refuse(refusal.get());
    }

    /** Whether the connection goes on. */
    private boolean send(Answer answer, Head head) throws IOException {
        boolean sent = outgoing.send(answer, head.lasting(), head.method().equals("HEAD"));
        return sent && head.lasting();
    }

    /** The last answer on a connection of which more may come than anybody wants to read. */
    private boolean refuse(Answer answer) throws IOException {
        if (outgoing.send(answer, false, false)) {
            socket.shutdownOutput();
            place.waits(1);
            socket.setSoTimeout(FAREWELL_MILLIS);
            InputStream in = socket.getInputStream();
            in.skip(FAREWELL_BYTES);
        }
        return false;
    }
}
