package burraco.web.audience;

import burraco.json.Json;
import java.util.Map;
import java.util.Optional;

/** What an audience is sent. */
final class FeedText {
    private static final long MILLION = 1_000_000;

    private FeedText() {}

    /** What is packed in a frame is JSON already, and is put in as it is. */
    static String of(Audience audience, String epoch, long number, Optional<Frame> due, long now) {
        Map<String, Object> head = Json.object();
        head.put("version", 1);
        head.put("epoch", epoch);
        head.put("number", number);
        head.put("audience", audience.name());
        head.put("delay", audience.delay().toSeconds());
        head.put("waits", due.isEmpty());
        long late = due.map(frame -> now - frame.nanos() - audience.delay().toNanos()).orElse(0L);
        head.put("age", Math.max(0, late / MILLION));
        String text = Json.write(head);
        String state = due.map(frame -> Frame.unpacked(frame.state())).orElse("null");
        String replay = due.map(frame -> Frame.unpacked(frame.replay())).orElse("null");
        String fans =
                audience.fans()
                        ? due.map(frame -> Frame.unpacked(frame.fans())).orElse("null")
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
