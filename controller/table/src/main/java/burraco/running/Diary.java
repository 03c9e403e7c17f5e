package burraco.running;

import burraco.journal.Journal;
import burraco.table.Effect;
import burraco.table.Table;
import burraco.table.input.Input;
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
}
