package burraco.table;

import burraco.hal.Reading;
import burraco.table.sheet.Line;
import burraco.tracking.Told;
import burraco.tracking.Tracker;
import java.util.List;

/** The tracker as the table's watcher. */
record TrackerWatching(Tracker tracker) implements Watcher {
    @Override
    public List<Told> take(Reading reading) {
        return tracker.take(reading);
    }

    @Override
    public void agree(List<Line> lines, long now) {
        tracker.agree(
                lines.stream()
                        .map(line -> new Tracker.Fact(line.said().act(), line.said().late()))
                        .toList(),
                now);
    }

    /** The tracker asks, but finds its answers in later readings alone. */
    @Override
    public void answer(Told.Unsure question, boolean yes, long now) {}
}
