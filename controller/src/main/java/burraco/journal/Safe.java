package burraco.journal;

import burraco.files.PrivateFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Copies of a journal: made while a table runs, and put in its place while none does. */
public final class Safe {
    /** SQLite keeps what is not yet in the file beside it. */
    private static final List<String> BESIDE = List.of("-wal", "-shm");

    private Safe() {}

    /**
     * Writes a whole copy, as it is at one moment, and checks it.
     *
     * @param place a table's folder, or another copy
     * @return what the check of the copy says
     */
    public static Verification backup(Path place, Path target) throws Trouble {
        History.open(place).close();
        if (Files.exists(target)) {
            throw new Trouble(target + ": there is a file of that name; nothing is written", null);
        }
        Path source = Files.isRegularFile(place) ? place : place.resolve(Journal.FILE);
        Path part = target.resolveSibling(target.getFileName() + ".part");
        try {
            try {
                Files.deleteIfExists(part);
                PrivateFile.create(part).close();
                copy(source, part);
                Verification copy = checked(part);
                Files.move(part, target);
                return copy;
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (SQLException cannot) {
            throw Complaint.about(source, cannot);
        } catch (IOException cannot) {
            throw Complaint.about(target, cannot);
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

    private static Verification checked(Path copy) throws Trouble {
        try (History history = History.open(copy)) {
            Verification verification = Verification.of(history);
            if (!verification.isReadable()) {
                throw new Trouble(
                        "the journal is damaged, and so would its copy be; nothing is written",
                        null);
            }
            return verification;
        }
    }

    /**
     * Puts a copy into a table's folder.
     *
     * @param aside the name under which what was there stays
     * @return whether there was anything
     */
    public static boolean restore(Path copy, Path folder, String aside) throws Trouble {
        if (!Files.isRegularFile(copy)) {
            throw new Trouble(copy + ": there is no such file", null);
        }
        History.open(copy).close();
        mustBeAFolder(folder);
        try {
            Journal.makePrivate(folder);
            try (Lock lock = Lock.of(folder)) {
                lock.forWriting();
                return replace(copy, folder, aside);
            }
        } catch (IOException cannot) {
            throw Complaint.about(folder, cannot);
        }
    }

    /** A copy is read like a journal, but nothing is changed in it. */
    static void mustBeAFolder(Path place) throws Trouble {
        if (Files.exists(place) && !Files.isDirectory(place)) {
            throw new Trouble(place + ": this is not the folder of a table's journal", null);
        }
    }

    private static boolean replace(Path copy, Path folder, String aside)
            throws Trouble, IOException {
        Path part = folder.resolve(Journal.FILE + ".part");
        try {
            Files.deleteIfExists(part);
            PrivateFile.create(part).close();
            try {
                copy(copy, part);
            } catch (SQLException cannot) {
                throw Complaint.about(copy, cannot);
            }
            try (History history = History.open(part)) {
                if (!Verification.of(history).isSound()) {
                    throw new Trouble(
                            copy
                                    + ": it is not as it was written (history verify says what);"
                                    + " nothing is changed",
                            null);
                }
            }
            Path file = folder.resolve(Journal.FILE);
            boolean there = Files.exists(file);
            if (there) {
                moveAside(file, folder.resolve(aside));
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            return there;
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void moveAside(Path file, Path aside) throws Trouble, IOException {
        if (Files.exists(aside)) {
            throw new Trouble(aside + ": there is a file of that name; nothing is changed", null);
        }
        // What is beside it goes first: without it the file is still a journal, though a shorter
        // one; beside another file it would be its ruin.
        for (String end : BESIDE) {
            Path beside = file.resolveSibling(file.getFileName() + end);
            if (Files.exists(beside)) {
                Files.move(beside, aside.resolveSibling(aside.getFileName() + end));
            }
        }
        Files.move(file, aside);
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
