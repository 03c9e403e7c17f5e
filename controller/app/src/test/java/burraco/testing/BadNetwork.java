package burraco.testing;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Stands between a table and its hall: it delays what it carries, breaks connections off in the
 * middle, closes one direction only, and lets nothing through while it is cut.
 */
public final class BadNetwork implements AutoCloseable {
    private static final int PIECE = 1_000;
    private static final int LONGEST_DELAY_MILLIS = 30;

    private final ServerSocket server;
    private final int port;
    private final SplittableRandom chance;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;
    private volatile boolean good;
    private volatile int broken;

    /**
     * @param port of the hall, on this machine
     */
    public BadNetwork(int port, long seed) throws IOException {
        this.port = port;
        chance = new SplittableRandom(seed);
        server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().name("bad network").start(this::accept);
    }

    public int port() {
        return server.getLocalPort();
    }

    /** Nothing goes through, and what is open ends. */
    public void cut(boolean is) {
        cut = is;
        if (is) {
            open.forEach(BadNetwork::close);
        }
    }

    /** From now on it only carries. */
    public void heal() {
        good = true;
        cut = false;
    }

    /** How many connections it has broken off. */
    public int broken() {
        return broken;
    }

    private synchronized int below(int bound) {
        return chance.nextInt(bound);
    }

    private void accept() {
        try {
            while (true) {
                Socket table = server.accept();
                if (cut) {
                    close(table);
                } else {
                    Thread.startVirtualThread(() -> carry(table));
                }
            }
        } catch (IOException over) {
            // The test is over.
        }
    }

    private void carry(Socket table) {
        try {
            Socket hall = new Socket(InetAddress.getLoopbackAddress(), port);
            open.add(table);
            open.add(hall);
            Thread.startVirtualThread(() -> carry(hall, table));
            carry(table, hall);
        } catch (IOException noHall) {
            close(table);
        }
    }

    private void carry(Socket from, Socket to) {
        byte[] piece = new byte[PIECE];
        // Enough for the beginning of an encrypted connection and some requests, or not.
        int most = good ? Integer.MAX_VALUE : 2_000 + below(200_000);
        int carried = 0;
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int some = in.read(piece); some >= 0; some = in.read(piece)) {
                carried += some;
                if (carried > most && !good) {
                    end(from, to, out, piece, some);
                    return;
                }
                if (!good) {
                    TimeUnit.MILLISECONDS.sleep(below(LONGEST_DELAY_MILLIS));
                }
                out.write(piece, 0, some);
                out.flush();
            }
            to.shutdownOutput();
        } catch (IOException gone) {
            close(from);
            close(to);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** In the middle of a piece: both directions end, or one, or somebody waits in vain. */
    private synchronized void end(Socket from, Socket to, OutputStream out, byte[] piece, int some)
            throws IOException {
        broken++;
        out.write(piece, 0, some / 2);
        out.flush();
        if (below(3) == 0) {
            to.shutdownOutput();
        } else {
            close(from);
            close(to);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException closed) {
            // It is closed anyway.
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        open.forEach(BadNetwork::close);
    }
}
