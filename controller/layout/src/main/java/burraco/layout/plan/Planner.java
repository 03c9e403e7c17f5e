package burraco.layout.plan;

import burraco.engine.rules.RuleSet;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import burraco.layout.LayoutWriter;
import burraco.layout.MatchInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Plans a table that meets the requirements, or says why there is none. */
public final class Planner {
    private static final MatchInfo MATCH =
            new MatchInfo(3, false, Duration.ofMinutes(40), true, false);

    private final PlanRequest wish;

    private Planner(PlanRequest wish) {
        this.wish = wish;
    }

    public static Planned plan(PlanRequest wish) throws Refused {
        Planner one = new Planner(wish);
        for (int step = Measures.STEPS; step >= 0; step--) {
            Attempt attempt = new Attempt(wish, step);
            if (attempt.fits()) {
                return one.planned(attempt);
            }
        }
        throw one.tooSmall();
    }

    /** An attempt with one size of the fields. */
    private static final class Attempt {
        private final PlanRequest wish;
        private final List<UnplacedAntenna> parts;
        private final Sharing sharing;
        private final Floor floor;

        Attempt(PlanRequest wish, int step) throws Refused {
            this.wish = wish;
            Measures sizes = Measures.of(wish.card(), step);
            parts = UnplacedAntenna.all(wish.slots(), Measures.IN_PILE, wish.piles() == Piles.DEEP);
            sharing = Sharing.of(wish, parts);
            floor = new Floor(sizes, parts, sharing);
        }

        boolean fits() {
            return floor.width() <= wish.width() && floor.height() <= wish.height();
        }
    }

    private Refused tooSmall() throws Refused {
        Floor least = new Attempt(wish, 0).floor;
        return new Refused(
                String.format(
                                "%d places for melds a line want a playing field of %s at least,"
                                        + " not %s",
                                wish.slots(),
                                size(
                                        Math.ceilDiv(least.width(), 10) * 10,
                                        Math.ceilDiv(least.height(), 10) * 10),
                                size(wish.width(), wish.height()))
                        + "; "
                        + fewer());
    }

    /** The number of slots for which there is room, with a suitable number of readers. */
    private String fewer() {
        for (int slots = wish.slots() - 1; slots > 0; slots--) {
            try {
                if (new Attempt(wish.withSlots(slots), 0).fits()) {
                    return "there is room for " + slots;
                }
            } catch (Refused tooManyReaders) {
                return "with fewer places there is too little for so many readers";
            }
        }
        return "there is not even room for one";
    }

    /** In whole centimetres. */
    private static String size(int width, int height) {
        return centimetres(width) + "x" + centimetres(height) + " cm";
    }

    private static String centimetres(int millimetres) {
        String rest = millimetres % 10 == 0 ? "" : "." + millimetres % 10;
        return millimetres / 10 + rest;
    }

    private Planned planned(Attempt attempt) throws Refused {
        PlannedSources sources = PlannedSources.of(wish, attempt.sharing);
        Map<UnplacedAntenna, Area> places = attempt.floor.lay(wish.width(), wish.height());
        List<LaidAntenna> antennas = new ArrayList<>();
        for (UnplacedAntenna part : attempt.parts) {
            Antenna antenna =
                    new Antenna(
                            part.id(), attempt.sharing.port(part), places.get(part), part.stack());
            String source = sources.readers().get(attempt.sharing.reader(part)).id();
            antennas.add(new LaidAntenna(antenna, part.zone(), source));
        }
        List<LaidScale> scales = wish.piles() == Piles.SCALES ? sources.scales() : List.of();
        Layout layout =
                new Layout(
                        wish.name(),
                        RuleSet.FIBUR_INT_2018,
                        wish.language(),
                        "deck.csv",
                        MATCH,
                        sources.all(),
                        antennas,
                        scales);
        return new Planned(layout, LayoutWriter.write(layout) + ExtrasText.of(wish, sources));
    }
}
