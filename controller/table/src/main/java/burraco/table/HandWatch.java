package burraco.table;

import burraco.cards.Seat;
import burraco.table.sheet.ActSheet;
import burraco.table.sheet.SheetChanges;
import burraco.tracking.weighing.ScaleKnowledge;

/**
 * The watcher of the present hand, the record that is kept from what it reports, and what has been
 * told of the record. Every hand has its own watcher, so that it can be replayed from its
 * beginning.
 */
final class HandWatch {
    private final TableWorkspace workspace;
    private final Watcher.Agency agency;
    private RecordKeeper keeper;
    private ActSheet told;
    private boolean dealerIsKnown;
    private ScaleKnowledge learnt;
    private long since;

    HandWatch(
            TableWorkspace workspace,
            Watcher.Agency agency,
            boolean dealerIsKnown,
            ScaleKnowledge known) {
        this.workspace = workspace;
        this.agency = agency;
        begin(workspace.newSheet(), dealerIsKnown, known);
    }

    RecordKeeper keeper() {
        return keeper;
    }

    Watcher.Agency agency() {
        return agency;
    }

    /** What was known about the scales when the watcher started. */
    ScaleKnowledge learnt() {
        return learnt;
    }

    /** When the watcher started. */
    long since() {
        return since;
    }

    boolean dealerIsKnown() {
        return dealerIsKnown;
    }

    // Another watcher

    /**
     * Starts a new watcher. It knows only what was learned about the scales, and the dealer if he
     * is on record.
     */
    void begin(ActSheet sheet) {
        begin(sheet, dealerIsKnown || !sheet.lines().isEmpty(), keeper.learnt());
    }

    /** Starts a new watcher for the next hand. */
    void beginHand() {
        begin(workspace.newSheet(), false, keeper.learnt());
    }

    /** Starts a new watcher before anything has happened. */
    void beginAnew() {
        begin(workspace.newSheet(), dealerIsKnown, keeper.learnt());
    }

    private void begin(ActSheet sheet, boolean isKnown, ScaleKnowledge known) {
        learnt = known;
        Seat dealer = sheet.heading().setting().dealer();
        dealerIsKnown = isKnown;
        since = workspace.now;
        // The new watcher finds out by itself which sensors to trust.
        workspace
                .troubles
                .ofSenses(workspace.now)
                .forEach(one -> workspace.add(new Effect.TroubleOver(one)));
        workspace.troubles = workspace.troubles.ofDevices();
        workspace.comparing.forget();
        keeper = new RecordKeeper(agency.watch(dealer, isKnown, known, workspace.now), sheet);
        told = sheet;
    }

    // Reports

    /** How the acts have changed since the last call. */
    SheetChanges news() {
        SheetChanges news = SheetChanges.of(told, keeper.sheet());
        told = keeper.sheet();
        return news;
    }

    // The dealer

    /** Sets the dealer, before anything is on record. */
    void dealtBy(Seat dealer) {
        dealerIsKnown = true;
        keeper.dealtBy(dealer);
        seeDealer();
    }

    /** Has the record say which match it is of, as long as nothing else is on it. */
    void headed() {
        if (keeper.sheet().lines().isEmpty()) {
            workspace.tell();
            keeper.headed(workspace.heading());
            told = keeper.sheet();
        }
    }

    /** Takes over the watcher's dealer, as long as nothing is on record. */
    void seeDealer() {
        if (keeper.sheet().lines().isEmpty() && keeper.dealer() != workspace.match.dealer()) {
            workspace.match = workspace.match.dealtBy(keeper.dealer());
            headed();
        }
    }
}
