package burraco.film;

import burraco.cards.Seat;
import burraco.hal.Area;
import burraco.layout.Layout;
import burraco.layout.Zone;
import java.util.Optional;

/**
 * Draws the empty table and the seats; a seat is highlighted when one of its buttons is pressed.
 */
final class TableLayer {
    private final Layout layout;
    private final Footage footage;
    private final FilmTiming motion;
    private final FilmGeometry frame;

    TableLayer(Layout layout, Footage footage, FilmTiming motion, FilmGeometry frame) {
        this.layout = layout;
        this.footage = footage;
        this.motion = motion;
        this.frame = frame;
    }

    void draw(Svg svg) {
        double wood = FilmGeometry.RIM_WIDTH;
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

    /** On the rim beside the seat's antenna; in the middle of the side if it has none. */
    private void seat(Svg svg, Seat seat) {
        Optional<Area> area =
                layout.antenna(new Zone.OfSeat(seat)).map(antenna -> antenna.antenna().area());
        double x = frame.x(area.map(Area::x).orElse(0.0));
        double y = frame.y(area.map(Area::y).orElse(0.0));
        double edge = FilmGeometry.RIM_WIDTH / 2 - 3;
        switch (seat) {
            case NORTH -> y = edge;
            case EAST -> x = frame.feltWidth() + 2 * FilmGeometry.RIM_WIDTH - edge;
            case SOUTH -> y = frame.feltHeight() + 2 * FilmGeometry.RIM_WIDTH - edge;
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
