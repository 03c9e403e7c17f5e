package burraco.running;

import burraco.journal.JournalException;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.sheet.Refusal;
import burraco.table.state.BetweenHands;
import burraco.table.state.Outage;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table that stays as it was where the program fails at an input: the table that the fault has
 * left half changed is given up, another one is made from the inputs before, and the input is left
 * out for good. The same happens if the table could take an input, and the journal could not. If
 * inputs are left out too often in one hand, the table takes no more readings until the next one:
 * its record stays as it is, and people can still end the hand and enter its score. For the thread
 * that owns the table.
 */
final class GuardedTable {
    /** So many inputs of a hand are left out before its readings are not taken any more. */
    static final int MOST_FAULTS = 3;

    private final Diary diary;
    private final FaultLog faults;
    private final Runnable alive;
    private final Optional<HandMemory> memory;
    private Table table;

    /** Its state when the current hand began. Empty where neither table nor journal know it. */
    private Optional<BetweenHands> began;

    /** What was shown of it last, without what is wrong with the program. */
    private TableState shown;

    private boolean isShown = true;
    private Optional<Troubles.Trouble> trouble = Optional.empty();
    private boolean followed;

    /** Time that passes makes the program fail: the table stays at the time of its last input. */
    private boolean clockStands;

    private long lastTaken;
    private int faultsOfTheHand;

    /**
     * @param alive called again and again while a table is made again
     */
    GuardedTable(Table table, Diary diary, FaultLog faults, Runnable alive) {
        this.table = table;
        this.diary = diary;
        this.faults = faults;
        this.alive = alive;
        began = diary.began(table);
        shown = table.state();
        lastTaken = shown.now();
        memory = diary.journal().isEmpty() ? Optional.of(new HandMemory(table)) : Optional.empty();
        followed = diary.isFollowed();
        if (!followed) {
            trouble = Optional.of(Outage.NOT_FOLLOWED.ofProgram(shown.now()));
        }
    }

    /** What came of an input. */
    sealed interface Result {
        List<Effect> effects();

        record Taken(List<Effect> effects) implements Result {}

        /** The program failed at it, and it was left out; the effects tell of that. */
        record Failed(List<Effect> effects) implements Result {}
    }

    /** The table itself, to be asked; another one after each fault. */
    Table table() {
        return table;
    }

    /** As everybody at the table may know it, with what is wrong with the program. */
    TableState state() {
        try {
            show();
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            faults.met("The table could not be shown", thrown);
        }
        return trouble.map(shown::with).orElse(shown);
    }

    private void show() {
        if (!isShown) {
            shown = table.state();
            isShown = true;
        }
    }

    Result take(Input input) {
        if (followed) {
            return carryOut(input);
        }
        boolean passed = clockStands && input instanceof Input.Tick;
        if (passed || !UnfollowedHand.takes(input)) {
            return new Result.Taken(List.of());
        }
        Input now = clockStands ? input.takenAt(Math.min(input.at(), lastTaken)) : input;
        return now instanceof Input.Ordered order ? orderUnfollowed(order) : carryOut(now);
    }

    private Result orderUnfollowed(Input.Ordered order) {
        UnfollowedHand hand = new UnfollowedHand(state());
        Optional<Refusal> refusal = hand.refusal(order.command());
        return refusal.isPresent()
                ? new Result.Taken(
                        List.of(new Effect.Refused(order.by(), order.command(), refusal.get())))
                : carryOut(hand.meant(order));
    }

    private Result carryOut(Input input) {
        List<Effect> effects;
        isShown = false;
        try {
            effects = table.take(input);
            if (!effects.isEmpty()) {
                show(); // A table that cannot be shown has not taken it either.
            }
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            faults.met("The table could not take something", thrown);
            return new Result.Failed(failed(input, thrown, remade()));
        }
        try {
            diary.took(input, effects, table);
            memory.ifPresent(one -> one.took(input, !effects.isEmpty(), table));
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            faults.met("The journal could not take something", thrown);
            // The table is to be what can be made again from the journal.
            Optional<TableRestorer.Remade> before = remade();
            if (before.isPresent()) {
                return new Result.Failed(failed(input, thrown, before));
            }
            diary.lost();
        }
        lastTaken = Math.max(lastTaken, input.at());
        return new Result.Taken(followedAgain(input, effects));
    }

