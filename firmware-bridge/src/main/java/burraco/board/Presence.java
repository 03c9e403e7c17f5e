package burraco.board;

import burraco.hal.Condition;
import burraco.hal.FaultState;
import burraco.hal.Reading;
import burraco.hal.Trouble;

/**
 * Whether the board is there. Each loss and each return is told once; how much of what happened
 * meanwhile is not known is said with the return. A board that had no room is lost for a moment: it
 * was there, and yet nobody knows what it saw.
 */
final class Presence {
    private final String source;
    private final Telling telling;
    private volatile Condition condition = new Condition.Lost(Trouble.SILENT, "not heard yet");
    private boolean missed;
    private boolean told;
    private boolean anew;
    private long thrownAway;

    Presence(String source, Telling telling) {
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

    /** Somebody opened a device, and has to know how it is. */
    void opened(long at) {
        if (missed && !isUp()) {
            lost(at);
        }
    }

    /**
     * @param since when it was heard last
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

    /** The board threw so many events away. */
    void gap(long events, long at) {
        if (isUp()) {
            lost("it had no room left", at);
        }
        thrownAway += told ? events : 0;
    }

    /** After a {@link #gap} all is known again. */
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
