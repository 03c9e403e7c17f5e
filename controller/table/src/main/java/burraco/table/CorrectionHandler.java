package burraco.table;

import burraco.engine.hand.Phase;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.Correction;
import burraco.table.sheet.Refusal;
import burraco.table.sheet.Refusal.Why;
import java.util.List;
import java.util.Optional;

/** Corrects the record of the present hand and reports it. */
final class CorrectionHandler {
    /** Largest number of corrections of a hand. */
    private static final int MOST = 200;

    private final TableWorkspace workspace;
    private int made;

    CorrectionHandler(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    /** Starts another hand: its corrections are numbered anew, also after a restart. */
    void begin() {
        made = 0;
    }

    Optional<Refusal> carryOut(Command.OnRecord wish, Person by) {
        Optional<Refusal> refusal = hinders(wish);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (waits(wish)) {
            workspace.waiting.keep(ActOrigin.PEOPLE, by, wish);
            return Optional.empty();
        }
        return carryOut(wish, by, workspace.now);
    }

    /** Carries out all corrections, or none if one of them is impossible. */
    Optional<Refusal> carryOut(List<Command.Correct> wishes, Person by) {
        if (workspace.sheet().corrections().size() + wishes.size() > MOST) {
            return Optional.of(Refusal.of(Why.TOO_MUCH));
        }
        ActSheet tried = workspace.sheet();
        for (Command.Correct wish : wishes) {
            switch (RecordWishes.on(tried, wish, word(wish, by, workspace.now))) {
                case ActSheet.Result.Refused(var why) -> {
                    return Optional.of(why);
                }
                case ActSheet.Result.Done(var changed) -> tried = changed;
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
        Optional<Refusal> refusal = workspace.take(RecordWishes.on(workspace.sheet(), wish, word));
        if (refusal.isEmpty()) {
            made = Math.max(made, word.id() + (takesBack(wish) ? 0 : 1));
            workspace.add(RecordWishes.effect(wish, word));
        }
        return refusal;
    }

    /** What would follow if it were said at this time. */
    Preview preview(Command.OnRecord wish, Person by, long at) {
        Optional<Refusal> refusal = hinders(wish);
        if (refusal.isPresent()) {
            return Preview.refused(workspace.sheet(), refusal.get());
        }
        if (waits(wish)) {
            return Preview.waits(workspace.sheet());
        }
        Correction.Word word = word(wish, by, at);
        return switch (RecordWishes.on(workspace.sheet(), wish, word)) {
            case ActSheet.Result.Refused(var why) -> Preview.refused(workspace.sheet(), why);
            case ActSheet.Result.Done(var changed) ->
                    Preview.of(
                            workspace,
                            changed,
                            RecordWishes.effect(wish, word),
                            RecordWishes.waived(wish, workspace.sheet()),
                            at);
        };
    }

    /** Who says it, when, and why. */
    private Correction.Word word(Command.OnRecord wish, Person by, long at) {
        return new Correction.Word(made, by, at, TextLimits.reason(wish));
    }

    /** Why it is not even tried. */
    private Optional<Refusal> hinders(Command.OnRecord wish) {
        boolean tooMuch =
                SheetRoom.of(workspace).isFull() || workspace.sheet().corrections().size() >= MOST;
        if (tooMuch && !takesBack(wish)) {
            return Optional.of(Refusal.of(Why.TOO_MUCH));
        }
        return RecordWishes.unfit(wish, workspace.sheet());
    }

    private static boolean takesBack(Command.OnRecord wish) {
        return wish instanceof Command.TakeBack;
    }

    /**
     * Whether it has to wait until the first card is faced, because a record begins with the deal.
     */
    private boolean waits(Command.OnRecord wish) {
        boolean ofHand =
                wish instanceof Command.Report
                        || wish instanceof Command.Decide
                        || wish instanceof Command.Points;
        return ofHand && workspace.phase() == Phase.DEAL;
    }
}
