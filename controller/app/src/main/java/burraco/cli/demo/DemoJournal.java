package burraco.cli.demo;

import burraco.cards.Seat;
import burraco.cli.options.CommandRefusal;
import burraco.cli.out.Log;
import burraco.files.PrivateFile;
import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.layout.Deck;
import burraco.layout.DeckFile;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.running.Recovery;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.text.Sentence;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Records a demo match as a running table would, together with the table's configuration, so that
 * everything that works on a journal can be tried. It needs a folder of its own, because simulated
 * matches must not mix with real ones.
 */
final class DemoJournal implements DemoMatch.Place, AutoCloseable {
    /**
     * How long ago the match is said to have begun. It is longer than any match, so the match is
     * over by now.
     */
    private static final Duration AGO = Duration.ofHours(3);

    private final Path folder;
    private final Journal journal;

    /** The table's time, which runs as fast as the match is simulated. */
    private volatile long passed;

    private DemoJournal(Path folder) throws JournalException {
        this.folder = folder;
        long began = System.currentTimeMillis() - AGO.toMillis();
        journal = Journal.open(folder, () -> began + passed, Log::warn);
    }

    /** Creates the journal in a folder that is new or empty. */
    static DemoJournal in(Path folder) throws JournalException, IOException {
        if (Files.exists(folder) && !isEmpty(folder)) {
            throw new CommandRefusal("file.named", folder, new Sentence("demo.not-empty"));
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
    public void close() throws JournalException {
        journal.flush();
        journal.close();
    }
}
