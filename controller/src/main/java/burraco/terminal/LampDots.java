package burraco.terminal;

import burraco.hal.LampPicture;
import burraco.hal.Rgb;
import java.util.List;

/** Lamps as dots: lit ones are round, dark ones small. */
final class LampDots {
    private static final int DARK = 40;
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

    void put(Canvas canvas, int row, int column, String group) {
        int at = column;
        for (Rgb light : lamps(group)) {
            boolean lit = Math.max(light.red(), Math.max(light.green(), light.blue())) > DARK;
            canvas.put(row, at, lit ? "●" : "·", lit ? style(light) : Style.FAINT_ON_CLOTH);
            at += 2;
        }
    }

    void centre(Canvas canvas, int row, Area area, String group) {
        put(canvas, row, area.left() + (area.width() - width(group)) / 2, group);
    }

    private static Style style(Rgb light) {
        int ink = 16 + 36 * level(light.red()) + 6 * level(light.green()) + level(light.blue());
        return Style.ink(ink).strong();
    }

    /** A lamp is bright in a dim room, and a screen is not: what is dim is shown brighter. */
    private static int level(int part) {
        return (int) Math.round(Math.pow(part / 255.0, 0.25) * (LEVELS - 1));
    }
}
