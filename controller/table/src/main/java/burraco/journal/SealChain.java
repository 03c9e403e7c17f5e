package burraco.journal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Computes the seals of entries. Each covers the entry and the seal before it, so that whoever
 * changes an entry has to change all seals after it, also one that people have signed.
 */
public final class SealChain {
    /** What stands before the first entry. */
    public static final byte[] BEGINNING = new byte[32];

    private SealChain() {}

    /**
     * @param before the seal of the entry before
     */
    public static byte[] seal(byte[] before, long seq, long wall, Note note) {
        MessageDigest digest = sha256();
        digest.update(before);
        digest.update(ByteBuffer.allocate(24).putLong(seq).putLong(note.at()).putLong(wall).flip());
        part(digest, note.kind());
        part(digest, note.body());
        return digest.digest();
    }

    private static void part(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(4).putInt(bytes.length).flip());
        digest.update(bytes);
    }

    static String digest(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    static String digest(String text) {
        return digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /** As people write it down: long enough that nobody finds another one. */
    public static String shown(byte[] seal) {
        String hex = HexFormat.of().formatHex(seal, 0, 16);
        return hex.replaceAll("(.{8})(?=.)", "$1-");
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException no) {
            throw new IllegalStateException("every Java has it", no);
        }
    }
}
