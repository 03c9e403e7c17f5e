package burraco.table;

import burraco.engine.hand.Phase;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Correction;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import burraco.table.sheet.Sheet;
import burraco.table.sheet.Teller;
import java.util.List;
import java.util.Optional;

/** Corrects the record of the hand at hand, and tells it. */
final class Correcting {
    /** So often nobody has to correct a hand. */
    private static final int MOST = 200;

    private final Desk desk;
    private int made;

    Correcting(Desk desk) {
        this.desk = desk;
    }

    /** Another hand begins: its corrections are numbered anew, also after a restart. */
    void begin() {
        made = 0;
    }

    Optional<Refusal> carryOut(Command.OnRecord wish, Person by) {
        Optional<Refusal> refusal = hinders(wish);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (waits(wish)) {
            desk.keep(Teller.PEOPLE, by, wish);
            return Optional.empty();
        }
        return carryOut(wish, by, desk.now);
    }

    /** One after the other: all of them, or none if one cannot be. */
    Optional<Refusal> carryOut(List<Command.Correct> wishes, Person by) {
        if (desk.sheet().corrections().size() + wishes.size() > MOST) {
            return Optional.of(Refusal.of(Why.TOO_MUCH));
        }
        Sheet tried = desk.sheet();
        for (Command.Correct wish : wishes) {
            switch (Wishes.on(tried, wish, word(wish, by, desk.now))) {
                case Sheet.Result.Refused(var why) -> {
                    return Optional.of(why);
                }
                case Sheet.Result.Done(var changed) -> tried = changed;
            }
        }
        Optional<Refusal> refusal = Optional.empty();
        for (Command.Correct wish : wishes) {
            refusal = refusal.or(() -> carryOut(wish, by));
        }
        return refusal;
    }

    /**
     * @param at when he said it
     */
    Optional<Refusal> carryOut(Command.OnRecord wish, Person by, long at) {
        Correction.Word word = word(wish, by, at);
        Optional<Refusal> refusal = desk.take(Wishes.on(desk.sheet(), wish, word));
        if (refusal.isEmpty()) {
            made = Math.max(made, word.id() + (takesBack(wish) ? 0 : 1));
            desk.add(Wishes.effect(wish, word));
        }
        return refusal;
    }

    /** What would come of it, if it were said then. */
    Preview preview(Command.OnRecord wish, Person by, long at) {
        Optional<Refusal> refusal = hinders(wish);
        if (refusal.isPresent()) {
            return Preview.refused(desk.sheet(), refusal.get());
        }
        if (waits(wish)) {
            return Preview.waits(desk.sheet());
        }
        Correction.Word word = word(wish, by, at);
        return switch (Wishes.on(desk.sheet(), wish, word)) {
            case Sheet.Result.Refused(var why) -> Preview.refused(desk.sheet(), why);
            case Sheet.Result.Done(var changed) ->
                    Preview.of(
                            desk,
                            changed,
                            Wishes.effect(wish, word),
                            Wishes.waived(wish, desk.sheet()),
                            at);
        };
    }

    /** Who says it, and why. */
    private Correction.Word word(Command.OnRecord wish, Person by, long at) {
        return new Correction.Word(made, by, at, Texts.reason(wish));
    }

    /** Why it is not even tried. */
    private Optional<Refusal> hinders(Command.OnRecord wish) {
        boolean tooMuch = desk.isFull() || desk.sheet().corrections().size() >= MOST;
        if (tooMuch && !takesBack(wish)) {
            return Optional.of(Refusal.of(Why.TOO_MUCH));
        }
        return Wishes.unfit(wish, desk.sheet());
    }

    private static boolean takesBack(Command.OnRecord wish) {
        return wish instanceof Command.TakeBack;
    }

    /** Whether it waits until the first card is faced: a record begins with the deal. */
    private boolean waits(Command.OnRecord wish) {
        boolean ofHand =
                wish instanceof Command.Report
                        || wish instanceof Command.Decide
                        || wish instanceof Command.Points;
        return ofHand && desk.phase() == Phase.DEAL;
    }
}
