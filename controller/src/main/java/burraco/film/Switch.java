package burraco.film;

import java.util.ArrayList;
import java.util.List;

/** Something that begins and ends again and again; becomes the spans in which it was on. */
final class Switch {
    private final List<Spans.Span> spans = new ArrayList<>();
    private long since;
    private boolean on;

    void on(long at) {
        if (!on) {
            on = true;
            since = at;
        }
    }

    void off(long at) {
        if (on && at > since) {
            spans.add(new Spans.Span(since, at));
        }
        on = false;
    }

    /** What is still on ends there. */
    Spans until(long end) {
        off(end);
        return new Spans(spans);
    }
}
