package burraco.layout.calibration;

import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Something that a calibration shows and that somebody can mend. */
public sealed interface Finding {
    /** It hears next to nothing. */
    record Deaf(int antenna) implements Finding {}

    /** It hears a card at its middle less often than it should. */
    record Weak(int antenna, double share) implements Finding {}

    /** It hears what lies at the middle of another one. */
    record HearsNeighbour(int antenna, int neighbour, double share, int apart) implements Finding {}

    /** It hardly hears a card just inside its own border. */
    record Narrow(int antenna, double cm, double share) implements Finding {}

    /** It hears well beyond its border. */
    record Wide(int antenna, double beyond) implements Finding {}

    /** It heard tags with nothing on it. */
    record Ghosts(int antenna, int tags) implements Finding {}

    /** Many of its inventories come to nothing. */
    record Unclear(int antenna, double share) implements Finding {}

    /** It is seldom asked. */
    record Slow(int antenna, double scans) implements Finding {}

    /** A card there is heard by a good antenna nearly always. */
    double GOOD = 0.8;

    double NEARLY_NOTHING = 0.2;
    double AT_THE_BORDER = 0.4;
    double MUCH_UNCLEAR = 0.03;
    double SELDOM = 2;

    /** In cm: so far beyond its border nothing should be heard often. */
    double BEYOND = 2;

    double OFTEN = 0.5;

    /** The antenna to which it belongs. */
    int antenna();

    /** All that a calibration shows of this table, antenna by antenna. */
    static List<Finding> of(Calibration calibration, Layout layout) {
        List<Finding> findings = new ArrayList<>();
        for (LaidAntenna laid : layout.antennas()) {
            calibration.antenna(laid.id()).ifPresent(heard -> findings.addAll(alone(heard)));
            findings.addAll(hears(calibration, layout, laid));
        }
        return List.copyOf(findings);
    }

    private static List<Finding> alone(Heard heard) {
        List<Finding> findings = new ArrayList<>();
        int id = heard.antenna();
        if (heard.middle() < NEARLY_NOTHING) {
            findings.add(new Deaf(id));
        } else if (heard.middle() < GOOD) {
            findings.add(new Weak(id, heard.middle()));
        }
        findings.addAll(edges(heard));
        if (heard.ghosts() > 0) {
            findings.add(new Ghosts(id, heard.ghosts()));
        }
        if (heard.unclear() >= MUCH_UNCLEAR) {
            findings.add(new Unclear(id, heard.unclear()));
        }
        if (heard.scans() < SELDOM) {
            findings.add(new Slow(id, heard.scans()));
        }
        return findings;
    }

    private static List<Finding> edges(Heard heard) {
        List<Finding> findings = new ArrayList<>();
        if (heard.places().isEmpty()) {
            return findings;
        }
        Heard.At inside = heard.inside();
        if (inside.share() < AT_THE_BORDER && heard.middle() >= GOOD) {
            findings.add(new Narrow(heard.antenna(), inside.cm(), inside.share()));
        }
        double far = 0;
        for (Heard.At place : heard.places()) {
            far = place.share() >= OFTEN ? place.cm() - heard.border() : far;
        }
        if (far >= BEYOND) {
            findings.add(new Wide(heard.antenna(), far));
        }
        return findings;
    }

    /** The neighbours whose cards this one hears, as far as those were tried out. */
    private static List<Finding> hears(Calibration calibration, Layout layout, LaidAntenna laid) {
        List<Finding> findings = new ArrayList<>();
        for (Heard other : calibration.antennas()) {
            for (Heard.Neighbour neighbour : other.neighbours()) {
                Optional<LaidAntenna> its =
                        layout.antennas().stream()
                                .filter(one -> one.id() == other.antenna())
                                .findFirst();
                boolean often = neighbour.share() >= Heard.FAINT;
                if (neighbour.antenna() == laid.id() && often && its.isPresent()) {
                    int apart = apart(calibration, laid, its.get());
                    findings.add(
                            new HearsNeighbour(
                                    laid.id(), other.antenna(), neighbour.share(), apart));
                }
            }
        }
        return findings;
    }

    /** By how many cm they should move: until the middle of one is beyond the other's reach. */
    private static int apart(Calibration calibration, LaidAntenna hears, LaidAntenna other) {
        Area area = hears.antenna().area();
        Area lies = other.antenna().area();
        double between = -area.depth(lies.x(), lies.y());
        double beyond =
                calibration
                        .antenna(hears.id())
                        .filter(heard -> !heard.places().isEmpty())
                        .map(heard -> Math.max(0, heard.reach() - heard.border()))
                        .orElse(0.0);
        return (int) Math.clamp(StrictMath.ceil(beyond + 1 - between), 1, 20);
    }
}
