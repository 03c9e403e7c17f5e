package burraco.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Many who follow tables from a web server, on one thread. */
final class FileViewers implements AutoCloseable {
    /** The page asks every three seconds. */
    private static final long ASK_NANOS = 3_000_000_000L;

    private static final int MOST_CONNECTIONS = 5_000;
    private static final long MILLION = 1_000_000;

    private final Selector selector = Selector.open();
    private final List<FileViewer> all = new ArrayList<>();
    private final SplittableRandom chance = new SplittableRandom(1);
    private final ByteBuffer buffer = ByteBuffer.allocate(64 << 10);
    private long[] took = new long[1 << 20];
    private int each;
    private int lists;
    private int segments;
    private int failed;
    private long bytes;

    private FileViewers() throws IOException {}

    static FileViewers of(int many, int port, String key, int tables) throws IOException {
        FileViewers viewers = new FileViewers();
        InetSocketAddress server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        viewers.each = Math.ceilDiv(many, MOST_CONNECTIONS);
        for (int i = 0; i < many / viewers.each; i++) {
            String folder = "/" + key + "/" + (1 + i % tables);
            viewers.all.add(new FileViewer(server, viewers.selector, folder, viewers.each));
        }
        return viewers;
    }

    /** They look for so many seconds, each at other moments. */
    void look(int seconds) throws IOException {
        lists = 0;
        segments = 0;
        failed = 0;
        bytes = 0;
        long begin = System.nanoTime();
        long end = begin + seconds * 1_000 * MILLION;
        long pause = ASK_NANOS / each;
        for (FileViewer one : all) {
            one.due = begin + chance.nextLong(pause);
        }
        all.sort((one, other) -> Long.compare(one.due, other.due));
        int next = 0;
        for (long now = begin; now < end; now = System.nanoTime()) {
            // All ask again after the same time, so their order stays.
            while (all.get(next).due <= now) {
                FileViewer one = all.get(next);
                if (!one.isWaiting()) {
                    one.askForList(now);
                }
                one.due += pause;
                next = (next + 1) % all.size();
            }
            selector.select(Math.max(1, Math.min(10, (all.get(next).due - now) / MILLION)));
            long then = System.nanoTime();
            for (SelectionKey key : selector.selectedKeys()) {
                read((FileViewer) key.attachment(), key, then);
            }
            selector.selectedKeys().clear();
        }
    }

    private void read(FileViewer one, SelectionKey key, long now) throws IOException {
        try {
            FileViewer.Came came = one.read(buffer, now);
            if (came == null) {
                return;
            }
            if (lists + segments == took.length) {
                took = Arrays.copyOf(took, 2 * took.length);
            }
            took[lists + segments] = came.nanos();
            bytes += came.bytes();
            if (came.segment()) {
                segments++;
            } else {
                lists++;
            }
            if (came.wantsMore()) {
                one.askForSegment(now);
            }
        } catch (IOException refused) {
            failed++;
            key.cancel();
            one.close();
        }
    }

    String said(int seconds) {
        int many = lists + segments;
        long[] sorted = Arrays.copyOf(took, many);
        Arrays.sort(sorted);
        return ("%,d viewers: %,d requests a second (%,d lists, %,d segments), %,d failed;"
                        + " half within %.1f ms, 99 %% within %.1f ms; %,d bytes a viewer and second")
                .formatted(
                        all.size() * each,
                        many / seconds,
                        lists / seconds,
                        segments / seconds,
                        failed,
                        sorted[many / 2] / 1e6,
                        sorted[many * 99 / 100] / 1e6,
                        bytes / seconds / (all.size() * each));
    }

    @Override
    public void close() throws IOException {
        for (FileViewer one : all) {
            one.close();
        }
        selector.close();
    }
}
