package burraco.signals;

import burraco.hal.Rgb;

/** What a row of lamps means. */
enum Light {
    TURN(new Rgb(70, 70, 60), Pattern.STEADY),
    /** So many of them as there is time left. */
    TIME_RUNS_OUT(new Rgb(200, 110, 0), Pattern.FLICKER),
    TIME_IS_OVER(new Rgb(200, 110, 0), Pattern.HURRY),
    TIME_OUT(new Rgb(120, 70, 0), Pattern.STEADY),
    RULING(new Rgb(220, 0, 0), Pattern.BLINK),
    QUESTION(new Rgb(0, 60, 220), Pattern.CHANGE),
    BURRACO(new Rgb(0, 180, 60), Pattern.RUN),
    OVER(new Rgb(110, 90, 60), Pattern.WINK),
    PAUSE(new Rgb(0, 40, 140), Pattern.BREATHE),
    TROUBLE(new Rgb(200, 0, 160), Pattern.FLASH_FIRST),
    NOT_SECURED(new Rgb(220, 220, 220), Pattern.FLASH_LAST_TWICE);

    private final Rgb colour;
    private final Pattern pattern;

    Light(Rgb colour, Pattern pattern) {
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
