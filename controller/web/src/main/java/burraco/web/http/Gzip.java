package burraco.web.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Packs what is large enough that it is worth it. */
final class Gzip {
    private static final int MIN_BYTES = 1_000;

    private Gzip() {}

    static boolean isWorthIt(byte[] bytes) {
        return bytes.length >= MIN_BYTES;
    }

    static boolean isAccepted(Request request) {
        return request.header("accept-encoding").orElse("").contains("gzip");
    }

    static byte[] packed(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return packed.toByteArray();
    }
}
