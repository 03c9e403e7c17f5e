package burraco.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MessageSchemaTest {
    private final MessageSchema ours = MessageSchema.ours();

    @Test
    void thePageQuotesTheSchemaWordForWord() throws IOException {
        String page = Files.readString(Path.of("../docs/protocol.md"), UTF_8);
        assertTrue(
                page.contains("```\n" + String.join("\n", ours.lines()) + "\n```"),
                "docs/protocol.md, Messages");
    }

    @Test
    void whoMeansOtherFieldsIsNotUnderstood() {
        MessageSchema other = with("0x04 ping sent:u64", "0x04 ping sent:u32 more:u32");
        assertNotEquals(ours.number(), other.number());
        assertNotEquals(ours.seed(Protocol.PING), other.seed(Protocol.PING));
        assertEquals(ours.seed(Protocol.PONG), other.seed(Protocol.PONG));
    }

    @Test
    void fieldsOfALaterMinorVersionLeaveTheSeedAsItIs() {
        MessageSchema later = with("0x04 ping sent:u64", "0x04 ping sent:u64 | mood:u8");
        assertNotEquals(ours.number(), later.number());
        assertEquals(ours.seed(Protocol.PING), later.seed(Protocol.PING));
        assertTrue(later.isWhole(Protocol.PING, new byte[8], 0, 8));
    }

    @Test
    void whatNeverChangesIsUnderstoodByEverybody() {
        assertEquals(0xffff, ours.seed(Protocol.ASK));
        assertEquals(0xffff, ours.seed(Protocol.HELLO));
    }

    private MessageSchema with(String line, String instead) {
        List<String> lines = new ArrayList<>(ours.lines());
        lines.set(lines.indexOf(line), instead);
        return new MessageSchema(lines);
    }
}
