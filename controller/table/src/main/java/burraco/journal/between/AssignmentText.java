package burraco.journal.between;

import burraco.journal.tape.Names;
import burraco.table.input.Assignment;

/** Writes what a hall wants of a table as text in the journal, with numbers for people's names. */
public final class AssignmentText {
    private AssignmentText() {}

    public static String of(Assignment what, Names names) {
        Facts facts = Facts.none();
        new AssignmentFacts(facts, names).put(what);
        return facts.text();
    }
}
