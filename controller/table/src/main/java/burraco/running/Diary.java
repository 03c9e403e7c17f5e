package burraco.running;

import burraco.journal.Journal;
import burraco.journal.JournalException;
import burraco.journal.RestoreData;
import burraco.journal.Skip;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.state.BetweenHands;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The journal of a running table, if it has one. */
public record Diary(Optional<Journal> journal) {
    /** For a table without a journal. */
    public static final Diary NONE = new Diary(Optional.empty());

    public static Diary of(Journal journal) {
        return new Diary(Optional.of(journal));
    }

    void took(Input input, List<Effect> effects, Table table) {
        journal.ifPresent(one -> one.took(input, effects, table));
    }

    /** Waits until all effects so far are on the disk, but only for a moment if the disk fails. */
    void settle() {
        journal.ifPresent(Journal::settle);
    }

    /** Passes on the last inputs to be written. */
    void end() {
        journal.ifPresent(Journal::flush);
    }

    /** The seal for a score sheet. For any thread. */
    Optional<Journal.Seal> sheetSeal() {
        return journal.flatMap(Journal::sheetSeal);
    }

    boolean isSecured() {
        return journal.map(Journal::isSecured).orElse(false);
    }

    /** Whether the clock of the machine seems to be set. Without a journal nothing is dated. */
    boolean isDated() {
        return journal.map(Journal::isDated).orElse(true);
    }

    // After a fault of the program

    /** What the table can be restored from; empty if there is no journal or not all is in it. */
    Optional<HandInputs> soFar() throws JournalException {
        Optional<RestoreData> kept = journal.isEmpty() ? Optional.empty() : journal.get().upToNow();
        return kept.flatMap(one -> HandInputs.of(one, journal.orElseThrow().names()));
    }

    /** Notes an input that was left out; returns the file of the fault report, if there is one. */
    Optional<Path> leftOut(Input input, String where, Throwable fault) throws IOException {
        return journal.isEmpty()
                ? Optional.empty()
                : Optional.of(journal.get().leftOut(input, where, fault));
    }

    /** The state of a table when its current hand began, at a table that is just restored. */
    Optional<BetweenHands> began(Table table) {
        return table.betweenHands().or(() -> journal.flatMap(Diary::restoredFrom));
    }

    private static Optional<BetweenHands> restoredFrom(Journal journal) {
        return HandInputs.of(journal.kept(), journal.names()).map(HandInputs::from);
    }

    void skips(Skip skip, long at) {
        journal.ifPresent(one -> one.skips(skip, at));
    }

    void told(Effect effect, long at) {
        journal.ifPresent(one -> one.told(effect, at));
    }

    /** Drops everything until the next hand begins. */
    void lost() {
        journal.ifPresent(Journal::lost);
    }

    /** Drops the hand so far, which begins again from that state. */
    void beginsAgain(BetweenHands from) {
        journal.ifPresent(one -> one.beginsAgain(from));
    }

    /** Notes whether the table processes the readings of its hand from now on. */
    void follows(boolean now, long at) {
        journal.ifPresent(one -> one.follows(now, at));
    }

    /** Whether the table was processing the readings of its hand, according to the journal. */
    boolean isFollowed() {
        return journal.map(Journal::isFollowed).orElse(true);
    }
}
