package burraco.cli.run;

import burraco.cli.files.MachineClock;
import burraco.cli.out.Log;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.journal.tape.UnreadableException;
import burraco.running.Diary;
import burraco.running.Recovery;
import burraco.table.Table;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A table restored from its journal, and the journal to which it continues to be recorded.
 *
 * @param heard how many readings it had heard
 * @param journal to be closed with it; none if the match cannot be recorded
 */
record RestoredTable(Table table, Diary diary, long heard, Optional<Journal> journal) {
    /**
     * Empty if another program is running this table.
     *
     * @param fresh the table to begin with if the journal is empty
     */
    static Optional<RestoredTable> at(Path folder, Table fresh) {
        Optional<Journal> open = Optional.empty();
        try {
            Journal journal = Journal.open(folder, new MachineClock(), Log::warn);
            open = Optional.of(journal);
            Recovery recovery = Recovery.of(fresh, journal);
            recovery.trouble().ifPresent(Log::warn);
            recovery.faults().forEach(line -> Log.error(line));
            long heard = journal.kept().heard();
            return Optional.of(new RestoredTable(recovery.table(), Diary.of(journal), heard, open));
        } catch (Journal.Taken taken) {
            Log.error(taken.getMessage());
            return Optional.empty();
        } catch (JournalException | UnreadableException trouble) {
            // Play goes on without a journal and shows that the match is not recorded.
            Log.error("Nothing is written down: {}", trouble.getMessage());
            return Optional.of(new RestoredTable(fresh, Diary.NONE, 0, open));
        } catch (RuntimeException | StackOverflowError | AssertionError fault) {
            // The same would happen at each start. Its message may name cards that nobody has seen.
            StackTraceElement[] trace = fault.getStackTrace();
            Log.error(
                    "Nothing is written down: the program failed when it restored the hand: {} at {}",
                    fault.getClass().getSimpleName(),
                    trace.length == 0 ? "?" : trace[0]);
            return Optional.of(new RestoredTable(fresh, Diary.NONE, 0, open));
        }
    }
}
