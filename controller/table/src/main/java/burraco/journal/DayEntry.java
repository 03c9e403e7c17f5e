package burraco.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Enters by hand on which day a match was played. What is sealed stays as it is. */
public final class DayEntry {
    private DayEntry() {}

    /** Adds an entry; refuses while a table runs with the journal. */
    public static void write(Path folder, int match, LocalDate day, Journal.WallClock wall)
            throws JournalException {
        Backups.mustBeAFolder(folder);
        History.open(folder).close();
        Path file = folder.resolve(Journal.FILE);
        try (JournalLock lock = JournalLock.of(folder)) {
            lock.forWriting();
            long at;
            try (History history = History.open(folder)) {
                at =
                        history.read(
                                        "SELECT coalesce(max(at), 0) FROM entry",
                                        row -> row.getLong(1))
                                .getFirst();
            }
            Note note = new ClockNotes.Dated(match, day).note(at);
            try (JournalFile store = JournalFile.open(file, Journal.HANDS_WITH_INPUTS, wall)) {
                store.write(
                        new Piece(
                                new byte[0],
                                0,
                                at,
                                List.of(note),
                                Optional.empty(),
                                List.of(),
                                List.of()));
            }
        } catch (SQLException | IOException cannot) {
            throw JournalErrors.about(file, cannot);
        }
    }
}
