package burraco.bench;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Some who follow a table from outside, as the page does: each asks for the table's list, and for
 * each new segment once. They share one connection that stays open, one after the other, since a
 * machine has not as many sockets as viewers.
 */
final class FileViewer {
    private static final Pattern TAG = Pattern.compile("ETag: ([^\r]+)\r");
    private static final Pattern LENGTH = Pattern.compile("Content-Length: (\\d+)\r");
    private static final Pattern NEWEST = Pattern.compile("\"newest\":(\\d+)");
    private static final byte[] LAST_CHUNK = "\r\n0\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final SocketChannel channel;
    private final String folder;
    private final ByteArrayOutputStream answer = new ByteArrayOutputStream(1_024);

    /** What each of them knows. */
    private final String[] tags;

    private final long[] known;
    private int turn;
    private long asked;
    private boolean asksForSegment;

    /** When it asks again. */
    long due;

    /**
     * @param folder of the table, as a path of the web server
     * @param viewers how many they are
     */
    FileViewer(SocketAddress server, Selector selector, String folder, int viewers)
            throws IOException {
        tags = new String[viewers];
        known = new long[viewers];
        this.folder = folder;
        channel = SocketChannel.open();
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel.connect(server);
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, this);
    }

    /** What came of an answer. */
    record Came(int bytes, long nanos, boolean segment, boolean wantsMore) {}

    boolean isWaiting() {
        return asked != 0;
    }

    void askForList(long now) throws IOException {
        asksForSegment = false;
        turn = (turn + 1) % tags.length;
        String tag = tags[turn];
        ask(folder + "/index.json", tag == null ? "" : "If-None-Match: " + tag + "\r\n", now);
    }

    void askForSegment(long now) throws IOException {
        asksForSegment = true;
        ask(folder + "/" + known[turn] + ".json", "", now);
    }

    private void ask(String path, String more, long now) throws IOException {
        String request =
                "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n" + more
                        + "\r\n";
        answer.reset();
        asked = now;
        channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
    }

    /**
     * Reads what is there.
     *
     * @return null as long as the answer is not whole
     */
    Came read(ByteBuffer buffer, long now) throws IOException {
        buffer.clear();
        if (channel.read(buffer) < 0) {
            throw new EOFException("the web server has hung up");
        }
        answer.write(buffer.array(), 0, buffer.position());
        byte[] bytes = answer.toByteArray();
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int head = text.indexOf("\r\n\r\n");
        if (head < 0 || !isWhole(text.substring(0, head + 2), bytes, head + 4)) {
            return null;
        }
        if (!text.startsWith("HTTP/1.1 200") && !text.startsWith("HTTP/1.1 304")) {
            throw new IOException(text.substring(0, head));
        }
        long took = now - asked;
        asked = 0;
        boolean more = !asksForSegment && isNews(text);
        return new Came(bytes.length, took, asksForSegment, more);
    }

    private static boolean isWhole(String head, byte[] bytes, int from) {
        Matcher length = LENGTH.matcher(head);
        if (length.find()) {
            return bytes.length >= from + Integer.parseInt(length.group(1));
        }
        if (!head.contains("chunked")) {
            return true;
        }
        for (int i = 1; i <= LAST_CHUNK.length; i++) {
            if (bytes[bytes.length - i] != LAST_CHUNK[LAST_CHUNK.length - i]) {
                return false;
            }
        }
        return true;
    }

    private boolean isNews(String text) {
        Matcher itsTag = TAG.matcher(text);
        if (itsTag.find()) {
            tags[turn] = itsTag.group(1);
        }
        Matcher newest = NEWEST.matcher(text);
        if (!newest.find() || Long.parseLong(newest.group(1)) == known[turn]) {
            return false;
        }
        known[turn] = Long.parseLong(newest.group(1));
        return true;
    }

    void close() throws IOException {
        channel.close();
    }
}
