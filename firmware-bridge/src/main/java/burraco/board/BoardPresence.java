package burraco.board;

import burraco.hal.Condition;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.hal.Trouble;

/**
 * Whether the board is present. Each loss and each return is reported once; the report of a return
 * says how many events are missing. A board that had to drop events is reported as lost for a
 * moment.
 */
final class BoardPresence {
    private final String source;
    private final BoardReports telling;
    private volatile Condition condition = new Condition.Lost(Trouble.SILENT, "not heard yet");
    private boolean missed;
    private boolean told;
    private boolean anew;
    private long thrownAway;

    BoardPresence(String source, BoardReports telling) {
        this.source = source;
        this.telling = telling;
    }

    /** Any thread. */
    Condition condition() {
        return condition;
    }

    boolean isUp() {
        return condition.equals(Condition.UP);
    }

    /** Reports the condition to a device that was opened. */
    void opened(long at) {
        if (missed && !isUp()) {
            lost(at);
        }
    }

    /**
     * @param when it was heard last
     */
    void down(Trouble trouble, String detail, long since) {
        condition = new Condition.Lost(trouble, detail);
        missed = true;
        lost(since);
    }

    /** The board started anew. */
    void startedAnew(long at) {
        if (isUp()) {
            down(Trouble.SILENT, "it started anew", at);
        }
        anew = told;
    }

    /** The board has dropped this number of events. */
    void gap(long events, long at) {
        if (isUp()) {
            lost("it had no room left", at);
        }
        thrownAway += told ? events : 0;
    }

    /** After a {@link #gap} the state is complete again. */
    void whole(long at) {
        if (isUp()) {
            back(at);
        }
    }

    void up(long at) {
        condition = Condition.UP;
        back(at);
    }

    private void lost(long at) {
        lost(condition.sentence(), at);
    }

    private void lost(String why, long at) {
        if (!told) {
            told = telling.tellAll(new Reading.SourceFault(at, source, "lost: " + why));
        }
    }

    private void back(long at) {
        if (told) {
            String how = anew ? ": it started anew" : "";
            if (thrownAway > 0) {
                how += (how.isEmpty() ? ": " : ", ") + thrownAway + " events were lost";
            }
            telling.tellAll(new Reading.SourceFault(at, source, FaultState.BACK + how));
        }
        told = false;
        anew = false;
        thrownAway = 0;
    }
}
