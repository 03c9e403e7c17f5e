package burraco.running;

import burraco.journal.JournalException;
import burraco.journal.Note;
import burraco.journal.Notes;
import burraco.journal.Skip;
import burraco.journal.tape.TapeReader;
import burraco.journal.tape.UnreadableException;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes a table again: from its state when the hand began it takes what came since. Where the
 * program fails at an input, it begins once more without that one, so that no table is ever used
 * that was left half changed. After too many faults the rest of the hand is left out. An input
 * after which the table cannot be shown is one at which the program fails, too.
 */
final class TableRestorer {
    static final int MOST_FAULTS = 5;

    private final Table like;
    private final HandInputs hand;
    private final Runnable alive;
    private final List<Skip> skips;
    private final List<Skip> found = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

    /** Whether the table is shown after every input, to find the one after which it cannot be. */
    private boolean showsEach;

    private TableRestorer(Table like, HandInputs hand, Runnable alive) {
        this.like = like;
        this.hand = hand;
        this.alive = alive;
        skips = new ArrayList<>(hand.skips());
    }

    /**
     * An input at which the program failed.
     *
     * @param number which one of the hand, from 1
     */
    record Fault(Input input, long number, Throwable thrown) {}

    /**
     * What came of it.
     *
     * @param inputs how many the hand had, also those that were not taken
     * @param acts what the table told of acts
     * @param found the inputs that are not to be taken any more, beside those known before
     * @param damage why no more could be read; empty where all was
     */
    record Remade(
            Table table,
            long inputs,
            List<Note> acts,
            List<Skip> found,
            List<Fault> faults,
            Optional<String> damage) {
        /** Whether it is the table of all inputs but single ones. */
        boolean isFollowed() {
            return faults.size() <= MOST_FAULTS && damage.isEmpty();
        }
    }

    /**
     * @param like a table with the same layout and deck; it is left as it is
     * @param alive called again and again while it goes on
     * @throws RuntimeException if the table cannot be shown, and no input is the cause. It may also
     *     be an error of the kinds that are caught elsewhere. No input is left out for that: a
     *     program that is mended can take them all.
     */
    static Remade of(Table like, HandInputs hand, Runnable alive) {
        return new TableRestorer(like, hand, alive).remade();
    }

    private Remade remade() {
        while (true) {
            Pass pass = new Pass();
            pass.run();
            if (pass.fault.isPresent()) {
                leaveOut(pass.fault.get(), pass.inputs);
            } else if (showsEach || pass.isShown()) {
                return new Remade(pass.table, pass.inputs, pass.acts, found, faults, pass.damage);
            } else {
                showsEach = true;
            }
        }
    }

    private void leaveOut(Fault fault, long all) {
        faults.add(fault);
        Skip skip =
                faults.size() <= MOST_FAULTS
                        ? Skip.of(fault.number())
                        : new Skip(fault.number(), all);
        skips.add(skip);
        found.add(skip);
    }

    /** One way through all inputs. */
    private final class Pass {
        private final Table table = like.restored(hand.from());
        private final Notes notes = new Notes(hand.names());
        private final List<Note> acts = new ArrayList<>();
        private long inputs;
        private Optional<Fault> fault = Optional.empty();
        private Optional<String> damage = Optional.empty();

        void run() {
            if (showsEach) {
                table.state();
            }
            try {
                hand.inputs().each(this::take);
            } catch (JournalException cannot) {
                damage = Optional.of(cannot.getMessage());
            }
        }

        private void take(byte[] piece) {
            alive.run();
            if (damage.isPresent()) {
                return;
            }
            TapeReader tape = new TapeReader(piece, hand.names());
            try {
                Optional<Input> next = tape.nextMeant(hand.countedAt());
                while (next.isPresent()) {
                    inputs++;
                    take(next.get());
                    next = tape.nextMeant(hand.countedAt());
                }
            } catch (UnreadableException damaged) {
                damage = Optional.of(damaged.getMessage());
            }
        }

        private void take(Input input) {
            if (fault.isPresent() || Skip.covers(skips, inputs)) {
                return;
            }
            try {
                for (Effect effect : table.take(input)) {
                    if (effect instanceof Effect.Decided || effect instanceof Effect.Withdrawn) {
                        acts.add(notes.of(effect, input.at()));
                    }
                }
                if (showsEach) {
                    table.state();
                }
            } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
                fault = Optional.of(new Fault(input, inputs, thrown));
            }
        }

        /** A table that cannot be shown is of no use. */
        boolean isShown() {
            try {
                table.state();
                return true;
            } catch (RuntimeException | StackOverflowError | AssertionError _) {
                return false;
            }
        }
    }
}
