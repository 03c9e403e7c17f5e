package burraco.wire;

import java.util.Optional;

/** Whether the other end is present, and what was reported about it last. */
final class LinkPresence {
    static final long LONGEST_SILENCE_MICROS = 3_000_000;

    private final LinkListener listener;
    private long heard;
    private long bytes;
    private Optional<Told> told = Optional.empty();

    private record Told(LinkFailure why, String detail) {}

    LinkPresence(LinkListener listener) {
        this.listener = listener;
    }

    /** A valid frame was received, or a port was opened. */
    void heard(long now) {
        heard = now;
        bytes = 0;
    }

    void bytes(int more) {
        bytes += more;
    }

    /** Whether the other end counts as gone; this is reported once. */
    boolean isGone(long now) {
        if (now < due()) {
            return false;
        }
        if (bytes > 0) {
            down(LinkFailure.GARBLED, "bytes come, and no frame is among them", now);
        } else {
            down(LinkFailure.SILENT, "nothing has come for 3 s", now);
        }
        heard(now);
        return true;
    }

    long due() {
        return heard + LONGEST_SILENCE_MICROS;
    }

    void live() {
        told = Optional.empty();
    }

    void down(LinkFailure why, String detail, long now) {
        Optional<Told> news = Optional.of(new Told(why, detail));
        if (!told.equals(news)) {
            told = news;
            listener.down(why, detail, now);
        }
    }
}
