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
 * that was left half changed. After too many faults the rest of the hand is left out.
 */
final class TableRestorer {
    static final int MOST_FAULTS = 5;

    private final Table like;
    private final HandInputs hand;
    private final Runnable alive;
    private final List<Skip> skips;
    private final List<Skip> found = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();

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
     */
    static Remade of(Table like, HandInputs hand, Runnable alive) {
        return new TableRestorer(like, hand, alive).remade();
    }

    private Remade remade() {
        while (true) {
            Pass pass = new Pass();
            pass.run();
            if (pass.fault.isEmpty() || faults.size() > MOST_FAULTS + 1) {
                return new Remade(pass.table, pass.inputs, pass.acts, found, faults, pass.damage);
            }
            Fault fault = pass.fault.get();
            faults.add(fault);
            Skip skip = skip(fault.number(), pass.inputs);
            skips.add(skip);
            found.add(skip);
        }
    }

    private Skip skip(long number, long all) {
        if (faults.size() <= MOST_FAULTS) {
            return Skip.of(number);
        }
        boolean first = faults.size() == MOST_FAULTS + 1;
        return new Skip(first ? number : 1, all);
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
            try {
                hand.inputs().each(this::take);
            } catch (JournalException cannot) {
                damage = Optional.of(cannot.getMessage());
            }
            if (fault.isEmpty()) {
                show();
            }
        }

        private void take(byte[] piece) {
            alive.run();
            if (damage.isPresent()) {
                return;
            }
            TapeReader tape = new TapeReader(piece, hand.names());
            try {
                for (Optional<Input> one = tape.next(); one.isPresent(); one = tape.next()) {
                    inputs++;
                    take(one.get());
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
            } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
                fault = Optional.of(new Fault(input, inputs, thrown));
            }
        }

        /** A table that cannot be shown is of no use. */
        private void show() {
            try {
                table.state();
            } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
                fault = Optional.of(new Fault(new Input.Tick(0), inputs, thrown));
            }
        }
    }
}
