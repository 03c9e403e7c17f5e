package burraco.readers.metratec;

import burraco.readers.LinkMeter;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Filters received lines by their checksums, and keeps when the reader was heard last. */
final class LineFilter {
    static final String HEARTBEAT = "HBT";
    static final String LOST_SETTINGS = "RNW";
    static final String STARTED = "SRT";

    private final MetratecHandshake introduction;
    private final LinkMeter meter;
    private final long longestSilence;
    private final MetratecLines lines = new MetratecLines();
    private long lastHeard;

    LineFilter(MetratecSettings settings, MetratecHandshake introduction, LinkMeter meter) {
        this.introduction = introduction;
        this.meter = meter;
        longestSilence = 2_000_000L * settings.heartbeatSeconds();
    }

    /** A port has been opened. */
    void begin(long now) {
        lines.forget();
        lastHeard = now;
    }

    /** Whether two heartbeats are missing. */
    boolean missHeartbeats(long now) {
        return now - lastHeard > longestSilence;
    }

    /** Passes on complete lines; a line without a required checksum counts as garbled. */
    void received(byte[] bytes, int length, long now, Consumer<ReplyPart> to) {
        lines.received(bytes, length, part -> to.accept(judge(part, now)));
    }

    private ReplyPart judge(ReplyPart part, long now) {
        return switch (part) {
            case ReplyPart.Said said -> {
                meter.received(said.text().getBytes(StandardCharsets.US_ASCII), now);
                if (!isNotice(said.text()) && !introduction.believes(said.checked())) {
                    yield garbled();
                }
                lastHeard = now;
                yield said;
            }
            case ReplyPart.Garbled _ -> garbled();
            case ReplyPart.End end -> end;
        };
    }

    /** Whether it is a message that the reader sends unasked, with or without a checksum. */
    private static boolean isNotice(String text) {
        return text.equals(HEARTBEAT) || text.equals(LOST_SETTINGS) || text.equals(STARTED);
    }

    private ReplyPart garbled() {
        meter.errors(1);
        return new ReplyPart.Garbled();
    }
}
