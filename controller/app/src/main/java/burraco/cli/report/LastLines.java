package burraco.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The last lines of a stream, which is read to its end: a program whose output is not read fails.
 *
 * @param areAll whether nothing came before them
 */
record LastLines(List<String> lines, boolean areAll) {
    /**
     * @param most bytes; only whole lines are kept of what is longer
     */
    static LastLines of(InputStream in, int most) throws IOException {
        byte[] ring = new byte[most];
        int next = 0;
        long seen = 0;
        for (int got = in.read(ring, 0, most); got >= 0; got = in.read(ring, next, most - next)) {
            next = (next + got) % most;
            seen += got;
        }
        if (seen <= most) {
            return new LastLines(lines(ring, 0, (int) seen), true);
        }
        byte[] inOrder = new byte[most];
        System.arraycopy(ring, next, inOrder, 0, most - next);
        System.arraycopy(ring, 0, inOrder, most - next, next);
        int first = 0;
        while (first < most && inOrder[first] != '\n') {
            first++;
        }
        int from = Math.min(first + 1, most);
        return new LastLines(lines(inOrder, from, most - from), false);
    }

    private static List<String> lines(byte[] bytes, int from, int length) {
        return new String(bytes, from, length, StandardCharsets.UTF_8).lines().toList();
    }
}
