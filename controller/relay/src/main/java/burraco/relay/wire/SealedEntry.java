package burraco.relay.wire;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * An entry of a table's journal, as the stream of records has it.
 *
 * @param seq its number in the journal, and in the stream
 * @param at milliseconds on the table's clock
 * @param wall milliseconds of the clock on the wall
 * @param seal of the journal, in hexadecimal digits; covers everything before it as well
 * @param signature by the device's key, over the seal, where the table signs
 */
public record SealedEntry(
        long seq,
        long at,
        long wall,
        String kind,
        String body,
        String seal,
        Optional<String> signature) {
    /** As the text of an entry of the stream. */
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
                });
        return new String(bytes, StandardCharsets.UTF_8);
    }

    public static SealedEntry read(String text) throws UnreadableMessageException {
        Message message =
                Message.read(text.getBytes(StandardCharsets.UTF_8), Message.NOTHING_INNER);
        return new SealedEntry(
                message.number("seq"),
                message.number("at"),
                message.number("wall"),
                message.text("kind"),
                message.text("body"),
                message.text("seal"),
                message.texts("signature"));
    }
}
