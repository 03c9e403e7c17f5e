package burraco.layout.calibration;

import burraco.hal.Area;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A defect that a calibration shows and that can be repaired. */
public sealed interface CalibrationFinding {
    /** It hears almost nothing. */
    record Deaf(int antenna) implements CalibrationFinding {}

    /** It hears a card at its middle less often than it should. */
    record Weak(int antenna, double share) implements CalibrationFinding {}

    /** It hears a card at the middle of another antenna. */
    record HearsNeighbour(int antenna, int neighbour, double share, int apart)
            implements CalibrationFinding {}

    /** It rarely hears a card just inside its own border. */
    record Narrow(int antenna, double cm, double share) implements CalibrationFinding {}

    /** It hears well beyond its border. */
    record Wide(int antenna, double beyond) implements CalibrationFinding {}

    /** It heard tags with no card on it. */
    record Ghosts(int antenna, int tags) implements CalibrationFinding {}

    /** Many of its inventories have no usable result. */
    record Unclear(int antenna, double share) implements CalibrationFinding {}

    /** It makes few inventories a second. */
    record Slow(int antenna, double scans) implements CalibrationFinding {}

    /** A good antenna hears a card at least this often. */
    double GOOD = 0.8;

    double NEARLY_NOTHING = 0.2;
    double AT_THE_BORDER = 0.4;
    double MUCH_UNCLEAR = 0.03;
    double SELDOM = 2;

    /** The distance beyond the border, in cm, from which nothing should be heard often. */
    double BEYOND_CM = 2;

    double OFTEN = 0.5;

    /** The antenna that has the defect. */
    int antenna();

    /** All defects that a calibration of this table shows, antenna by antenna. */
    static List<CalibrationFinding> of(Calibration calibration, Layout layout) {
        List<CalibrationFinding> findings = new ArrayList<>();
        for (LaidAntenna laid : layout.antennas()) {
            calibration.antenna(laid.id()).ifPresent(heard -> findings.addAll(alone(heard)));
            findings.addAll(hears(calibration, layout, laid));
        }
        return List.copyOf(findings);
    }

    private static List<CalibrationFinding> alone(CalibratedAntenna heard) {
        List<CalibrationFinding> findings = new ArrayList<>();
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

    private static List<CalibrationFinding> edges(CalibratedAntenna heard) {
        List<CalibrationFinding> findings = new ArrayList<>();
        if (heard.places().isEmpty()) {
            return findings;
        }
        CalibratedAntenna.At inside = heard.inside();
        if (inside.share() < AT_THE_BORDER && heard.middle() >= GOOD) {
            findings.add(new Narrow(heard.antenna(), inside.cm(), inside.share()));
        }
        double far = 0;
        for (CalibratedAntenna.At place : heard.places()) {
            far = place.share() >= OFTEN ? place.cm() - heard.border() : far;
        }
        if (far >= BEYOND_CM) {
            findings.add(new Wide(heard.antenna(), far));
        }
        return findings;
    }

    /** The neighbours whose cards this antenna hears, as far as it was measured. */
    private static List<CalibrationFinding> hears(
            Calibration calibration, Layout layout, LaidAntenna laid) {
        List<CalibrationFinding> findings = new ArrayList<>();
        for (CalibratedAntenna other : calibration.antennas()) {
            for (CalibratedAntenna.Neighbour neighbour : other.neighbours()) {
                Optional<LaidAntenna> its =
                        layout.antennas().stream()
                                .filter(one -> one.id() == other.antenna())
                                .findFirst();
                boolean often = neighbour.share() >= CalibratedAntenna.FAINT;
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

    /**
     * How far to move them apart, in cm, so that neither hears a card at the middle of the other.
     */
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
