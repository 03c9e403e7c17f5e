package burraco.fitting;

import java.util.List;
import java.util.Optional;

/**
 * What captures say about the tracker's figures.
 *
 * @param fitting the hands used for fitting
 * @param checking the other hands
 * @param calibrated how often acts of the other hands were right, by how sure they were
 */
public record FittingReport(
        long seed,
        List<String> fitting,
        List<String> checking,
        List<FitPart> parts,
        Optional<CertaintyComparison> calibrated) {
    public FittingReport {
        fitting = List.copyOf(fitting);
        checking = List.copyOf(checking);
        parts = List.copyOf(parts);
    }
}
