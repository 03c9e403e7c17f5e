package burraco.packaging;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 as people write it. */
final class Checksum {
    private Checksum() {}

    static String of(Path file) {
        try {
            return of(Files.readAllBytes(file));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    static String of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String of(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    /** That of a component in a bill of materials. */
    static String listed(JsonValue component) {
        return component.get("hashes").all().stream()
                .filter(hash -> hash.get("alg").text().equals("SHA-256"))
                .map(hash -> hash.get("content").text())
                .findFirst()
                .orElse("");
    }
}
