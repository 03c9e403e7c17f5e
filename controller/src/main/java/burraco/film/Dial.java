package burraco.film;

import java.util.ArrayList;
import java.util.List;

/** What a scale shows, and when. */
final class Dial {
    private final int scale;
    private final Grain grain;
    private final List<Footage.Weighed> weights = new ArrayList<>();
    private boolean shows;
    private double shown;
    private long since;
    private double latest;
    private long due;

    Dial(int scale, Grain grain) {
        this.scale = scale;
        this.grain = grain;
    }

    /** Within one step of time only the last weight counts. */
    void weight(long at, double grams) {
        long step = Math.floorDiv(at, grain.every()) * grain.every();
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
        if (shows && Math.abs(latest - shown) > grain.grams()) {
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
