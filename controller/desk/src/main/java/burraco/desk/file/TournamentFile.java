package burraco.desk.file;

import burraco.files.InputFile;
import burraco.tournament.file.History;
import burraco.tournament.file.HistoryWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * A tournament's file. A change is written beside it and then takes its place, so after a power cut
 * it is the old one or the new one. Who changes it keeps others out meanwhile.
 */
public final class TournamentFile implements Keeper {
    private static final int MOST_BYTES = 64 << 20;

    private final Path file;

    /** What was read or written last, so that the same text is not worked out again. */
    private Optional<Content> known = Optional.empty();

    public TournamentFile(Path file) {
        this.file = file;
    }

    public Path path() {
        return file;
    }

    /** Without its folder, which is nobody's business. */
    @Override
    public String name() {
        return String.valueOf(file.getFileName());
    }

    @Override
    public synchronized Content read() throws IOException {
        byte[] bytes = InputFile.bytes(file, MOST_BYTES);
        String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        Optional<Content> same = known.filter(content -> content.text().equals(text));
        Content read = same.isPresent() ? same.get() : Content.of(name(), text);
        known = Optional.of(read);
        return read;
    }

    /** Begins a file; one that is there is kept. */
    public void create(History history) throws IOException {
        Files.write(
                file,
                HistoryWriter.write(history).getBytes(StandardCharsets.UTF_8),
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.WRITE);
    }

    /** The lines themselves say who has done what. */
    @Override
    public Content change(Edit edit, String by) throws IOException {
        return change(edit);
    }

    /**
     * @return what was written
     */
    public synchronized Content change(Edit edit) throws IOException {
        InputFile.mustBeOrdinary(file);
        // A symbolic link stays one, and who names its target waits for the same lock.
        Path real = file.toRealPath();
        try (FileChannel lock = locked(real);
                FileLock _ = lock.lock()) {
            Content before = read();
            Content after = edit.of(before);
            if (!after.text().equals(before.text())) {
                Replacement.of(real, after.text().getBytes(StandardCharsets.UTF_8));
            }
            known = Optional.of(after);
            return after;
        }
    }

    private static FileChannel locked(Path real) throws IOException {
        return FileChannel.open(
                real.resolveSibling("." + real.getFileName() + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
    }
}
