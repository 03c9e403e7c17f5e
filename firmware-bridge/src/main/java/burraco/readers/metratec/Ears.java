package burraco.readers.metratec;

import burraco.readers.LinkMeter;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** What of all that comes may be believed, and when a reader was heard last. */
final class Ears {
    static final String HEARTBEAT = "HBT";
    static final String LOST_SETTINGS = "RNW";
    static final String STARTED = "SRT";

    private final Introduction introduction;
    private final LinkMeter meter;
    private final long longestSilence;
    private final Lines lines = new Lines();
    private long lastHeard;

    Ears(MetratecSettings settings, Introduction introduction, LinkMeter meter) {
        this.introduction = introduction;
        this.meter = meter;
        longestSilence = 2_000_000L * settings.heartbeatSeconds();
    }

    /** A new port. */
    void begin(long now) {
        lines.forget();
        lastHeard = now;
    }

    /** Whether two heartbeats have stayed away. */
    boolean missHeartbeats(long now) {
        return now - lastHeard > longestSilence;
    }

    /** Tells what is whole now; a line that is not to be believed is garbled. */
    void received(byte[] bytes, int length, long now, Consumer<Part> to) {
        lines.received(bytes, length, part -> to.accept(judge(part, now)));
    }

    private Part judge(Part part, long now) {
        return switch (part) {
            case Part.Said said -> {
                meter.received(said.text().getBytes(StandardCharsets.US_ASCII), now);
                if (!isNotice(said.text()) && !introduction.believes(said.checked())) {
                    yield garbled();
                }
                lastHeard = now;
                yield said;
            }
            case Part.Garbled _ -> garbled();
            case Part.End end -> end;
        };
    }

    /** What it says unasked, with what checks it or without. */
    private static boolean isNotice(String text) {
        return text.equals(HEARTBEAT) || text.equals(LOST_SETTINGS) || text.equals(STARTED);
    }

    private Part garbled() {
        meter.errors(1);
        return new Part.Garbled();
    }
}
