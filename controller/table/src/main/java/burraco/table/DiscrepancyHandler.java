package burraco.table;

import burraco.cards.Seat;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.OpenDiscrepancies;
import burraco.table.state.OpenDiscrepancy;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import java.util.Optional;

/**
 * Handles places where something else lies than the record says: people say what it is. At the
 * seats both lines have to agree; the arbiter's word alone is enough. Looking again changes nothing
 * on record, so anybody may ask for it.
 */
final class DiscrepancyHandler {
    private final TableWorkspace workspace;
    private OpenDiscrepancies items = OpenDiscrepancies.NONE;

    DiscrepancyHandler(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    OpenDiscrepancies items() {
        return items;
    }

    /** Forgets the discrepancies, because another watcher compares from the beginning. */
    void forget() {
        items = items.forgotten();
    }

    /** Starts another hand, in which discrepancies are numbered anew. */
    void begin() {
        items = OpenDiscrepancies.NONE;
    }

    // Watcher

    void hear(TrackerEvent.Differs told) {
        items = items.with(told.what(), told.since());
        items.at(told.what()).ifPresent(one -> workspace.add(new Effect.Differs(one)));
    }

    void hear(TrackerEvent.Agrees told) {
        Optional<OpenDiscrepancy> before = items.at(told.what());
        items = items.without(told.what());
        if (before.isPresent() && items.at(told.what()).isEmpty()) {
            workspace.add(new Effect.DifferenceOver(before.get()));
        }
    }

    // Players

    /** Agrees to the answer that is offered. */
    Optional<Refusal> ok(OpenDiscrepancy item, Seat seat, Person by) {
        if (item.offered() == DiscrepancyAnswer.LOOK_AGAIN) {
            return look(by, "");
        }
        if (item.said().isEmpty()) {
            OpenDiscrepancy said = item.saidBy(seat.line());
            items = items.with(said);
            workspace.add(new Effect.DifferenceSaid(said, by));
            return Optional.empty();
        }
        return item.said().get() == seat.line()
                ? Optional.of(Refusal.of(Why.OTHERS_DECIDE))
                : settle(item, item.offered(), by, "");
    }

    /** Offers the next answer. */
    Optional<Refusal> next(OpenDiscrepancy item) {
        OpenDiscrepancy next = item.offering(item.offered().next());
        items = items.with(next);
        workspace.add(new Effect.Differs(next));
        return Optional.empty();
    }

    // The arbiter

    Optional<Refusal> settle(Command.Settle wish, Person by) {
        return items.of(wish.item())
                .map(item -> settle(item, wish.how(), by, wish.why()))
                .orElse(Optional.of(Refusal.of(Why.NO_SUCH_DIFFERENCE)));
    }

    Preview preview(Command.Settle wish, Person by, long at) {
        Optional<OpenDiscrepancy> item = items.of(wish.item());
        if (item.isEmpty()) {
            return Preview.refused(workspace.sheet(), Refusal.of(Why.NO_SUCH_DIFFERENCE));
        }
        DiscrepancyActs fitting = new DiscrepancyActs(workspace.sheet(), item.get());
        if (!fitting.asksForAct(wish.how())) {
            return Preview.waits(workspace.sheet());
        }
        return fitting.of(wish.how())
                .map(act -> workspace.correcting.preview(correct(act, wish.why()), by, at))
                .orElseGet(() -> Preview.refused(workspace.sheet(), Refusal.of(Why.NO_ACT_FITS)));
    }

    private static Command.Correct correct(RecordChange act, String why) {
        return new Command.Correct(act, why);
    }

    private Optional<Refusal> settle(
            OpenDiscrepancy item, DiscrepancyAnswer how, Person by, String why) {
        if (how == DiscrepancyAnswer.LOOK_AGAIN) {
            return look(by, why);
        }
        DiscrepancyActs fitting = new DiscrepancyActs(workspace.sheet(), item);
        if (fitting.asksForAct(how)) {
            Optional<Refusal> refusal =
                    fitting.of(how)
                            .map(act -> workspace.correcting.carryOut(correct(act, why), by))
                            .orElse(Optional.of(Refusal.of(Why.NO_ACT_FITS)));
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        items = items.without(item);
        for (Discrepancy one : item.all()) {
            workspace.recordKeeper().settle(one);
        }
        workspace.add(new Effect.Settled(item, how, by, why));
        return Optional.empty();
    }

    /** Lets the tracker recover the hand from what lies on the table. */
    Optional<Refusal> look(Person by, String why) {
        if (!workspace.isPlaying()) {
            return Optional.of(Refusal.of(Why.NO_HAND_IS_PLAYED));
        }
        forget();
        workspace.add(new Effect.LooksAgain(by, why));
        workspace.recordKeeper().lookAgain(workspace.now);
        return Optional.empty();
    }
}
