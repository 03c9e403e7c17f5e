package burraco.tournament.print;

import java.util.EnumSet;
import java.util.Set;

/** What can be printed. A round is one whose seats are posted, or the draft of the next one. */
public sealed interface Print {

    /** The formats that there are of it; JSON is there for all. */
    default Set<Format> formats() {
        return switch (this) {
            case SeatsByTable _ -> EnumSet.allOf(Format.class);
            case SeatsByName _, Pairing _, Ranked _, Awaited _, Ledger _ ->
                    EnumSet.of(Format.CSV, Format.HTML, Format.PDF);
            case Slips _ -> EnumSet.of(Format.HTML, Format.PDF);
        };
    }

    /** For the wall: who sits at each table. */
    record SeatsByTable(int round) implements Print {}

    /** For the wall: every player in the order of the alphabet, and where they sit. */
    record SeatsByName(int round) implements Print {}

    /** Who meets whom, and why. */
    record Pairing(int round) implements Print {}

    /** The ranking after a round whose seats are posted, of all and of each girone. */
    record Ranked(int round) implements Print {}

    /** One for each table, to be filled in and signed (art. 18). */
    record Slips(int round) implements Print {}

    /** Tables without a result, of a round whose seats are posted. */
    record Awaited(int round) implements Print {}

    /** Warnings and penalties; not for the wall. */
    record Ledger() implements Print {}
}
