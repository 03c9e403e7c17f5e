package burraco.film;

import burraco.film.Footage.Note;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the panel beside the table: its name, the clock, button presses and faults, and the legend.
 */
final class SidePanel {
    private static final double BAR = FilmGeometry.PANEL_WIDTH - 40;
    private static final double LINE = 26;
    private static final double FIRST_LINE = 166;
    private static final int MAX_CAPTION_LENGTH = 34;
    private static final String INK = "#1d2429";
    private static final String FAINT = "#3b4a54";

    private final Layout layout;
    private final Footage footage;
    private final FilmTiming motion;
    private final FilmLabels words;
    private final double left;
    private final double height;
    private final Svg svg;

    SidePanel(Layout layout, Footage footage, FilmTiming motion, FilmGeometry frame, Svg svg) {
        this.layout = layout;
        this.footage = footage;
        this.motion = motion;
        this.svg = svg;
        words = FilmLabels.in(layout.language());
        left = frame.panel();
        height = frame.height();
    }

    void draw() {
        text(0, 46, 24, FAINT, words.table() + " " + layout.name(), whole());
        clock();
        int lines = scales();
        notes(lines);
        legend();
    }

    private Spans whole() {
        return Spans.of(footage.from(), footage.to());
    }

    private void text(double x, double y, int size, String ink, String text, Spans when) {
        svg.line(
                "<text x='%s' y='%s' font-size='%s' fill='%s'%s>%s%s</text>",
                left + x,
                y,
                size,
                ink,
                motion.hidden(when),
                Svg.escaped(text),
                motion.animation(when));
    }

    private void clock() {
        for (long second = footage.from() / 1000 * 1000; second < footage.to(); second += 1000) {
            Spans when = Spans.of(second, second + 1000).within(footage.from(), footage.to());
            text(0, 100, 48, INK, time(second), when);
        }
        if (motion.moves()) {
            text(190, 100, 20, FAINT, "× " + Svg.number(motion.speed()), whole());
            bar("#cfc6b2", BAR, "");
            bar("#8a5a00", 0, motion.growth(BAR));
        }
    }

    private void bar(String colour, double width, String animation) {
        svg.line(
                "<rect x='%s' y='116' width='%s' height='6' rx='3' fill='%s'>%s</rect>",
                left, BAR, colour, animation);
    }

    /** Minutes and seconds; hours only if there are any. */
    static String time(long millis) {
        long seconds = millis / 1000;
        String minutes = two(seconds / 60 % 60) + ":" + two(seconds % 60);
        return seconds < 3600 ? minutes : seconds / 3600 + ":" + minutes;
    }

    private static String two(long number) {
        return (number < 10 ? "0" : "") + number;
    }

    /**
     * Scales without an antenna, which have no place on the table.
     *
     * @return the number of lines
     */
    private int scales() {
        int lines = 0;
        for (LaidScale scale : layout.scales()) {
            if (layout.antenna(scale.zone()).isEmpty()) {
                double y = FIRST_LINE + lines++ * LINE;
                text(0, y, 16, FAINT, words.name(scale.zone()), whole());
                for (Footage.Weighed weighed : footage.weights()) {
                    if (weighed.scale() == scale.id()) {
                        text(110, y, 16, INK, weighed.text(scale), weighed.when());
                    }
                }
            }
        }
        return lines;
    }

    /** Each caption takes the first free line; if there is none it is left out. */
    private void notes(int above) {
        int lines = (int) ((height - FIRST_LINE - 100) / LINE);
        List<Long> freeFrom = new ArrayList<>();
        for (Note note : footage.notes()) {
            Spans when = note.shown(footage, motion);
            int line = 0;
            while (line < freeFrom.size() && freeFrom.get(line) > note.at()) {
                line++;
            }
            if (when.isEmpty() || above + line >= lines) {
                continue;
            }
            if (line == freeFrom.size()) {
                freeFrom.add(0L);
            }
            freeFrom.set(line, when.end());
            String caption = time(note.at()) + "  " + note.text();
            text(0, FIRST_LINE + (above + line) * LINE, 16, INK, shortened(caption), when);
        }
    }

    private static String shortened(String text) {
        boolean fits = text.codePointCount(0, text.length()) <= MAX_CAPTION_LENGTH;
        return fits
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MAX_CAPTION_LENGTH - 1)) + "…";
    }

    private void legend() {
        double y = height - 78;
        svg.line(
                "<rect x='%s' y='%s' width='16' height='12' rx='3' fill='#d9a5a0'"
                        + " stroke='#d94848' stroke-width='2'/>",
                left, y - 11);
        text(26, y, 14, FAINT, words.silent(), whole());
        svg.line("<circle cx='%s' cy='%s' r='5' fill='#ffb02e'/>", left + 8, y + 19);
        text(26, y + 24, 14, FAINT, words.unclear(), whole());
        text(0, y + 54, 14, FAINT, words.remark(), whole());
    }
}
