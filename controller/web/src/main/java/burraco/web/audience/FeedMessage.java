package burraco.web.audience;

import burraco.json.Json;
import burraco.json.JsonObject;
import java.util.Optional;

/** The JSON message that an audience receives. */
final class FeedMessage {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private FeedMessage() {}

    /**
     * The message without the table's state.
     *
     * @param delay in seconds
     * @param waits whether nothing is old enough yet
     * @param age by how many milliseconds the state is older than the delay
     */
    public record Head(
            int version,
            String epoch,
            long number,
            String audience,
            long delay,
            boolean waits,
            long age)
            implements JsonObject {}

    /** The parts of a frame are JSON texts already and are inserted as they are. */
    static String of(
            Audience audience, String epoch, long number, Optional<FeedFrame> due, long now) {
        long late = due.map(frame -> now - frame.nanos() - audience.delay().toNanos()).orElse(0L);
        Head head =
                new Head(
                        1,
                        epoch,
                        number,
                        audience.name(),
                        audience.delay().toSeconds(),
                        due.isEmpty(),
                        Math.max(0, late / NANOS_PER_MILLI));
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
