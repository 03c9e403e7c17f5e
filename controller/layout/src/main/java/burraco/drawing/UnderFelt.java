package burraco.drawing;

import burraco.drawing.Cabling.Point;
import burraco.drawing.Pen.Anchor;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.UsualPlaces;
import burraco.layout.Zone;
import burraco.text.Decimals;
import java.util.Optional;

/** Draws what lies under the felt at full size: antennas, scales, readers and cables. */
final class UnderFelt {
    private static final LineStyle EDGE = LineStyle.of("000000", 0.7);
    private static final LineStyle AXIS = LineStyle.of("9aa5ab", 0.25, 8.0, 3.0);
    private static final LineStyle COIL = LineStyle.of("1f6f4a", 0.8);
    private static final LineStyle CARD = LineStyle.of("9aa5ab", 0.25, 3.0, 2.0);
    private static final LineStyle SCALE = LineStyle.of("b03030", 0.5, 6.0, 2.0);
    private static final LineStyle CABLE = LineStyle.of("c07818", 0.35, 2.0, 2.0);
    private static final LineStyle READER = LineStyle.of("2c4f9e", 0.6);
    private static final String DARK = "20303a";

    /**
     * A scale's plate is smaller than the antenna above it, so that it touches nothing. Share of
     * the antenna's size.
     */
    private static final double PLATE_SHARE = 0.8;

    private final Layout layout;
    private final Dimensions size;
    private final Cabling cabling;
    private final DrawingLabels names;
    private final double cardWidth;
    private final double cardHeight;

    UnderFelt(Layout layout, Dimensions size, Dimensions card) {
        this.layout = layout;
        this.size = size;
        cabling = Cabling.of(layout, size);
        names = DrawingLabels.of(layout);
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
        double left = at.x() - Cabling.READER_WIDTH_MM / 2;
        double bottom = at.y() - Cabling.READER_HEIGHT_MM / 2;
        pen.rectangle(left, bottom, Cabling.READER_WIDTH_MM, Cabling.READER_HEIGHT_MM, READER);
        pen.text(at.x(), at.y() + 2, 7, Anchor.MIDDLE, READER.colour(), id);
        pen.text(at.x(), at.y() - 7, 4.5, Anchor.MIDDLE, READER.colour(), names.say("below"));
    }

    private void cable(Pen pen, LaidAntenna antenna) {
        Cabling.Route way = cabling.route(antenna);
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
        Point hole = cabling.route(antenna).hole();
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
                Decimals.of(10 * area.w()) + " x " + Decimals.of(10 * area.h()));
    }

    private void scale(Pen pen, LaidScale scale) {
        Optional<LaidAntenna> above = layout.antenna(scale.zone());
        Area area = above.map(one -> one.antenna().area()).orElse(UsualPlaces.of(scale.zone()));
        double w = 10 * PLATE_SHARE * area.w();
        double h = 10 * PLATE_SHARE * area.h();
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
