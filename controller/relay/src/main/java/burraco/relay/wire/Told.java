package burraco.relay.wire;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * An entry of a table's journal as a hall is told it: the text of an {@link burraco.relay.Entry}.
 *
 * @param seq its number in the journal
 * @param at on the table's clock
 * @param wall by the clock on the wall
 * @param seal of the journal's chain, in hexadecimal digits
 * @param signature of the table, where it is about a result
 * @param record of the hand that it is about, where the hall has none yet
 */
public record Told(
        long seq,
        long at,
        long wall,
        String kind,
        String body,
        String seal,
        Optional<String> signature,
        Optional<String> record) {
    private static final String SIGNED = "burraco table entry 1";

    /** What a table signs: the entry, its place in the journal, and whose journal it is. */
    public byte[] signed(String table, String journal) {
        String all =
                String.join("\n", SIGNED, table, journal, "" + seq, "" + wall, seal, kind, body);
        return all.getBytes(StandardCharsets.UTF_8);
    }

    public Told with(String itsSignature) {
        return new Told(seq, at, wall, kind, body, seal, Optional.of(itsSignature), record);
    }

    public String text() {
        byte[] bytes =
                Message.write(json -> {
                    json.writeNumberProperty("seq", seq);
                    json.writeNumberProperty("at", at);
                    json.writeNumberProperty("wall", wall);
                    json.writeStringProperty("kind", kind);
                    json.writeStringProperty("body", body);
                    json.writeStringProperty("seal", seal);
                    signature.ifPresent(one -> json.writeStringProperty("signature", one));
                    record.ifPresent(one -> json.writeStringProperty("record", one));
                });
        return new String(bytes, StandardCharsets.UTF_8);
    }

    public static Told read(String text) throws UnreadableMessageException {
        Message message =
                Message.read(text.getBytes(StandardCharsets.UTF_8), Message.NOTHING_INNER);
        return new Told(
                message.number("seq"),
                message.number("at"),
                message.number("wall"),
                message.text("kind"),
                message.text("body"),
                message.text("seal"),
                message.texts("signature"),
                message.texts("record"));
    }
}
