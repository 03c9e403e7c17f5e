package burraco.table;

import burraco.cards.Line;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.RoundClock;
import java.util.Optional;

/** Goes on from one hand to the next, and from one match to the next. */
final class MatchCourse {
    private final TableWorkspace workspace;

    MatchCourse(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    /** Counts the finished hand and begins the next one. */
    void finishHand() {
        CountedHand counted = CountedHand.of(workspace.sheet(), workspace.match);
        workspace.add(counted.handOver());
        PlayedHand hand = workspace.counting.settled(counted.hand());
        finish(hand, workspace.open().timeOutRuns());
    }

    /** The same for a hand of which no card was seen. */
    void finishUnseenHand() {
        CountedHand counted = CountedHand.unseen(workspace.sheet(), workspace.match);
        workspace.add(counted.handOver());
        workspace.waiting.refuse();
        finish(counted.hand(), workspace.waiting.haveTimeOut());
    }

    private void finish(PlayedHand hand, boolean inTimeOut) {
        workspace.assigning.handEnds();
        workspace.match = workspace.match.with(hand, workspace.round.announced() || inTimeOut);
        beginHand();
    }

    /** Ends the match without a further hand. */
    void endMatch() {
        workspace.match = workspace.match.ended();
        beginHand();
    }

    private void beginHand() {
        if (workspace.match.over()) {
            beginMatch();
        }
        workspace.endContest(Optional.empty());
        workspace.choosing.end();
        workspace.correcting.begin();
        workspace.questions = workspace.questions.forgotten();
        workspace.comparing.begin();
        workspace.countButtons.begin();
        workspace.revoked = Optional.empty();
        workspace.counting.forget();
        workspace.waiting.forget();
        workspace.watch.beginHand();
        workspace.handBegan = true;
    }

    private void beginMatch() {
        MatchSheet over = workspace.match;
        addMatchOver(over);
        workspace.before = Optional.of(over);
        workspace.match = over.next(workspace.layout.name());
        workspace.pauses = workspace.pauses.forgotten();
        workspace.round = RoundClock.of(workspace.round.length());
        workspace.started = false;
        workspace.assigning.matchBegins();
    }

    void addMatchOver(MatchSheet over) {
        workspace.add(
                new Effect.MatchOver(
                        over.number(),
                        over.total(Line.NS),
                        over.total(Line.EW),
                        over.victoryPoints()));
    }
}
