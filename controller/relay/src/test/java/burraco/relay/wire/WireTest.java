package burraco.relay.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.relay.Answer;
import burraco.relay.Entry;
import burraco.relay.Order;
import burraco.relay.Request;
import burraco.relay.Stream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireTest {
    private static final Request.Head HEAD =
            new Request.Head("1f2e", "a1", 3, Optional.of("{\"hand\":2}"));

    private static final Request BATCH =
            new Request.Batch(
                    HEAD,
                    Stream.RECORD,
                    List.of(new Entry(7, "N: draw\n\"\u0000"), new Entry(8, "perché ▲ 😀")));

    private static final Answer ARRIVED =
            new Answer.Arrived(
                    1_800_000_000_123L,
                    Map.of(Stream.OPEN, 12L, Stream.RECORD, 8L),
                    -5,
                    Optional.of(new Order(4, "round 2", OptionalLong.of(1_800_000_900_000L))));

    @Test
    @DisplayName("What is written is read as it was")
    void roundTrip() throws UnreadableMessageException {
        for (Request request :
                List.of(
                        BATCH,
                        new Request.Greeting(new Request.Head("1f2e", "a1", 0)),
                        new Request.Heartbeat(HEAD))) {
            assertEquals(request, RequestJson.read(RequestJson.write(request)));
        }
        for (Answer answer :
                List.of(
                        ARRIVED,
                        new Answer.Arrived(
                                1,
                                Map.of(Stream.OPEN, 0L, Stream.RECORD, 0L),
                                0,
                                Optional.of(Order.NONE)),
                        new Answer.Refused(2, Answer.Why.UNKNOWN_JOURNAL))) {
            assertEquals(answer, AnswerJson.read(AnswerJson.write(answer)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"kind\":\"order\",\"table\":\"1\",\"epoch\":\"a\",\"order\":0}",
                "{\"kind\":\"greeting\",\"table\":1,\"epoch\":\"a\",\"order\":0}",
                "{\"kind\":\"greeting\",\"table\":\"1\",\"epoch\":\"a\",\"order\":0}x",
                "{\"kind\":\"greeting\",\"table\":\"1\",\"table\":\"2\",\"epoch\":\"a\",\"order\":0}",
                "{\"kind\":\"batch\",\"table\":\"1\",\"epoch\":\"a\",\"order\":0,\"stream\":\"open\","
                        + "\"entries\":[]}",
                "{\"kind\":\"batch\",\"table\":\"1\",\"epoch\":\"a\",\"order\":0,\"stream\":\"hidden\","
                        + "\"entries\":[{\"number\":1,\"text\":\"\"}]}",
                "{\"kind\":\"batch\",\"table\":\"1\",\"epoch\":\"a\",\"order\":0,\"stream\":\"open\","
                        + "\"entries\":[{\"number\":1,\"text\":\"\"},{\"number\":3,\"text\":\"\"}]}",
                "{\"kind\":\"batch\",\"table\":\"1\",\"epoch\":\"a\",\"order\":0,\"stream\":\"open\","
                        + "\"entries\":[[[[[[1]]]]]]}"
            })
    @DisplayName("Anything else is refused with a reason")
    void broken(String text) {
        UnreadableMessageException why =
                assertThrows(
                        UnreadableMessageException.class,
                        () -> RequestJson.read(text.getBytes(StandardCharsets.UTF_8)));
        assertTrue(!String.valueOf(why.getMessage()).isBlank());
    }

    @Test
    @DisplayName("Damaged bytes are read or refused, and nothing else happens")
    void damaged() {
        long seed = 1;
        System.out.println("seed " + seed);
        SplittableRandom chance = new SplittableRandom(seed);
        int refused = 0;
        for (int i = 0; i < 4_000; i++) {
            byte[] bytes = i % 2 == 0 ? RequestJson.write(BATCH) : AnswerJson.write(ARRIVED);
            for (int hits = 1 + chance.nextInt(3); hits > 0; hits--) {
                bytes[chance.nextInt(bytes.length)] = (byte) chance.nextInt(256);
            }
            try {
                if (i % 2 == 0) {
                    RequestJson.read(bytes);
                } else {
                    AnswerJson.read(bytes);
                }
            } catch (UnreadableMessageException why) {
                refused++;
            }
        }
        assertTrue(refused > 1_000, "refused: " + refused);
    }
}
