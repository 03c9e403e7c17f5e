package burraco.hal;

import java.util.Locale;

/** A colour, with components from 0 to 255. */
public record Rgb(int red, int green, int blue) {
    public static final Rgb OFF = new Rgb(0, 0, 0);

    public Rgb {
        if ((red | green | blue) < 0 || red > 255 || green > 255 || blue > 255) {
            throw new IllegalArgumentException("no light: " + red + " " + green + " " + blue);
        }
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "#%06x", red << 16 | green << 8 | blue);
    }
}
