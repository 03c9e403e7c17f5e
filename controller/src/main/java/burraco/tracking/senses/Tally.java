package burraco.tracking.senses;

/** Whether a scale shows what a scale can show. */
final class Tally {
    private int impossible;
    private int thinkable = Figures.THINKABLE;

    void count(boolean isThinkable) {
        impossible = isThinkable ? 0 : impossible + 1;
        thinkable = isThinkable ? thinkable + 1 : 0;
    }

    boolean isImpossible() {
        return impossible >= Figures.IMPOSSIBLE;
    }

    boolean isThinkable() {
        return thinkable >= Figures.THINKABLE;
    }
}
