package burraco.broker;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What is said under a topic.
 *
 * @param stays whether who asks for the topic later gets it as well; an empty one ends that
 * @param question names the question of which this is the answer, or this question
 * @param holds for how many seconds the broker may still hand it out; for ever if empty
 */
public record Message(
        String topic, byte[] body, boolean stays, Optional<String> question, Optional<Long> holds) {
    /** Of which only the newest counts. */
    public static Message staying(String topic, String text) {
        return new Message(topic, bytes(text), true, Optional.empty(), Optional.empty());
    }

    public static Message staying(String topic, byte[] body) {
        return new Message(topic, body, true, Optional.empty(), Optional.empty());
    }

    /** What stays under this topic is gone. */
    public static Message nothing(String topic) {
        return staying(topic, "");
    }

    /** A question, or its answer, which nobody waits for any more after some seconds. */
    public static Message asked(String topic, byte[] body, String question, long holds) {
        return new Message(topic, body, false, Optional.of(question), Optional.of(holds));
    }

    public String text() {
        return text(body);
    }

    public static String text(byte[] body) {
        return new String(body, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
