package burraco.cli;

import burraco.cards.Seat;
import burraco.files.PrivateFile;
import burraco.journal.Journal;
import burraco.journal.Trouble;
import burraco.layout.Deck;
import burraco.layout.DeckFile;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.running.Recovery;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * A match of the demo written down as a running table does it, with the table beside it, so that
 * all that is done with a journal can be tried. It has a folder of its own: what was not played
 * must not stand among what was.
 */
final class DemoJournal implements DemoMatch.Place, AutoCloseable {
    /** So long ago the match began by people's clocks: it is over by now, however long it lasts. */
    private static final Duration AGO = Duration.ofHours(3);

    private final Path folder;
    private final Journal journal;

    /** How late it is at the table, where time goes as fast as it can. */
    private volatile long passed;

    private DemoJournal(Path folder) throws Trouble {
        this.folder = folder;
        long began = System.currentTimeMillis() - AGO.toMillis();
        journal = Journal.open(folder, () -> began + passed, Log::warn);
    }

    /** Begins it in a folder that is new or empty. */
    static DemoJournal in(Path folder) throws Trouble, IOException {
        if (Files.exists(folder) && !isEmpty(folder)) {
            throw new FileAlreadyExistsException(
                    folder.toString(),
                    null,
                    "there is something in it already; the demo writes into a folder of its own");
        }
        PrivateFile.folder(folder);
        return new DemoJournal(folder);
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    @Override
    public DemoMatch.Seated at(Layout layout, Deck deck, Seat dealer) {
        try {
            write("table.toml", LayoutWriter.write(layout));
            write(layout.deck(), DeckFile.write(deck));
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
        Table table = Recovery.of(layout, deck, dealer, journal).table();
        return new DemoMatch.Seated(table, this::took);
    }

    private void write(String name, String text) throws IOException {
        PrivateFile.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }

    private void took(Input input, List<Effect> effects, Table table) {
        passed = Math.max(passed, input.at());
        journal.took(input, effects, table);
        journal.settle();
    }

    @Override
    public void close() throws Trouble {
        journal.flush();
        journal.close();
    }
}
