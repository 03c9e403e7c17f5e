package burraco.tracking.senses;

import burraco.tracking.figures.Trust;

/** Whether a scale shows what a scale can show. */
final class Tally {
    private int impossible;
    private int thinkable = Trust.THINKABLE;

    void count(boolean isThinkable) {
        impossible = isThinkable ? 0 : impossible + 1;
        thinkable = isThinkable ? thinkable + 1 : 0;
    }

    boolean isImpossible() {
        return impossible >= Trust.IMPOSSIBLE;
    }

    boolean isThinkable() {
        return thinkable >= Trust.THINKABLE;
    }
}
