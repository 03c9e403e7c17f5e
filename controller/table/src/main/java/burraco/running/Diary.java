package burraco.running;

import burraco.journal.Journal;
import burraco.journal.Kept;
import burraco.journal.Skip;
import burraco.journal.Trouble;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where the table writes down what happens before anybody sees it; perhaps nowhere. */
public record Diary(Optional<Journal> journal) {
    /** A table without a disk. */
    public static final Diary NONE = new Diary(Optional.empty());

    public static Diary of(Journal journal) {
        return new Diary(Optional.of(journal));
    }

    void took(Input input, List<Effect> effects, Table table) {
        journal.ifPresent(one -> one.took(input, effects, table));
    }

    /**
     * Returns when what came of it is written down, or after a moment where that is not possible.
     */
    void settle() {
        journal.ifPresent(Journal::settle);
    }

    /** Nothing more comes. */
    void end() {
        journal.ifPresent(Journal::flush);
    }

    /** By which score sheets can be compared with it later; for any thread. */
    Optional<Journal.Seal> sheetSeal() {
        return journal.flatMap(Journal::sheetSeal);
    }

    boolean isSecured() {
        return journal.map(Journal::isSecured).orElse(false);
    }

    // After a fault of the program

    /** What the table can be made again from; empty where nothing or not all is written down. */
    Optional<HandSoFar> soFar() throws Trouble {
        Optional<Kept> kept = journal.isEmpty() ? Optional.empty() : journal.get().upToNow();
        return kept.flatMap(one -> HandSoFar.of(one, journal.orElseThrow().names()));
    }

    /** Notes an input that was not taken; the file in which it is reported, if there is one. */
    Optional<Path> leftOut(Input input, String where, Throwable fault) throws IOException {
        return journal.isEmpty()
                ? Optional.empty()
                : Optional.of(journal.get().leftOut(input, where, fault));
    }

    void skips(Skip skip, long at) {
        journal.ifPresent(one -> one.skips(skip, at));
    }

    void told(Effect effect, long at) {
        journal.ifPresent(one -> one.told(effect, at));
    }

    /** What comes now cannot be followed from what is written down, until a hand begins. */
    void lost() {
        journal.ifPresent(Journal::lost);
    }

    /** Whether the table takes the readings of its hand from now on. */
    void follows(boolean now, long at) {
        journal.ifPresent(one -> one.follows(now, at));
    }

    /** Whether the table took the readings of its hand when it was written down last. */
    boolean isFollowed() {
        return journal.map(Journal::isFollowed).orElse(true);
    }
}
