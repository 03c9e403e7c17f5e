package burraco.drawing;

import burraco.drawing.Cabling.Point;
import burraco.drawing.Pen.Anchor;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.UsualPlaces;
import burraco.layout.Zone;
import java.util.Optional;

/** Everything that lies under a table's felt, in its true size. */
final class Felt {
    private static final Ink EDGE = Ink.of("000000", 0.7);
    private static final Ink AXIS = Ink.of("9aa5ab", 0.25, 8.0, 3.0);
    private static final Ink COIL = Ink.of("1f6f4a", 0.8);
    private static final Ink CARD = Ink.of("9aa5ab", 0.25, 3.0, 2.0);
    private static final Ink SCALE = Ink.of("b03030", 0.5, 6.0, 2.0);
    private static final Ink CABLE = Ink.of("c07818", 0.35, 2.0, 2.0);
    private static final Ink READER = Ink.of("2c4f9e", 0.6);
    private static final String DARK = "20303a";

    /** The plate of a scale is smaller than its antenna, so that nothing touches it. */
    private static final double PLATE = 0.8;

    private final Layout layout;
    private final Size size;
    private final Cabling cabling;
    private final Names names;
    private final double cardWidth;
    private final double cardHeight;

    Felt(Layout layout, Size size, Size card) {
        this.layout = layout;
        this.size = size;
        cabling = Cabling.of(layout, size);
        names = Names.of(layout);
        cardWidth = card.width();
        cardHeight = card.height();
    }

    Cabling cabling() {
        return cabling;
    }

    void draw(Pen pen) {
        double w = size.width();
        double h = size.height();
        pen.line(-w / 2, 0, w / 2, 0, AXIS);
        pen.line(0, -h / 2, 0, h / 2, AXIS);
        pen.rectangle(-w / 2, -h / 2, w, h, EDGE);
        cabling.spots().forEach((id, at) -> reader(pen, id, at));
        layout.antennas().forEach(one -> cable(pen, one));
        layout.antennas().forEach(one -> antenna(pen, one));
        layout.scales().forEach(one -> scale(pen, one));
    }

    private void reader(Pen pen, String id, Point at) {
        double left = at.x() - Cabling.WIDTH / 2;
        double bottom = at.y() - Cabling.HEIGHT / 2;
        pen.rectangle(left, bottom, Cabling.WIDTH, Cabling.HEIGHT, READER);
        pen.text(at.x(), at.y() + 2, 7, Anchor.MIDDLE, READER.colour(), id);
        pen.text(at.x(), at.y() - 7, 4.5, Anchor.MIDDLE, READER.colour(), names.say("below"));
    }

    private void cable(Pen pen, LaidAntenna antenna) {
        Cabling.Way way = cabling.way(antenna);
        line(pen, way.hole(), way.bend());
        line(pen, way.bend(), way.reader());
    }

    private static void line(Pen pen, Point from, Point to) {
        pen.line(from.x(), from.y(), to.x(), to.y(), CABLE);
    }

    private void antenna(Pen pen, LaidAntenna antenna) {
        Area area = antenna.antenna().area();
        double x = 10 * area.x();
        double y = 10 * area.y();
        pen.rectangle(10 * area.left(), 10 * area.bottom(), 10 * area.w(), 10 * area.h(), COIL);
        boolean upright = area.h() >= area.w() == !(antenna.zone() instanceof Zone.OfSeat);
        double w = upright ? cardWidth : cardHeight;
        double h = upright ? cardHeight : cardWidth;
        pen.rectangle(x - w / 2, y - h / 2, w, h, CARD);
        Point hole = cabling.way(antenna).hole();
        pen.circle(hole.x(), hole.y(), 3, EDGE);
        pen.line(x - 4, y, x + 4, y, EDGE);
        pen.line(x, y - 4, x, y + 4, EDGE);
        pen.text(x, y + 13, 9, Anchor.MIDDLE, DARK, String.valueOf(antenna.id()));
        pen.text(x, y + 6, 5, Anchor.MIDDLE, DARK, names.say(antenna.zone()));
        pen.text(
                x,
                y - 9,
                4.5,
                Anchor.MIDDLE,
                DARK,
                antenna.source() + " / " + antenna.antenna().port());
        pen.text(
                x,
                y - 15,
                4,
                Anchor.MIDDLE,
                DARK,
                Figures.of(10 * area.w()) + " x " + Figures.of(10 * area.h()));
    }

    private void scale(Pen pen, LaidScale scale) {
        Optional<LaidAntenna> above = layout.antenna(scale.zone());
        Area area = above.map(one -> one.antenna().area()).orElse(UsualPlaces.of(scale.zone()));
        double w = 10 * PLATE * area.w();
        double h = 10 * PLATE * area.h();
        double x = 10 * area.x();
        double y = 10 * area.y();
        pen.rectangle(x - w / 2, y - h / 2, w, h, SCALE);
        pen.text(
                x,
                y - h / 2 + 4,
                4.5,
                Anchor.MIDDLE,
                SCALE.colour(),
                names.say("scale", scale.id(), scale.source(), scale.port()));
    }
}
