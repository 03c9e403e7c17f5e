package burraco.journal;

import burraco.files.PrivateFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;

/** Makes backup copies of a journal, also while a table runs, and restores them while none does. */
public final class Backups {
    /**
     * The files that SQLite keeps beside a database, with changes that are not in it yet or must be
     * undone. Left beside another database of the same name they would change that one.
     */
    private static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

    private Backups() {}

    /**
     * Writes a copy of the journal as it is at one moment, and verifies it.
     *
     * @param place a table's folder, or another copy
     * @return what the verification of the copy says
     */
    public static Verification backup(Path place, Path target) throws JournalException {
        History.open(place).close();
        mustBeFree(target, "read.journal.there-unwritten");
        Path source = Files.isRegularFile(place) ? place : place.resolve(Journal.FILE);
        Path part = target.resolveSibling(target.getFileName() + ".part");
        try {
            try {
                delete(part);
                PrivateFile.create(part).close();
                copy(source, part);
                Verification copy = checked(part);
                Files.move(part, target);
                return copy;
            } finally {
                delete(part);
            }
        } catch (SQLException cannot) {
            throw JournalErrors.about(source, cannot);
        } catch (IOException cannot) {
            throw JournalErrors.about(target, cannot);
        }
    }

    private static void copy(Path source, Path part) throws SQLException, IOException {
        try (Connection connection = Sqlite.open(source, Sqlite.Use.READ);
                PreparedStatement into = connection.prepareStatement("VACUUM INTO ?")) {
            into.setString(1, part.toString());
            into.execute();
        }
        force(part);
    }

    private static Verification checked(Path copy) throws JournalException {
        try (History history = History.open(copy)) {
            Verification verification = Verification.of(history);
            if (!verification.isReadable()) {
                throw new JournalException(null, "read.journal.no-backup");
            }
            return verification;
        }
    }

    /**
     * Restores a copy into a table's folder.
     *
     * @param aside the name under which the previous journal is kept
     * @return whether there was a previous journal
     */
    public static boolean restore(Path copy, Path folder, String aside) throws JournalException {
        if (!Files.isRegularFile(copy)) {
            throw new JournalException(null, "read.journal.no-copy", copy);
        }
        History.open(copy).close();
        mustBeAFolder(folder);
        try {
            Journal.makePrivate(folder);
            try (JournalLock lock = JournalLock.of(folder)) {
                lock.forWriting();
                return replace(copy, folder, aside);
            }
        } catch (IOException cannot) {
            throw JournalErrors.about(folder, cannot);
        }
    }

    /** Refuses the file of a copy: copies can be read like journals, but are never changed. */
    static void mustBeAFolder(Path place) throws JournalException {
        if (Files.exists(place) && !Files.isDirectory(place)) {
            throw new JournalException(null, "read.journal.no-folder", place);
        }
    }

    private static boolean replace(Path copy, Path folder, String aside)
            throws JournalException, IOException {
        Path part = folder.resolve(Journal.FILE + ".part");
        try {
            delete(part);
            PrivateFile.create(part).close();
            try {
                copy(copy, part);
            } catch (SQLException cannot) {
                throw JournalErrors.about(copy, cannot);
            }
            try (History history = History.open(part)) {
                if (!Verification.of(history).isSound()) {
                    throw new JournalException(null, "read.journal.altered", copy);
                }
            }
            Path file = folder.resolve(Journal.FILE);
            boolean there = isThere(file);
            if (there) {
                moveAside(file, folder.resolve(aside));
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            return there;
        } finally {
            delete(part);
        }
    }

    private static void moveAside(Path file, Path aside) throws JournalException, IOException {
        mustBeFree(aside, "read.journal.there-unchanged");
        // What is beside it goes first: without it the file is still a journal, though a shorter
        // one; beside another file it would be its ruin.
        for (Path one : files(file)) {
            if (Files.exists(one, LinkOption.NOFOLLOW_LINKS)) {
                String end = one.toString().substring(file.toString().length());
                Files.move(one, Path.of(aside + end));
            }
        }
    }

    /** A database file and the files that SQLite may have put beside it; these come first. */
    private static List<Path> files(Path file) {
        return Stream.concat(BESIDE.stream(), Stream.of(""))
                .map(end -> Path.of(file + end))
                .toList();
    }

    /** Whether the file or one beside it exists. */
    private static boolean isThere(Path file) {
        return files(file).stream().anyMatch(one -> Files.exists(one, LinkOption.NOFOLLOW_LINKS));
    }

    private static void mustBeFree(Path file, String why) throws JournalException {
        for (Path one : files(file)) {
            if (Files.exists(one, LinkOption.NOFOLLOW_LINKS)) {
                throw new JournalException(null, why, one);
            }
        }
    }

    private static void delete(Path file) throws IOException {
        for (Path one : files(file)) {
            Files.deleteIfExists(one);
        }
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
