package burraco.cli.run;

import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.table.state.TableState;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The file {@code playing} in the service's runtime directory, which is there while a match is
 * being played: an update waits until it is gone.
 */
final class PlayingMark {
    private final Optional<Path> file;
    private final Consumer<String> log;
    private boolean told;

    private PlayingMark(Optional<Path> file, Consumer<String> log) {
        this.file = file;
        this.log = log;
    }

    /** In the folder that systemd has made for this service; without one there is no mark. */
    static PlayingMark ofThisProcess() {
        return in(Optional.ofNullable(System.getenv("RUNTIME_DIRECTORY")).map(Path::of), Log::warn);
    }

    /**
     * @param log told once, if the mark cannot be written or removed
     */
    static PlayingMark in(Optional<Path> folder, Consumer<String> log) {
        return new PlayingMark(folder.map(path -> path.resolve("playing")), log);
    }

    /**
     * Called periodically. A mark that is right stays as it is, also that of a process which was
     * killed in the middle of the match: there is no moment without one.
     */
    void show(TableState state) {
        if (file.isEmpty()) {
            return;
        }
        boolean playing = state.isDuringMatch();
        try {
            if (playing) {
                mark(file.get());
            } else {
                Files.deleteIfExists(file.get());
            }
            told = false;
        } catch (IOException cannot) {
            tell(playing, cannot);
        }
    }

    private static void mark(Path file) throws IOException {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try {
            Files.createFile(file);
        } catch (FileAlreadyExistsException there) {
            // That is what was wanted.
        }
    }

    private void tell(boolean playing, IOException cannot) {
        if (!told) {
            log.accept(
                    "an update will "
                            + (playing ? "not wait for the end of this match" : "be refused")
                            + ": "
                            + FileTrouble.forTheLog(cannot));
        }
        told = true;
    }
}
