package burraco.table;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.table.sheet.SheetLine;
import burraco.tracking.Tracker;
import burraco.tracking.deal.DealStage;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.weighing.ScaleKnowledge;
import java.util.List;
import java.util.Optional;

/** The tracker as the table's watcher. */
record TrackerWatcher(Tracker tracker) implements Watcher {
    static Watcher.Agency of(Layout layout, Deck deck) {
        return (dealer, known, learnt, now) -> {
            Tracker tracker = new Tracker(layout, deck, dealer).knowing(learnt, now);
            return new TrackerWatcher(known ? tracker.dealtBy(dealer) : tracker);
        };
    }

    @Override
    public List<TrackerEvent> take(Reading reading) {
        return tracker.take(reading);
    }

    @Override
    public void agree(List<SheetLine> lines, long now) {
        tracker.agree(
                lines.stream()
                        .map(line -> new Tracker.Fact(line.said().act(), line.said().late()))
                        .toList(),
                now);
    }

    @Override
    public ScaleKnowledge learnt() {
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
    public Optional<DealStage> dealing() {
        return tracker.dealing();
    }

    @Override
    public void settle(Discrepancy difference) {
        tracker.settle(difference);
    }

    @Override
    public void lookAgain(long now) {
        tracker.lookAgain(now);
    }

    @Override
    public List<TrackerEvent> answer(TrackerEvent.Unsure question, boolean yes, long now) {
        return tracker.answer(question, yes, now);
    }

    @Override
    public List<TrackerEvent> suspectNobody(long now) {
        return tracker.suspectNobody(now);
    }
}
