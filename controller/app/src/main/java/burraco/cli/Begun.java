package burraco.cli;

import burraco.journal.Journal;
import burraco.journal.Trouble;
import burraco.journal.tape.Unreadable;
import burraco.running.Diary;
import burraco.running.Recovery;
import burraco.table.Table;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A table as it was when it was left, and where it goes on being written down.
 *
 * @param heard how many readings it had heard
 * @param journal to be closed with it; none where nothing can be written down
 */
record Begun(Table table, Diary diary, long heard, Optional<Journal> journal) {
    /**
     * Empty where it must not run, because another program runs it.
     *
     * @param fresh the table that it is where nothing is written down yet
     */
    static Optional<Begun> at(Path folder, Table fresh) {
        Optional<Journal> open = Optional.empty();
        try {
            Journal journal = Journal.open(folder, System::currentTimeMillis, Log::warn);
            open = Optional.of(journal);
            Recovery recovery = Recovery.of(fresh, journal);
            recovery.trouble().ifPresent(Log::warn);
            recovery.faults().forEach(line -> Log.error(line));
            long heard = journal.kept().heard();
            return Optional.of(new Begun(recovery.table(), Diary.of(journal), heard, open));
        } catch (Journal.Taken taken) {
            Log.error(taken.getMessage());
            return Optional.empty();
        } catch (Trouble | Unreadable trouble) {
            // A match is worth more than its journal: play goes on, and says that it is unsecured.
            Log.error("Nothing is written down: {}", trouble.getMessage());
            return Optional.of(new Begun(fresh, Diary.NONE, 0, open));
        }
    }
}
