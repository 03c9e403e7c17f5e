package burraco.examination.listening;

import burraco.examination.Said;

/** What can be said of an antenna or a scale that was listened to. Each has its sentence. */
public enum Remark {
    // Beside its calibration.
    SLOWER,
    NOISIER,
    WEAKER,
    ECHOES_MORE,

    // Where nobody has tried it out.
    SELDOM,
    MUCH_UNCLEAR,
    WEAK,
    ECHOES,

    // Always.
    SAYS_NOTHING,

    // A scale.
    WEIGHS_NOTHING,
    MOVED,
    DRIFTS,
    TREMBLES,
    BELOW_ZERO;

    public Said with(Object... details) {
        return Said.of("listen." + this, details);
    }
}
