package burraco.wire;

import java.util.Optional;

/** Whether anybody is there, and what people were told about it last. */
final class Presence {
    static final long LONGEST_SILENCE = 3_000_000;

    private final LinkListener listener;
    private long heard;
    private long bytes;
    private Optional<Told> told = Optional.empty();

    private record Told(Down why, String detail) {}

    Presence(LinkListener listener) {
        this.listener = listener;
    }

    /** A good frame came, or there is a new chance. */
    void heard(long now) {
        heard = now;
        bytes = 0;
    }

    void bytes(int more) {
        bytes += more;
    }

    /** Whether he is taken for gone, and when that will be; it is told once. */
    boolean isGone(long now) {
        if (now < due()) {
            return false;
        }
        if (bytes > 0) {
            down(Down.GARBLED, "bytes come, and no frame is among them", now);
        } else {
            down(Down.SILENT, "nothing has come for 3 s", now);
        }
        heard(now);
        return true;
    }

    long due() {
        return heard + LONGEST_SILENCE;
    }

    void live() {
        told = Optional.empty();
    }

    void down(Down why, String detail, long now) {
        Optional<Told> news = Optional.of(new Told(why, detail));
        if (!told.equals(news)) {
            told = news;
            listener.down(why, detail, now);
        }
    }
}
