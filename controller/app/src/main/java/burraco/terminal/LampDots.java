package burraco.terminal;

import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import java.util.List;

/** Draws lamps as dots: large if lit, small if dark. */
final class LampDots {
    private static final int MIN_LIT_LEVEL = 40;
    private static final int LEVELS = 6;

    private final LampPicture lamps;

    LampDots(LampPicture lamps) {
        this.lamps = lamps;
    }

    int width(String group) {
        return Math.max(0, 2 * lamps(group).size() - 1);
    }

    private List<Rgb> lamps(String group) {
        return lamps.groups().getOrDefault(group, List.of());
    }

    void put(ScreenBuffer canvas, int row, int column, String group) {
        int at = column;
        for (Rgb light : lamps(group)) {
            boolean lit =
                    Math.max(light.red(), Math.max(light.green(), light.blue())) > MIN_LIT_LEVEL;
            canvas.put(row, at, lit ? "●" : "·", lit ? style(light) : TextStyle.FAINT_ON_CLOTH);
            at += 2;
        }
    }

    void centre(ScreenBuffer canvas, int row, ScreenArea area, String group) {
        put(canvas, row, area.left() + (area.width() - width(group)) / 2, group);
    }

    private static TextStyle style(Rgb light) {
        int ink = 16 + 36 * level(light.red()) + 6 * level(light.green()) + level(light.blue());
        return TextStyle.ink(ink).strong();
    }

    /** Lamps are bright in a dim room, a screen is not: dim colours are raised. */
    private static int level(int part) {
        return (int) Math.round(Math.pow(part / 255.0, 0.25) * (LEVELS - 1));
    }
}
