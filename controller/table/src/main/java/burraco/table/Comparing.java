package burraco.table;

import burraco.cards.Seat;
import burraco.table.input.Change;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.input.Settling;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.state.Differing;
import burraco.table.state.Differings;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import java.util.Optional;

/**
 * Where something else lies than the record has there, people say what it is. At their seats it
 * takes the word of both lines; the arbiter's is enough. To look again changes nothing on record:
 * anybody may ask for it.
 */
final class Comparing {
    private final Desk desk;
    private Differings items = Differings.NONE;

    Comparing(Desk desk) {
        this.desk = desk;
    }

    Differings items() {
        return items;
    }

    /** Another watcher compares from the beginning. */
    void forget() {
        items = items.forgotten();
    }

    /** Another hand: it has numbers of its own. */
    void begin() {
        items = Differings.NONE;
    }

    // What the watcher tells

    void hear(Told.Differs told) {
        items = items.with(told.what(), told.since());
        items.at(told.what()).ifPresent(one -> desk.add(new Effect.Differs(one)));
    }

    void hear(Told.Agrees told) {
        Optional<Differing> before = items.at(told.what());
        items = items.without(told.what());
        if (before.isPresent() && items.at(told.what()).isEmpty()) {
            desk.add(new Effect.DifferenceOver(before.get()));
        }
    }

    // Players

    /** Yes to what is offered. */
    Optional<Refusal> ok(Differing item, Seat seat, Person by) {
        if (item.offered() == Settling.LOOK_AGAIN) {
            return look(by, "");
        }
        if (item.said().isEmpty()) {
            Differing said = item.saidBy(seat.line());
            items = items.with(said);
            desk.add(new Effect.DifferenceSaid(said, by));
            return Optional.empty();
        }
        return item.said().get() == seat.line()
                ? Optional.of(Refusal.of(Why.OTHERS_DECIDE))
                : settle(item, item.offered(), by, "");
    }

    /** Not that: the next thing that can be said of it. */
    Optional<Refusal> next(Differing item) {
        Differing next = item.offering(item.offered().next());
        items = items.with(next);
        desk.add(new Effect.Differs(next));
        return Optional.empty();
    }

    // The arbiter

    Optional<Refusal> settle(Command.Settle wish, Person by) {
        return items.of(wish.item())
                .map(item -> settle(item, wish.how(), by, wish.why()))
                .orElse(Optional.of(Refusal.of(Why.NO_SUCH_DIFFERENCE)));
    }

    Preview preview(Command.Settle wish, Person by, long at) {
        Optional<Differing> item = items.of(wish.item());
        if (item.isEmpty()) {
            return Preview.refused(desk.sheet(), Refusal.of(Why.NO_SUCH_DIFFERENCE));
        }
        Fitting fitting = new Fitting(desk.sheet(), item.get());
        if (!fitting.asksForAct(wish.how())) {
            return Preview.waits(desk.sheet());
        }
        return fitting.of(wish.how())
                .map(act -> desk.correcting.preview(correct(act, wish.why()), by, at))
                .orElseGet(() -> Preview.refused(desk.sheet(), Refusal.of(Why.NO_ACT_FITS)));
    }

    private static Command.Correct correct(Change act, String why) {
        return new Command.Correct(act, why);
    }

    private Optional<Refusal> settle(Differing item, Settling how, Person by, String why) {
        if (how == Settling.LOOK_AGAIN) {
            return look(by, why);
        }
        Fitting fitting = new Fitting(desk.sheet(), item);
        if (fitting.asksForAct(how)) {
            Optional<Refusal> refusal =
                    fitting.of(how)
                            .map(act -> desk.correcting.carryOut(correct(act, why), by))
                            .orElse(Optional.of(Refusal.of(Why.NO_ACT_FITS)));
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        items = items.without(item);
        for (Difference one : item.all()) {
            desk.scribe.settle(one);
        }
        desk.add(new Effect.Settled(item, how, by, why));
        return Optional.empty();
    }

    /** The table forgets what it has passed over, and looks for the hand. */
    Optional<Refusal> look(Person by, String why) {
        if (!desk.isPlaying()) {
            return Optional.of(Refusal.of(Why.NO_HAND_IS_PLAYED));
        }
        forget();
        desk.add(new Effect.LooksAgain(by, why));
        desk.scribe.lookAgain(desk.now);
        return Optional.empty();
    }
}
