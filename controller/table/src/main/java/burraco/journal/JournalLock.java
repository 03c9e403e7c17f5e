package burraco.journal;

import burraco.files.InputFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A lock file by which only one program writes a journal. On a read-only disk it is not taken at
 * first, but must be before anything is written.
 */
final class JournalLock implements AutoCloseable {
    private final Path folder;
    private final Path file;
    private FileChannel channel;
    private boolean mine;

    private JournalLock(Path folder) {
        this.folder = folder;
        file = folder.resolve("lock");
    }

    /**
     * @throws Journal.Taken if another table has it
     */
    static JournalLock of(Path folder) throws IOException, JournalException {
        JournalLock lock = new JournalLock(folder);
        try {
            lock.forWriting();
        } catch (IOException cannot) {
            lock.forReading(cannot);
        }
        return lock;
    }

    /** Acquires the lock, if that was not possible before. */
    void forWriting() throws IOException, JournalException {
        if (mine) {
            return;
        }
        mustBeOrdinary();
        if (!Files.exists(file)) {
            Sqlite.makePrivate(file);
        }
        FileChannel writing =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        close();
        channel = writing;
        take(false);
        mine = true;
    }

    private void forReading(IOException because) throws IOException, JournalException {
        if (!Files.exists(file)) {
            throw because;
        }
        mustBeOrdinary();
        try {
            channel = FileChannel.open(file, StandardOpenOption.READ);
        } catch (IOException also) {
            because.addSuppressed(also);
            throw because;
        }
        take(true);
    }

    private void mustBeOrdinary() throws IOException {
        if (Files.exists(file)) {
            InputFile.mustBeOrdinary(file);
        }
    }

    private void take(boolean shared) throws IOException, JournalException {
        if (!isFree(shared)) {
            channel.close();
            throw new Journal.Taken(folder);
        }
    }

    private boolean isFree(boolean shared) throws IOException {
        try {
            FileLock lock = channel.tryLock(0, Long.MAX_VALUE, shared);
            return lock != null;
        } catch (OverlappingFileLockException inThisProgram) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        if (channel != null) {
            channel.close();
        }
    }
}
