package burraco.signals;

/** How the lamps of a row change over time, so that meanings can be told apart without colour. */
enum LampPattern {
    STEADY {
        @Override
        int percent(int lamp, int lamps, long now) {
            return 100;
        }
    },
    /** All lamps, once a second. */
    BLINK {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 500 % 2 == 0 ? 100 : 0;
        }
    },
    /** All lamps, four times a second. */
    HURRY {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 125 % 2 == 0 ? 100 : 0;
        }
    },
    /** All lamps, four times a second between bright and less bright. */
    FLICKER {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 125 % 2 == 0 ? 100 : 40;
        }
    },
    /** All lamps; they go dark for a moment every four seconds. */
    WINK {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now % 4_000 < 3_500 ? 100 : 0;
        }
    },
    /** Every other lamp, then the others; a single lamp is on for long and off for a short time. */
    CHANGE {
        @Override
        int percent(int lamp, int lamps, long now) {
            boolean on = lamps == 1 ? now / 250 % 4 != 0 : (now / 700 + lamp) % 2 == 0;
            return on ? 100 : 0;
        }
    },
    /** One lamp after the other. */
    RUN {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 120 % lamps == lamp ? 100 : 10;
        }
    },
    /** All lamps, slowly brighter and darker. */
    BREATHE {
        @Override
        int percent(int lamp, int lamps, long now) {
            long phase = now % 4_000;
            return (int) (10 + (phase < 2_000 ? phase : 4_000 - phase) / 25);
        }
    },
    /** The first lamp, for a moment every two seconds. */
    FLASH_FIRST {
        @Override
        int percent(int lamp, int lamps, long now) {
            return lamp == 0 && now % 2_000 < 150 ? 100 : 0;
        }
    },
    /** The last lamp, twice for a moment every two seconds. */
    FLASH_LAST_TWICE {
        @Override
        int percent(int lamp, int lamps, long now) {
            boolean on = now % 2_000 < 150 || now % 2_000 >= 300 && now % 2_000 < 450;
            return lamp == lamps - 1 && on ? 100 : 0;
        }
    };

    /** Brightness of one lamp, in percent. */
    abstract int percent(int lamp, int lamps, long now);
}
