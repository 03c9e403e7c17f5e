package burraco.uplink;

import burraco.relay.Answer;
import burraco.relay.Request;
import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.RequestJson;
import burraco.relay.wire.UnreadableMessageException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLContext;

/** Posts each request to the hall; its answer is the acknowledgement. */
public final class HttpsCarrier implements Carrier {
    private static final Duration TO_CONNECT = Duration.ofSeconds(15);
    private static final int MOST_ANSWER = 64 << 10;
    private static final int DONE = 200;
    private static final int FORBIDDEN = 403;

    private final HttpClient client;
    private final URI hall;
    private final Duration patience;

    /**
     * @param hall where requests are posted
     * @param secret this table's certificate, and whom it trusts
     */
    public HttpsCarrier(URI hall, SSLContext secret) {
        this(hall, secret, Duration.ofSeconds(30));
    }

    /**
     * @param patience how long a whole answer may take
     */
    HttpsCarrier(URI hall, SSLContext secret, Duration patience) {
        this.hall = hall;
        this.patience = patience;
        client =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .sslContext(secret)
                        .connectTimeout(TO_CONNECT)
                        .build();
    }

    @Override
    public Answer send(Request request) throws IOException, InterruptedException {
        HttpRequest post =
                HttpRequest.newBuilder(hall)
                        .timeout(patience)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(RequestJson.write(request)))
                        .build();
        HttpResponse<byte[]> response = whole(post);
        if (response.statusCode() == FORBIDDEN) {
            throw new StrangerException();
        }
        if (response.statusCode() != DONE) {
            throw new IOException("the hall answers " + response.statusCode());
        }
        try {
            return AnswerJson.read(response.body());
        } catch (UnreadableMessageException other) {
            throw new IOException("something else answers: " + other.getMessage());
        }
    }

    /** The client's own limit ends with the head of an answer: its body may never come. */
    private HttpResponse<byte[]> whole(HttpRequest post) throws IOException, InterruptedException {
        CompletableFuture<HttpResponse<byte[]>> answer =
                client.sendAsync(
                        post,
                        HttpResponse.BodyHandlers.limiting(
                                HttpResponse.BodyHandlers.ofByteArray(), MOST_ANSWER));
        try {
            return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw new IOException("no whole answer in time", late);
        } catch (ExecutionException failed) {
            throw new IOException(failed.getCause());
        } finally {
            answer.cancel(true);
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
