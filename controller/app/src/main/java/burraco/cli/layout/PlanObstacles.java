package burraco.cli.layout;

import burraco.layout.plan.Obstacle;
import burraco.text.Sentence;

/** Says why a table cannot be planned, and what can be. */
final class PlanObstacles {
    private PlanObstacles() {}

    static Sentence sentence(Obstacle why) {
        return switch (why) {
            case Obstacle.NoRoom(int slots, var asked, var least, var fewer) ->
                    new Sentence(
                            "layout.no-room", slots, size(least), size(asked), sentence(fewer));
            case Obstacle.TooSmall small ->
                    new Sentence(
                            "layout.too-small",
                            size(small.asked()),
                            new Sentence(direction(small)),
                            small.slots(),
                            size(small.nearest()));
            case Obstacle.IdleReaders(int antennas, int readers) ->
                    new Sentence("layout.idle-readers", antennas, readers);
            case Obstacle.FewReaders(int antennas, int least, String kind, int asked, int each) ->
                    new Sentence("layout.few-readers", antennas, least, kind, asked, each);
            case Obstacle.FewBoards(int scales, int least, int each, String kind) ->
                    new Sentence("layout.few-boards", scales, least, each, kind);
            case Obstacle.OtherCables(int named, int needed) ->
                    new Sentence("layout.other-cables", named, needed);
            case Obstacle.NoBoardForExtras() -> new Sentence("layout.no-board");
        };
    }

    private static Sentence sentence(Obstacle.Fewer fewer) {
        return switch (fewer) {
            case Obstacle.Fewer.Room(int slots) -> new Sentence("layout.fewer.room", slots);
            case Obstacle.Fewer.TooManyReaders() -> new Sentence("layout.fewer.readers");
            case Obstacle.Fewer.NotEvenOne() -> new Sentence("layout.fewer.none");
        };
    }

    private static String direction(Obstacle.TooSmall small) {
        if (small.tooNarrow() && small.tooShallow()) {
            return "layout.too-small.both";
        }
        return small.tooNarrow() ? "layout.too-small.width" : "layout.too-small.height";
    }

    private static String size(Obstacle.Size size) {
        return Centimetres.of(size.width()) + "x" + Centimetres.of(size.height());
    }
}
