package burraco.tracking.senses;

import burraco.tracking.figures.SensorFigures;

/** Whether a scale shows weights that a scale can show. */
final class ScalePlausibility {
    private int impossible;
    private int thinkable = SensorFigures.THINKABLE;

    void count(boolean isThinkable) {
        impossible = isThinkable ? 0 : impossible + 1;
        thinkable = isThinkable ? thinkable + 1 : 0;
    }

    boolean isImpossible() {
        return impossible >= SensorFigures.IMPOSSIBLE;
    }

    boolean isThinkable() {
        return thinkable >= SensorFigures.THINKABLE;
    }
}
