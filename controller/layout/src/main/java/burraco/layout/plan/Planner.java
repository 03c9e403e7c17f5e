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
import java.util.Optional;

/** Plans a table that meets the requirements, or says why there is none. */
public final class Planner {
    private static final MatchInfo MATCH =
            new MatchInfo(3, false, Duration.ofMinutes(40), true, false);

    /** With fewer places for melds a line a hand can hardly be played. */
    private static final int LEAST_SLOTS = 4;

    private Planner() {}

    /** With exactly so many places for melds as are wished. */
    public static Planned plan(PlanRequest wish) throws Refused {
        Optional<Attempt> fitting = Attempt.fitting(wish);
        if (fitting.isPresent()) {
            return planned(fitting.get(), wish.slots());
        }
        throw new Refused(
                new Obstacle.NoRoom(wish.slots(), asked(wish), Attempt.least(wish), fewer(wish)));
    }

    /** With so many places for melds, or as many as there is room for. */
    public static Planned planWithRoomFor(PlanRequest wish) throws Refused {
        Optional<Attempt> whole = Attempt.fitting(wish);
        if (whole.isPresent()) {
            return planned(whole.get(), wish.slots());
        }
        PlanRequest smallest = wish;
        for (int slots = wish.slots() - 1; slots >= LEAST_SLOTS; slots--) {
            PlanRequest less = wish.withSlots(slots);
            try {
                Optional<Attempt> fitting = Attempt.fitting(less);
                if (fitting.isPresent()) {
                    return planned(fitting.get(), wish.slots());
                }
                smallest = less;
            } catch (Refused tooManyReaders) {
                break;
            }
        }
        Obstacle.Size least = Attempt.least(smallest);
        Obstacle.Size nearest =
                new Obstacle.Size(
                        Math.max(wish.width(), least.width()),
                        Math.max(wish.height(), least.height()));
        throw new Refused(new Obstacle.TooSmall(smallest.slots(), asked(wish), nearest));
    }

    private static Obstacle.Size asked(PlanRequest wish) {
        return new Obstacle.Size(wish.width(), wish.height());
    }

    /** The number of slots for which there is room, with a suitable number of readers. */
    private static Obstacle.Fewer fewer(PlanRequest wish) {
        for (int slots = wish.slots() - 1; slots > 0; slots--) {
            try {
                if (Attempt.fitting(wish.withSlots(slots)).isPresent()) {
                    return new Obstacle.Fewer.Room(slots);
                }
            } catch (Refused tooManyReaders) {
                return new Obstacle.Fewer.TooManyReaders();
            }
        }
        return new Obstacle.Fewer.NotEvenOne();
    }

    private static Planned planned(Attempt attempt, int slots) throws Refused {
        PlanRequest wish = attempt.wish();
        PlannedSources sources = PlannedSources.of(wish, attempt.sharing());
        Map<UnplacedAntenna, Area> places = attempt.floor().lay(wish.width(), wish.height());
        List<LaidAntenna> antennas = new ArrayList<>();
        for (UnplacedAntenna part : attempt.parts()) {
            Antenna antenna =
                    new Antenna(
                            part.id(),
                            attempt.sharing().port(part),
                            places.get(part),
                            part.stack());
            String source = sources.readers().get(attempt.sharing().reader(part)).id();
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
        return new Planned(
                layout,
                LayoutWriter.write(layout) + ExtrasText.of(wish, sources),
                attempt.compromises(slots));
    }
}
