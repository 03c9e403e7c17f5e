package burraco.film;

import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.Optional;

/** The bare table, and who sits there; a seat lights up when it presses a button. */
final class Felt {
    private final Layout layout;
    private final Footage footage;
    private final Motion motion;
    private final Frame frame;

    Felt(Layout layout, Footage footage, Motion motion, Frame frame) {
        this.layout = layout;
        this.footage = footage;
        this.motion = motion;
        this.frame = frame;
    }

    void draw(Svg svg) {
        double wood = Frame.WOOD;
        rectangle(svg, 0, 2 * wood, "rx='40' fill='#5b3f2a'");
        rectangle(svg, wood - 6, 12, "rx='24' fill='#2f6b4f'");
        for (Seat seat : Seat.values()) {
            seat(svg, seat);
        }
    }

    private void rectangle(Svg svg, double at, double more, String look) {
        svg.line(
                "<rect x='%s' y='%s' width='%s' height='%s' %s/>",
                at, at, frame.feltWidth() + more, frame.feltHeight() + more, look);
    }

    /** On the wood beside its antenna, or in the middle where it has none. */
    private void seat(Svg svg, Seat seat) {
        Optional<Area> area =
                layout.antenna(new Zone.OfSeat(seat)).map(antenna -> antenna.antenna().area());
        double x = frame.x(area.map(Area::x).orElse(0.0));
        double y = frame.y(area.map(Area::y).orElse(0.0));
        double edge = Frame.WOOD / 2 - 3;
        switch (seat) {
            case NORTH -> y = edge;
            case EAST -> x = frame.feltWidth() + 2 * Frame.WOOD - edge;
            case SOUTH -> y = frame.feltHeight() + 2 * Frame.WOOD - edge;
            case WEST -> x = edge;
        }
        String colour =
                switch (seat.line()) {
                    case NS -> "#1f4e79";
                    case EW -> "#8a5a00";
                };
        svg.line("<circle cx='%s' cy='%s' r='17' fill='%s'/>", x, y, colour);
        svg.line(
                "<text x='%s' y='%s' text-anchor='middle' font-size='19' font-weight='bold'"
                        + " fill='#fff'>%s</text>",
                x, y + 6.5, seat);
        for (Footage.Note note : footage.notes()) {
            Spans when = note.shown(footage, motion);
            if (note.seat().equals(Optional.of(seat)) && !when.isEmpty()) {
                svg.line(
                        "<circle cx='%s' cy='%s' r='18' fill='none' stroke='#ffd479'"
                                + " stroke-width='5'%s>%s</circle>",
                        x, y, motion.hidden(when), motion.animation(when));
            }
        }
    }
}
