package burraco.cli.hall;

import burraco.cli.options.CommandRefusal;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.Log;
import burraco.cli.out.Screen;
import burraco.hall.ledger.Database;
import burraco.hall.ledger.HallStore;
import burraco.hall.ledger.Ledger;
import burraco.hall.ledger.Place;
import burraco.hall.ledger.StoreCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** {@code ./table hall move}: a closed hall goes to another store, all of it. */
final class HallMove {
    private final Screen screen;
    private final HallFolder folder;

    HallMove(Screen screen, HallFolder folder) {
        this.screen = screen;
        this.folder = folder;
    }

    /**
     * Where it was it stays until the other store has all of it, and the folder says so.
     *
     * @param to empty for the file in the folder
     * @return the exit status
     */
    int to(Optional<Database> to) throws IOException {
        Place before = folder.place();
        Place after = to.map(Place::of).orElseGet(() -> Place.of(folder.ledger()));
        if (before.toString().equals(after.toString())) {
            throw new CommandRefusal("hall.there-already", after.toString());
        }
        try (HallStore from = HallStore.open(before, Log::warn);
                HallStore into = HallStore.open(after, Log::warn)) {
            StoreCopy.Counts counts =
                    StoreCopy.of(from, into)
                            .orElseThrow(() ->
                                    new CommandRefusal("hall.another-there", after.toString()));
            if (!new Ledger(into, System::currentTimeMillis).verify().isEmpty()) {
                screen.say("hall.moved-unsound");
            }
            folder.keep(to);
            screen.say(
                    "hall.moved",
                    after.toString(),
                    counts.decisions(),
                    counts.journals(),
                    counts.entries());
        }
        Optional<Path> old = to.isPresent() ? aside() : Optional.empty();
        screen.say("hall.moved-from", old.map(Path::toString).orElseGet(before::toString));
        return ExitStatus.DONE;
    }

    /** So that nobody takes the old file for the hall. */
    private Optional<Path> aside() throws IOException {
        Path file = folder.ledger();
        int number = 1;
        Path aside = file.resolveSibling("hall-before-1.db");
        while (Files.exists(aside)) {
            number++;
            aside = file.resolveSibling("hall-before-" + number + ".db");
        }
        return Files.exists(file) ? Optional.of(Files.move(file, aside)) : Optional.empty();
    }
}
