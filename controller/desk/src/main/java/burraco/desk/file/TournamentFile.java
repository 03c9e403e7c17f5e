package burraco.desk.file;

import burraco.files.InputFile;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.file.History;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.file.Read;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/**
 * A tournament's file. A change is written beside it and then takes its place, so after a power cut
 * it is the old one or the new one. Who changes it keeps others out meanwhile.
 */
public final class TournamentFile {
    private static final int MOST_BYTES = 64 << 20;

    private final Path file;

    /** What was read or written last, so that the same text is not worked out again. */
    private Optional<Content> known = Optional.empty();

    public TournamentFile(Path file) {
        this.file = file;
    }

    /** What the file has. */
    public record Content(String text, History history, Tournament now) {
        /** Changes with every change of the file; the same for the same text. */
        public String version() {
            return history.changes().size() + "-" + Integer.toHexString(text.hashCode());
        }

        /** With a change that the direction has done. */
        public Content with(Change change, Tournament after) {
            return with(List.of(change), after);
        }

        /**
         * @param after what came of all of them
         */
        public Content with(List<Change> changes, Tournament after) {
            StringBuilder more = new StringBuilder(text);
            changes.forEach(change -> more.append(HistoryWriter.lines(change)));
            return new Content(more.toString(), history.with(changes), after);
        }
    }

    /** The new content of a file. */
    public interface Edit {
        Content of(Content before) throws IOException;
    }

    public Path path() {
        return file;
    }

    /**
     * @throws UnreadableTournamentException if it cannot be understood
     */
    public synchronized Content read() throws IOException {
        byte[] bytes = InputFile.bytes(file, MOST_BYTES);
        String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        Optional<Content> same = known.filter(content -> content.text().equals(text));
        Content read = same.isPresent() ? same.get() : parsed(text);
        known = Optional.of(read);
        return read;
    }

    /**
     * What this text would be as the file's content.
     *
     * @throws UnreadableTournamentException if it cannot be understood
     */
    public Content parsed(String text) throws UnreadableTournamentException {
        return switch (HistoryReader.read(text)) {
            case Read.Done(History history, Tournament now) -> new Content(text, history, now);
            case Read.Problems problems ->
                    throw new UnreadableTournamentException(file, problems.all().getFirst());
        };
    }

    /** Begins a file; one that is there is kept. */
    public void create(History history) throws IOException {
        Files.write(
                file,
                HistoryWriter.write(history).getBytes(StandardCharsets.UTF_8),
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.WRITE);
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
