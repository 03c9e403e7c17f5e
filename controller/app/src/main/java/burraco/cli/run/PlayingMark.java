package burraco.cli.run;

import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The file {@code playing} in the service's runtime directory, which is there while a match is
 * being played: an update waits until it is gone.
 */
final class PlayingMark {
    private final Optional<Path> file;
    private Optional<Boolean> written = Optional.empty();

    private PlayingMark(Optional<Path> file) {
        this.file = file;
    }

    /** In the folder that systemd has made for this service; without one there is no mark. */
    static PlayingMark ofThisProcess() {
        return in(Optional.ofNullable(System.getenv("RUNTIME_DIRECTORY")).map(Path::of));
    }

    static PlayingMark in(Optional<Path> folder) {
        return new PlayingMark(folder.map(path -> path.resolve("playing")));
    }

    /** Called periodically; touches the file only when something has changed. */
    void show(TableState state) {
        boolean playing = isPlaying(state);
        if (file.isEmpty() || written.equals(Optional.of(playing))) {
            return;
        }
        try {
            Files.deleteIfExists(file.get());
            if (playing) {
                Files.createFile(file.get());
            }
            written = Optional.of(playing);
        } catch (IOException cannot) {
            // The next call tries again.
        }
    }

    static boolean isPlaying(TableState state) {
        List<Situation> situations = Situations.of(state, true);
        return !state.match().played().isEmpty()
                || situations.stream()
                        .noneMatch(one ->
                                one == Situation.WAITING_FOR_THE_DEAL
                                        || one == Situation.MATCH_OVER);
    }
}
