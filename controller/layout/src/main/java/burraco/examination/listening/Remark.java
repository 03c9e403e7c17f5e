package burraco.examination.listening;

import burraco.examination.NamedSentence;

/** The remarks about an antenna or a scale that was listened to. Each has a sentence. */
public enum Remark {
    // Compared with the calibration.
    SLOWER,
    NOISIER,
    WEAKER,
    ECHOES_MORE,

    // Without a calibration.
    SELDOM,
    MUCH_UNCLEAR,
    WEAK,
    ECHOES,

    // With or without one.
    SAYS_NOTHING,

    // About a scale.
    WEIGHS_NOTHING,
    MOVED,
    DRIFTS,
    TREMBLES,
    BELOW_ZERO;

    public NamedSentence with(Object... details) {
        return NamedSentence.of("listen." + this, details);
    }
}
