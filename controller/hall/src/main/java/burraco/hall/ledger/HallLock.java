package burraco.hall.ledger;

import burraco.files.InputFile;
import burraco.journal.Sqlite;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file beside that of a hall by which only one program writes it. */
final class HallLock implements AutoCloseable {
    private final FileChannel channel;

    private HallLock(FileChannel channel) {
        this.channel = channel;
    }

    static HallLock of(Place place, Path file) throws IOException {
        Path beside = file.resolveSibling("." + file.getFileName() + ".lock");
        if (Files.exists(beside)) {
            InputFile.mustBeOrdinary(beside);
        } else {
            Sqlite.makePrivate(beside);
        }
        FileChannel channel = FileChannel.open(beside, StandardOpenOption.WRITE);
        if (!isTaken(channel)) {
            channel.close();
            throw LedgerException.of(place, LedgerException.TAKEN);
        }
        return new HallLock(channel);
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException inThisProgram) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
