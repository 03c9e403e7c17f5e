package burraco.web.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;

/** An open connection to somebody who listens. Its first word opens it. */
public final class Wire {
    private final HttpExchange exchange;
    private final Sluggards sluggards;
    private boolean open;

    Wire(HttpExchange exchange, Sluggards sluggards) {
        this.exchange = exchange;
        this.sluggards = sluggards;
    }

    /** False where he is gone. */
    public boolean write(byte[] bytes) {
        try {
            sluggards.during(() -> send(bytes));
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    private void send(byte[] bytes) throws IOException {
        if (!open) {
            exchange.sendResponseHeaders(Status.OK, 0);
            open = true;
        }
        exchange.getResponseBody().write(bytes);
        exchange.getResponseBody().flush();
    }
}
