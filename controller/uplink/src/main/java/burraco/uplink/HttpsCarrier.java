package burraco.uplink;

import burraco.relay.Answer;
import burraco.relay.Request;
import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.RequestJson;
import burraco.relay.wire.UnreadableMessageException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import javax.net.ssl.SSLContext;

/** Posts each request to the hall; its answer is the acknowledgement. */
public final class HttpsCarrier implements Carrier {
    private static final Duration TO_CONNECT = Duration.ofSeconds(15);
    private static final Duration TO_ANSWER = Duration.ofSeconds(30);
    private static final int MOST_ANSWER = 64 << 10;
    private static final int DONE = 200;

    private final HttpClient client;
    private final URI hall;

    /**
     * @param hall where requests are posted
     * @param secret this table's certificate, and whom it trusts
     */
    public HttpsCarrier(URI hall, SSLContext secret) {
        this.hall = hall;
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
                        .timeout(TO_ANSWER)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(RequestJson.write(request)))
                        .build();
        HttpResponse<InputStream> response =
                client.send(post, HttpResponse.BodyHandlers.ofInputStream());
        try (InputStream body = response.body()) {
            byte[] bytes = body.readNBytes(MOST_ANSWER);
            if (response.statusCode() != DONE) {
                throw new IOException("the hall answers " + response.statusCode());
            }
            return AnswerJson.read(bytes);
        } catch (UnreadableMessageException other) {
            throw new IOException("something else answers: " + other.getMessage());
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
