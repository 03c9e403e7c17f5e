package burraco.fitting;

import burraco.measure.CertaintyCounts;
import java.util.List;

/**
 * How often acts that were said to be so sure were right, with the present weights and with the
 * fitted ones.
 */
public record CertaintyComparison(CertaintyCounts before, CertaintyCounts after) {
    static CertaintyComparison of(List<RatedStatement> acts, Logistic fitted) {
        return new CertaintyComparison(by(acts, CertaintyModel.ACTS.now), by(acts, fitted));
    }

    private static CertaintyCounts by(List<RatedStatement> acts, Logistic weights) {
        CertaintyCounts sum = CertaintyCounts.NONE;
        for (RatedStatement act : acts) {
            sum = sum.with(weights.sure(act), act.right());
        }
        return sum;
    }
}
