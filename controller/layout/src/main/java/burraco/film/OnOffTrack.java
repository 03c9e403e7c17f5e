package burraco.film;

import java.util.ArrayList;
import java.util.List;

/** Collects the spans of time during which something was on. */
final class OnOffTrack {
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

    /** Ends a span that is still open. */
    Spans until(long end) {
        off(end);
        return new Spans(spans);
    }
}
