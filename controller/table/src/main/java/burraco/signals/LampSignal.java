package burraco.signals;

import burraco.hal.Rgb;

/** The meanings of a row of lamps, each with a colour and a pattern. */
enum LampSignal {
    TURN(new Rgb(70, 70, 60), LampPattern.STEADY),
    /** Only as many lamps as there is time left. */
    TIME_RUNS_OUT(new Rgb(200, 110, 0), LampPattern.FLICKER),
    TIME_IS_OVER(new Rgb(200, 110, 0), LampPattern.HURRY),
    TIME_OUT(new Rgb(120, 70, 0), LampPattern.STEADY),
    RULING(new Rgb(220, 0, 0), LampPattern.BLINK),
    QUESTION(new Rgb(0, 60, 220), LampPattern.CHANGE),
    BURRACO(new Rgb(0, 180, 60), LampPattern.RUN),
    OVER(new Rgb(110, 90, 60), LampPattern.WINK),
    PAUSE(new Rgb(0, 40, 140), LampPattern.BREATHE),
    TROUBLE(new Rgb(200, 0, 160), LampPattern.FLASH_FIRST),
    NOT_SECURED(new Rgb(220, 220, 220), LampPattern.FLASH_LAST_TWICE);

    private final Rgb colour;
    private final LampPattern pattern;

    LampSignal(Rgb colour, LampPattern pattern) {
        this.colour = colour;
        this.pattern = pattern;
    }

    Rgb of(int lamp, int lamps, long now) {
        int percent = pattern.percent(lamp, lamps, now);
        return new Rgb(
                colour.red() * percent / 100,
                colour.green() * percent / 100,
                colour.blue() * percent / 100);
    }
}
