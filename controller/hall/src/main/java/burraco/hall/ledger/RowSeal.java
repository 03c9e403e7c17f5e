package burraco.hall.ledger;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Computes the seals of rows. Each covers the row and the seal before it, so that whoever changes a
 * row has to change all seals after it.
 */
final class RowSeal {
    /** What stands before the first row. */
    static final byte[] BEGINNING = new byte[32];

    /** No seal of a table's journal is one of a hall. */
    private static final String DOMAIN = "burraco hall 1";

    private RowSeal() {}

    static Row sealed(byte[] before, long seq, long wall, NewRow row) {
        byte[] seal = seal(before, seq, wall, row);
        return new Row(seq, wall, row.kind(), row.body(), row.by(), row.why(), seal);
    }

    static byte[] again(byte[] before, Row row) {
        NewRow same = new NewRow(row.kind(), row.body(), row.by(), row.why());
        return seal(before, row.seq(), row.wall(), same);
    }

    private static byte[] seal(byte[] before, long seq, long wall, NewRow row) {
        MessageDigest digest = sha256();
        part(digest, DOMAIN);
        digest.update(before);
        digest.update(ByteBuffer.allocate(2 * Long.BYTES).putLong(seq).putLong(wall).flip());
        part(digest, row.kind());
        part(digest, row.body());
        part(digest, row.by());
        part(digest, row.why());
        return digest.digest();
    }

    private static void part(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
        digest.update(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException no) {
            throw new IllegalStateException("every Java has it", no);
        }
    }
}
