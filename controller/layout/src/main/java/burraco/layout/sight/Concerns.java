package burraco.layout.sight;

import burraco.cards.Line;
import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.SourceInfo;
import burraco.layout.Zone;
import java.util.ArrayList;
import java.util.List;

/** What to think about before a table like this is built. */
public final class Concerns {
    /** Between antennas of one reader, which scan one after the other. */
    public static final double NEAR_CM = 1;

    /** Between antennas of two readers, which disturb each other. */
    public static final double NEAR_OF_TWO_READERS_CM = 3;

    /** Places are written with few digits: less than this, in cm, is no distance. */
    private static final double HAIR_CM = 1e-6;

    private final Layout layout;
    private final List<Concern> concerns = new ArrayList<>();

    private Concerns(Layout layout) {
        this.layout = layout;
    }

    public static List<Concern> of(Layout layout) {
        Concerns one = new Concerns(layout);
        one.neighbours();
        layout.sources().forEach(one::reader);
        one.room();
        one.claims();
        return List.copyOf(one.concerns);
    }

    private void neighbours() {
        List<Concern.Pair> near = new ArrayList<>();
        List<Concern.Pair> ofTwoReaders = new ArrayList<>();
        List<LaidAntenna> all = layout.antennas();
        for (int i = 0; i < all.size(); i++) {
            for (LaidAntenna other : all.subList(i + 1, all.size())) {
                LaidAntenna one = all.get(i);
                boolean sameReader = one.source().equals(other.source());
                double between = between(one.antenna().area(), other.antenna().area());
                if (isMeantToTouch(one.zone(), other.zone())) {
                    continue;
                }
                Concern.Pair pair = new Concern.Pair(one.id(), other.id());
                if (sameReader && between < NEAR_CM - HAIR_CM) {
                    near.add(pair);
                } else if (!sameReader && between < NEAR_OF_TWO_READERS_CM - HAIR_CM) {
                    ofTwoReaders.add(pair);
                }
            }
        }
        if (!near.isEmpty()) {
            concerns.add(new Concern.Near(near));
        }
        if (!ofTwoReaders.isEmpty()) {
            concerns.add(new Concern.NearOfTwoReaders(ofTwoReaders));
        }
    }

    /** The pile is one row over all of its antennas. */
    private static boolean isMeantToTouch(Zone one, Zone other) {
        return one.equals(other) || one instanceof Zone.Pile && other instanceof Zone.Pile;
    }

    /** From edge to edge. */
    private static double between(Area one, Area other) {
        double x = Math.max(0, Math.max(other.left() - one.right(), one.left() - other.right()));
        double y = Math.max(0, Math.max(other.bottom() - one.top(), one.bottom() - other.top()));
        return StrictMath.sqrt(x * x + y * y);
    }

    private void reader(SourceInfo source) {
        List<LaidAntenna> its =
                layout.antennas().stream()
                        .filter(antenna -> antenna.source().equals(source.id()))
                        .toList();
        int millis = its.stream().mapToInt(ScanTime::millis).sum();
        if (millis > ScanTime.SLOW_MILLIS) {
            concerns.add(new Concern.SlowReader(source.id(), its.size(), millis));
        }
    }

    private void claims() {
        List<Integer> deep =
                layout.antennas().stream()
                        .filter(antenna -> antenna.antenna().stack() > ScanTime.USUAL_STACK)
                        .map(LaidAntenna::id)
                        .toList();
        if (!deep.isEmpty()) {
            concerns.add(new Concern.DeepAntennas(deep));
        }
    }

    private void room() {
        int ns = layout.slots(Line.NS);
        int ew = layout.slots(Line.EW);
        if (Math.min(ns, ew) < Coverage.ENOUGH_SLOTS) {
            concerns.add(new Concern.FewSlots(ns, ew));
        }
        double pile = 0;
        for (LaidAntenna antenna : layout.antennas(Zone.Pile.class)) {
            pile += antenna.antenna().area().w() * antenna.antenna().area().h();
        }
        if (pile < Coverage.ROW_OF_DISCARDS) {
            concerns.add(new Concern.ShortPile((int) pile));
        }
    }
}
