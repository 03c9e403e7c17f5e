package burraco.web.audience;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The state of the table at one moment as compressed JSON, because up to an hour of frames is kept
 * in the memory of a small machine.
 *
 * @param nanos when the frame was taken
 */
record FeedFrame(long nanos, byte[] state, byte[] fans, byte[] replay) {
    static FeedFrame of(long nanos, String state, String fans, String replay) {
        return new FeedFrame(nanos, packed(state), packed(fans), packed(replay));
    }

    private static byte[] packed(String text) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return packed.toByteArray();
    }

    static String unpacked(byte[] packed) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
    }
}
