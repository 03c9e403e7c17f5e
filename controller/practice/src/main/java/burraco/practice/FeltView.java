package burraco.practice;

import burraco.engine.rules.Code;
import burraco.hal.Area;
import burraco.json.JsonObject;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.ZoneName;
import burraco.play.practice.Practice;
import java.util.List;

/** What never changes at a practice table: its layout, and the mistakes of its code of play. */
public record FeltView(List<ZoneView> zones, List<MistakeView> mistakes) implements JsonObject {
    /** The area of an antenna, in centimetres from the middle of the table. */
    public record ZoneView(int antenna, String zone, double x, double y, double w, double h)
            implements JsonObject {}

    static FeltView of(Layout layout) {
        Code code = layout.rules().code();
        return new FeltView(
                layout.antennas().stream().map(FeltView::zone).toList(),
                Practice.mistakes(code).stream().map(MistakeView::of).toList());
    }

    private static ZoneView zone(LaidAntenna laid) {
        Area area = laid.antenna().area();
        return new ZoneView(
                laid.id(),
                ZoneName.of(laid.zone()),
                Tenths.of(area.x()),
                Tenths.of(area.y()),
                Tenths.of(area.w()),
                Tenths.of(area.h()));
    }
}
