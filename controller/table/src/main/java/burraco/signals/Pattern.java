package burraco.signals;

/** How a row of lamps shines, so that it is told apart without colour too. */
enum Pattern {
    STEADY {
        @Override
        int percent(int lamp, int lamps, long now) {
            return 100;
        }
    },
    /** All of them, once a second. */
    BLINK {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 500 % 2 == 0 ? 100 : 0;
        }
    },
    /** All of them, four times a second. */
    HURRY {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 125 % 2 == 0 ? 100 : 0;
        }
    },
    /** All of them, never dark, four times a second. */
    FLICKER {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 125 % 2 == 0 ? 100 : 40;
        }
    },
    /** All of them, and shortly dark every four seconds. */
    WINK {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now % 4_000 < 3_500 ? 100 : 0;
        }
    },
    /** Every other one, then the others; a single lamp is long on and shortly off. */
    CHANGE {
        @Override
        int percent(int lamp, int lamps, long now) {
            boolean on = lamps == 1 ? now / 250 % 4 != 0 : (now / 700 + lamp) % 2 == 0;
            return on ? 100 : 0;
        }
    },
    /** One after the other. */
    RUN {
        @Override
        int percent(int lamp, int lamps, long now) {
            return now / 120 % lamps == lamp ? 100 : 10;
        }
    },
    /** Slowly brighter and darker. */
    BREATHE {
        @Override
        int percent(int lamp, int lamps, long now) {
            long phase = now % 4_000;
            return (int) (10 + (phase < 2_000 ? phase : 4_000 - phase) / 25);
        }
    },
    /** The first one, shortly, every two seconds. */
    FLASH_FIRST {
        @Override
        int percent(int lamp, int lamps, long now) {
            return lamp == 0 && now % 2_000 < 150 ? 100 : 0;
        }
    },
    /** The last one, twice shortly, every two seconds. */
    FLASH_LAST_TWICE {
        @Override
        int percent(int lamp, int lamps, long now) {
            boolean on = now % 2_000 < 150 || now % 2_000 >= 300 && now % 2_000 < 450;
            return lamp == lamps - 1 && on ? 100 : 0;
        }
    };

    /** How brightly one of them shines. */
    abstract int percent(int lamp, int lamps, long now);
}
