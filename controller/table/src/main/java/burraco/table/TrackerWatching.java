package burraco.table;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.table.sheet.Line;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.Tracker;
import burraco.tracking.deal.Stage;
import burraco.tracking.weighing.Learnt;
import java.util.List;
import java.util.Optional;

/** The tracker as the table's watcher. */
record TrackerWatching(Tracker tracker) implements Watcher {
    static Watcher.Agency of(Layout layout, Deck deck) {
        return (dealer, known, learnt, now) -> {
            Tracker tracker = new Tracker(layout, deck, dealer).knowing(learnt, now);
            return new TrackerWatching(known ? tracker.dealtBy(dealer) : tracker);
        };
    }

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

    @Override
    public Learnt learnt() {
        return tracker.learnt();
    }

    @Override
    public Seat dealer() {
        return tracker.dealer();
    }

    @Override
    public void dealtBy(Seat dealer) {
        tracker.dealtBy(dealer);
    }

    @Override
    public Optional<Stage> dealing() {
        return tracker.dealing();
    }

    @Override
    public void settle(Difference difference) {
        tracker.settle(difference);
    }

    @Override
    public void lookAgain(long now) {
        tracker.lookAgain(now);
    }

    @Override
    public List<Told> answer(Told.Unsure question, boolean yes, long now) {
        return tracker.answer(question, yes, now);
    }

    @Override
    public List<Told> suspectNobody(long now) {
        return tracker.suspectNobody(now);
    }
}
