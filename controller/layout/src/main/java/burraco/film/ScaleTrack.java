package burraco.film;

import java.util.ArrayList;
import java.util.List;

/** Collects what a scale displays over time. */
final class ScaleTrack {
    private final int scale;
    private final Smoothing smoothing;
    private final List<Footage.Weighed> weights = new ArrayList<>();
    private boolean shows;
    private double shown;
    private long since;
    private double latest;
    private long due;

    ScaleTrack(int scale, Smoothing smoothing) {
        this.scale = scale;
        this.smoothing = smoothing;
    }

    /** Only the last weight within one time step counts. */
    void weight(long at, double grams) {
        long step = Math.floorDiv(at, smoothing.everyMillis()) * smoothing.everyMillis();
        if (step != due) {
            settle();
        }
        due = step;
        latest = grams;
        if (!shows) {
            shows = true;
            shown = grams;
            since = step;
        }
    }

    private void settle() {
        if (shows && Math.abs(latest - shown) > smoothing.grams()) {
            close(due);
            shown = latest;
            since = due;
        }
    }

    private void close(long end) {
        if (end > since) {
            weights.add(new Footage.Weighed(scale, shown, Spans.of(since, end)));
        }
    }

    List<Footage.Weighed> until(long end) {
        settle();
        if (shows) {
            close(end);
        }
        return List.copyOf(weights);
    }
}