    /** With a new hand, or new cards for this one, everything that went wrong is over. */
    private List<Effect> followedAgain(Input input, List<Effect> effects) {
        Optional<BetweenHands> between = table.betweenHands();
        if (between.isPresent()) {
            boolean isSameHand = began.filter(one -> isSameHand(one, between.get())).isPresent();
            began = between;
            if (!followed && isSameHand) {
                // An idle table begins its memory anew; people may play this hand by themselves.
                diary.follows(false, input.at());
                return effects;
            }
        } else if (!isRedeal(input, effects)) {
            return effects;
        }
        faultsOfTheHand = 0;
        clockStands = false;
        followed = true;
        diary.follows(true, input.at());
        if (trouble.isEmpty()) {
            return effects;
        }
        Effect over = new Effect.TroubleOver(trouble.get());
        trouble = Optional.empty();
        diary.told(over, input.at());
        List<Effect> all = new ArrayList<>(effects);
        all.add(over);
        return all;
    }

    private static boolean isSameHand(BetweenHands one, BetweenHands other) {
        return one.match().number() == other.match().number()
                && one.match().played().size() == other.match().played().size();
    }

    private static boolean isRedeal(Input input, List<Effect> effects) {
        return input instanceof Input.Ordered(_, _, Command.Redeal _)
                && effects.stream().noneMatch(Effect.Refused.class::isInstance);
    }

    // A fault

    private List<Effect> failed(
            Input input, Throwable thrown, Optional<TableRestorer.Remade> remade) {
        faultsOfTheHand++;
        isShown = false;
        if (remade.isPresent()) {
            take(remade.get(), input.at());
        } else {
            beginHandAgain(thrown);
        }
        boolean tooOften = faultsOfTheHand > MOST_FAULTS;
        followed &= !tooOften && remade.map(TableRestorer.Remade::isFollowed).orElse(false);
        clockStands |= !followed && input instanceof Input.Tick;
        report(input, remade.map(TableRestorer.Remade::inputs).orElse(0L), thrown);
        diary.follows(followed, input.at());
        return told(input.at());
    }

    private Optional<TableRestorer.Remade> remade() {
        try {
            Optional<HandInputs> hand = memory.isPresent() ? memory.get().soFar() : diary.soFar();
            return hand.map(one -> TableRestorer.of(table, one, alive));
        } catch (JournalException | RuntimeException | StackOverflowError | AssertionError also) {
            faults.met("The table could not be made again", also);
            return Optional.empty();
        }
    }

    private void take(TableRestorer.Remade remade, long at) {
        table = remade.table();
        remade.faults()
                .forEach(one -> faults.met("An input could not be taken again", one.thrown()));
        for (var skip : remade.found()) {
            diary.skips(skip, at);
            memory.ifPresent(one -> one.skips(skip));
        }
    }

    /** All that is left. Where not even that is, the program has to begin again. */
    private void beginHandAgain(Throwable thrown) {
        BetweenHands from =
                began.orElseThrow(() -> new IllegalStateException("nothing to go on from", thrown));
        table = table.restored(from);
        memory.ifPresent(one -> one.beginAgain(from));
        diary.beginsAgain(from);
    }

    private void report(Input input, long before, Throwable thrown) {
        TableState state = state();
        String where =
                "match "
                        + state.match().number()
                        + ", hand "
                        + state.hand().number()
                        + ", after "
                        + before
                        + " inputs of it, at "
                        + input.at()
                        + " ms of the table's clock";
        try {
            diary.leftOut(input, where, thrown)
                    .ifPresent(file -> faults.say("An input was left out; the report is " + file));
        } catch (IOException cannot) {
            faults.say("An input was left out, and there is no report: " + cannot.getMessage());
        } catch (RuntimeException cannot) {
            // Its message may name cards that nobody has seen.
            faults.met("A report of an input could not be written", cannot);
        }
    }

    private List<Effect> told(long at) {
        Troubles.Trouble now = outage().ofProgram(at);
        boolean known =
                !followed && trouble.filter(one -> one.outage() == now.outage()).isPresent();
        if (known) {
            return List.of();
        }
        trouble = Optional.of(now);
        Effect began = new Effect.TroubleBegan(now);
        diary.told(began, at);
        return List.of(began);
    }

    private Outage outage() {
        if (followed) {
            return Outage.PROGRAM_FAILED;
        }
        return clockStands ? Outage.CLOCK_STANDS : Outage.NOT_FOLLOWED;
    }
}
