package burraco.layout.calibration;

import java.util.List;

/**
 * What one antenna was found to hear, when it was tried out.
 *
 * @param scans inventories a second
 * @param unclear the share of its inventories that came to nothing
 * @param ghosts how many tags it heard with nothing on it
 * @param middle the share of inventories in which it hears a card at its middle
 * @param places how often it hears a card farther out: first just inside its border, then beyond;
 *     empty where nobody tried
 * @param neighbours the other antennas that hear a card at its middle
 */
public record Heard(
        int antenna,
        double scans,
        double unclear,
        int ghosts,
        double middle,
        List<At> places,
        List<Neighbour> neighbours) {
    /** What still counts as heard, far from the middle. */
    public static final double FAINT = 0.05;

    /** How far inside the border the first place is, in cm. */
    public static final double INSIDE = 1;

    /** A card so far from the middle, in cm. */
    public record At(double cm, double share) {}

    /** Another antenna, and how often it hears what lies at the middle of this one. */
    public record Neighbour(int antenna, double share) {}

    public Heard {
        places = List.copyOf(places);
        neighbours = List.copyOf(neighbours);
    }

    /** Just inside its border, where that was tried out. */
    public At inside() {
        return places.getFirst();
    }

    /** How far its border is from its middle on the side that was tried out. */
    double border() {
        return inside().cm() + INSIDE;
    }

    /** The farthest place at which a card was heard now and then, in cm from the middle. */
    public double reach() {
        double reach = 0;
        for (At place : places) {
            reach = place.share() >= FAINT ? Math.max(reach, place.cm()) : reach;
        }
        return reach;
    }
}
