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

/** Copies of a journal: made while a table runs, and put in its place while none does. */
public final class Safe {
    /**
     * SQLite keeps beside a file what is not yet in it, and what it has to put back into it. Beside
     * another file of that name it would change that one.
     */
    private static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

    private Safe() {}

    /**
     * Writes a whole copy, as it is at one moment, and checks it.
     *
     * @param place a table's folder, or another copy
     * @return what the check of the copy says
     */
    public static Verification backup(Path place, Path target) throws Trouble {
        History.open(place).close();
        mustBeFree(target, "nothing is written");
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
            delete(part);
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

    private static void moveAside(Path file, Path aside) throws Trouble, IOException {
        mustBeFree(aside, "nothing is changed");
        // What is beside it goes first: without it the file is still a journal, though a shorter
        // one; beside another file it would be its ruin.
        for (Path one : files(file)) {
            if (Files.exists(one, LinkOption.NOFOLLOW_LINKS)) {
                String end = one.toString().substring(file.toString().length());
                Files.move(one, Path.of(aside + end));
            }
        }
    }

    /** A file with all that SQLite may have put beside it, which comes first. */
    private static List<Path> files(Path file) {
        return Stream.concat(BESIDE.stream(), Stream.of(""))
                .map(end -> Path.of(file + end))
                .toList();
    }

    /** Also where only something beside it is there. */
    private static boolean isThere(Path file) {
        return files(file).stream().anyMatch(one -> Files.exists(one, LinkOption.NOFOLLOW_LINKS));
    }

    private static void mustBeFree(Path file, String nothing) throws Trouble {
        for (Path one : files(file)) {
            if (Files.exists(one, LinkOption.NOFOLLOW_LINKS)) {
                throw new Trouble(one + ": there is a file of that name; " + nothing, null);
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
