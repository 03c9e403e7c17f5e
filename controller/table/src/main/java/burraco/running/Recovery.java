package burraco.running;

import burraco.cards.Seat;
import burraco.journal.Journal;
import burraco.journal.RestoreData;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.table.Table;
import burraco.table.state.BetweenHands;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table restored from its journal: the inputs since the current hand began are applied again.
 *
 * @param inputs how many were applied
 * @param trouble what could not be restored, as a sentence; empty if everything was
 * @param faults what the program itself did wrong meanwhile, as lines for the log
 */
public record Recovery(Table table, long inputs, Optional<String> trouble, List<String> faults) {
    public Recovery {
        faults = List.copyOf(faults);
    }

    private Recovery(Table table, long inputs, Optional<String> trouble) {
        this(table, inputs, trouble, List.of());
    }

    /** Starts a table, or continues with it. */
    public static Recovery of(Layout layout, Deck deck, Seat dealer, Journal journal) {
        return of(new Table(layout, deck, dealer), journal);
    }

    /**
     * Starts a table, or continues with it.
     *
     * @param fresh the table to start with if the journal has none yet
     */
    public static Recovery of(Table fresh, Journal journal) {
        RestoreData kept = journal.kept();
        Optional<HandInputs> hand;
        try {
            hand = HandInputs.of(kept, journal.names());
        } catch (RuntimeException damaged) {
            return newMatch(fresh, kept.lastMatch(), journal);
        }
        if (hand.isEmpty()) {
            fresh.betweenHands().ifPresent(journal::begins);
            return new Recovery(fresh, 0, Optional.empty());
        }
        return restored(TableRestorer.of(fresh, hand.get(), () -> {}), kept, journal);
    }

    /** A table with a match number that no match has had. */
    private static Recovery newMatch(Table fresh, int lastMatch, Journal journal) {
        BetweenHands between = fresh.betweenHands().orElseThrow();
        Table table = fresh.restored(between.afterMatch(lastMatch));
        table.betweenHands().ifPresent(journal::beginsAgain);
        return new Recovery(
                table, 0, Optional.of("how the table was is damaged: a new match begins"));
    }

    private static Recovery restored(
            TableRestorer.Remade remade, RestoreData kept, Journal journal) {
        Table table = remade.table();
        if (remade.damage().isPresent()) {
            // Inputs that come now would be written after the damaged ones, and never be read.
            journal.lost();
            String why = "what was heard is damaged: " + remade.damage().get();
            return new Recovery(table, remade.inputs(), Optional.of(why));
        }
        long now = table.state().now();
        List<String> faults = left(remade, now, journal);
        boolean same = remade.acts().equals(kept.acts());
        journal.recovered(now);
        return new Recovery(
                table,
                remade.inputs(),
                same
                        ? Optional.empty()
                        : Optional.of(
                                "the hand at hand is understood otherwise than before: the program,"
                                        + " the layout or the deck has changed meanwhile"),
                faults);
    }

    /** Notes that inputs at which the program fails now are left out at the next start, too. */
    private static List<String> left(TableRestorer.Remade remade, long now, Journal journal) {
        List<String> lines = new ArrayList<>();
        for (TableRestorer.Fault fault : remade.faults()) {
            lines.add(
                    "The program failed at input "
                            + fault.number()
                            + " of the hand, which is left out: "
                            + FaultTrace.where(fault.thrown()));
            lines.addAll(FaultTrace.lines(fault.thrown()));
            try {
                String where = "input " + fault.number() + " of the hand, when it was restored";
                lines.add("Report: " + journal.leftOut(fault.input(), where, fault.thrown()));
            } catch (IOException | UncheckedIOException cannot) {
                lines.add("There is no report: " + cannot.getMessage());
            }
        }
        remade.found().forEach(skip -> journal.skips(skip, now));
        if (!remade.isFollowed()) {
            journal.follows(false, now);
        }
        return lines;
    }
}
