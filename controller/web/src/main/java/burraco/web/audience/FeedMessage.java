package burraco.web.audience;

import burraco.json.Json;
import java.util.Map;
import java.util.Optional;

/** The JSON message that an audience receives. */
final class FeedMessage {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private FeedMessage() {}

    /** The parts of a frame are JSON texts already and are inserted as they are. */
    static String of(
            Audience audience, String epoch, long number, Optional<FeedFrame> due, long now) {
        Map<String, Object> head = Json.object();
        head.put("version", 1);
        head.put("epoch", epoch);
        head.put("number", number);
        head.put("audience", audience.name());
        head.put("delay", audience.delay().toSeconds());
        head.put("waits", due.isEmpty());
        long late = due.map(frame -> now - frame.nanos() - audience.delay().toNanos()).orElse(0L);
        head.put("age", Math.max(0, late / NANOS_PER_MILLI));
        String text = Json.write(head);
        String state = due.map(frame -> FeedFrame.unpacked(frame.state())).orElse("null");
        String replay = due.map(frame -> FeedFrame.unpacked(frame.replay())).orElse("null");
        String fans =
                audience.fans()
                        ? due.map(frame -> FeedFrame.unpacked(frame.fans())).orElse("null")
                        : "null";
        return text.substring(0, text.length() - 1)
                + ",\"state\":"
                + state
                + ",\"fans\":"
                + fans
                + ",\"replay\":"
                + replay
                + "}";
    }
}
