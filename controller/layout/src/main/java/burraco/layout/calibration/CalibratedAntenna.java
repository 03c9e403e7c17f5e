package burraco.layout.calibration;

import java.util.List;

/**
 * What one antenna heard when it was calibrated.
 *
 * @param scans inventories a second
 * @param unclear the share of its inventories without a usable result
 * @param ghosts the number of tags that it heard with no card on it
 * @param middle the share of inventories in which it hears a card at its middle
 * @param places how often it hears a card farther out: first just inside its border, then beyond;
 *     empty if this was not measured
 * @param neighbours the other antennas that hear a card at its middle
 */
public record CalibratedAntenna(
        int antenna,
        double scans,
        double unclear,
        int ghosts,
        double middle,
        List<At> places,
        List<Neighbour> neighbours) {
    /** The share from which a card far from the middle counts as heard. */
    public static final double FAINT = 0.05;

    /** The distance of the first place from the border, in cm. */
    public static final double INSIDE_CM = 1;

    /** How often a card at this distance from the middle is heard. */
    public record At(double cm, double share) {}

    /** Another antenna, and how often it hears a card at the middle of this one. */
    public record Neighbour(int antenna, double share) {}

    public CalibratedAntenna {
        places = List.copyOf(places);
        neighbours = List.copyOf(neighbours);
    }

    /** The place just inside its border, if it was measured. */
    public At inside() {
        return places.getFirst();
    }

    /** The distance from its middle to its border on the side that was measured. */
    double border() {
        return inside().cm() + INSIDE_CM;
    }

    /** The largest distance from the middle, in cm, at which a card was heard at all. */
    public double reach() {
        double reach = 0;
        for (At place : places) {
            reach = place.share() >= FAINT ? Math.max(reach, place.cm()) : reach;
        }
        return reach;
    }
}
