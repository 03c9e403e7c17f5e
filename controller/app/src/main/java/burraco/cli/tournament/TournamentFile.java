package burraco.cli.tournament;

import burraco.cli.options.CommandRefusal;
import burraco.files.InputFile;
import burraco.tournament.Tournament;
import burraco.tournament.file.History;
import burraco.tournament.file.HistoryReader;
import burraco.tournament.file.HistoryWriter;
import burraco.tournament.file.Problem;
import burraco.tournament.file.Read;
import burraco.tournament.words.TournamentWords;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A tournament's file. A change is written beside it and then takes its place, so after a power cut
 * it is the old one or the new one. Who changes it keeps others out meanwhile.
 */
final class TournamentFile {
    private static final int MOST_BYTES = 64 << 20;

    private final Path file;
    private final TournamentWords words;

    TournamentFile(Path file, TournamentWords words) {
        this.file = file;
        this.words = words;
    }

    /** What the file has. */
    record Content(String text, History history, Tournament now) {}

    /** The new text of a file. */
    interface Edit {
        String of(Content before) throws IOException;
    }

    Content read() throws IOException {
        byte[] bytes = InputFile.bytes(file, MOST_BYTES);
        return parsed(
                StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    }

    private Content parsed(String text) {
        return switch (HistoryReader.read(text)) {
            case Read.Done(History history, Tournament now) -> new Content(text, history, now);
            case Read.Problems problems -> {
                Problem first = problems.all().getFirst();
                throw new CommandRefusal(
                        "tournament.problem",
                        file,
                        first.line(),
                        first.column(),
                        words.say(first.what()));
            }
        };
    }

    /** Begins a file; one that is there is kept. */
    void create(History history) throws IOException {
        Files.write(
                file,
                HistoryWriter.write(history).getBytes(StandardCharsets.UTF_8),
                StandardOpenOption.CREATE_NEW,
                StandardOpenOption.WRITE);
    }

    void change(Edit edit) throws IOException {
        InputFile.mustBeOrdinary(file);
        try (FileChannel lock = locked();
                FileLock _ = lock.lock()) {
            replace(edit.of(read()));
        }
    }

    private FileChannel locked() throws IOException {
        return FileChannel.open(
                file.resolveSibling("." + file.getFileName() + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
    }

    private void replace(String text) throws IOException {
        Path beside = file.resolveSibling("." + file.getFileName() + ".new");
        try (FileChannel out =
                FileChannel.open(
                        beside,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
        Files.move(
                beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
