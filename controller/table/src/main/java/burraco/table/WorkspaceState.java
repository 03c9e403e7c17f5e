package burraco.table;

import burraco.engine.hand.Phase;
import burraco.table.state.BetweenHands;
import burraco.table.state.ClockState;
import burraco.table.state.HandState;
import burraco.table.state.PlayedHand;
import burraco.table.state.TableState;
import java.util.List;
import java.util.Optional;

/** The working state as values for others: for whoever looks at the table, and to restore it. */
final class WorkspaceState {
    private WorkspaceState() {}

    /** As everybody at the table may know it. */
    static TableState of(TableWorkspace workspace) {
        Optional<PlayedHand> over = workspace.counting.hand();
        HandState hand = HandState.of(workspace.sheet());
        return new TableState(
                workspace.now,
                workspace.layout.name(),
                workspace.layout.match().onCall(),
                workspace.started,
                workspace.match,
                workspace.before,
                over.map(hand::counted).orElse(hand),
                over,
                workspace.countButtons.entry(),
                workspace.phase() == Phase.DEAL
                        ? workspace.recordKeeper().dealing()
                        : Optional.empty(),
                !workspace.watch.dealerIsKnown() && workspace.sheet().lines().isEmpty(),
                ClockState.of(
                        workspace.sheet(),
                        workspace.round,
                        workspace.waiting.haveTimeOut(),
                        workspace.pauses,
                        workspace.now),
                workspace.questions.open(),
                workspace.choosing.open(),
                workspace.contest.map(
                        one -> ContestHandler.of(workspace.sheet(), one.by(), one.act())),
                workspace.isPlaying() ? workspace.comparing.items().open() : List.of(),
                workspace.revoked,
                workspace.assignments.newest(),
                workspace.calling,
                workspace.troubles.list());
    }

    /** From which the table can be restored; empty unless a hand began with the present input. */
    static Optional<BetweenHands> between(TableWorkspace workspace) {
        boolean begins =
                workspace.handBegan
                        && workspace.sheet().lines().isEmpty()
                        && workspace.waiting.areRoundsEndsOfNow();
        return begins
                ? Optional.of(
                        new BetweenHands(
                                workspace.now,
                                workspace.started,
                                workspace.watch.dealerIsKnown(),
                                workspace.match,
                                workspace.before,
                                workspace.round,
                                workspace.pauses,
                                workspace.troubles,
                                workspace.questions.asked(),
                                workspace.waiting.size() > 0,
                                workspace.calling,
                                workspace.countButtons.entry(),
                                workspace.assignments,
                                workspace.watch.learnt()))
                : Optional.empty();
    }
}
