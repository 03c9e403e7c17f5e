package burraco.fitting;

import java.util.List;
import java.util.Optional;

/**
 * What captures say of the tracker's figures.
 *
 * @param fitting the hands to which they were fitted
 * @param checking the others
 * @param calibrated how right the acts of the others were, by how sure they were
 */
public record Report(
        long seed,
        List<String> fitting,
        List<String> checking,
        List<Part> parts,
        Optional<Calibrated> calibrated) {
    public Report {
        fitting = List.copyOf(fitting);
        checking = List.copyOf(checking);
        parts = List.copyOf(parts);
    }
}
