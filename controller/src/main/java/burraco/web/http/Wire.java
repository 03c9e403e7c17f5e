package burraco.web.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;

/** An open connection to somebody who listens. Closing it ends a write that hangs. */
public final class Wire implements AutoCloseable {
    private final HttpExchange exchange;
    private final OutputStream out;

    Wire(HttpExchange exchange) {
        this.exchange = exchange;
        out = exchange.getResponseBody();
    }

    /** False where he is gone. */
    public boolean write(byte[] bytes) {
        try {
            out.write(bytes);
            out.flush();
            return true;
        } catch (IOException gone) {
            return false;
        }
    }

    @Override
    public void close() {
        exchange.close();
    }
}
