package burraco.fitting;

import burraco.measure.Calibration;
import java.util.List;

/** Of what was said to be so sure, so much was right: with the weights as they are, and fitted. */
public record Calibrated(Calibration before, Calibration after) {
    static Calibrated of(List<Said> acts, Logistic fitted) {
        return new Calibrated(by(acts, Weighing.ACTS.now), by(acts, fitted));
    }

    private static Calibration by(List<Said> acts, Logistic weights) {
        Calibration sum = Calibration.NONE;
        for (Said act : acts) {
            sum = sum.with(weights.sure(act), act.right());
        }
        return sum;
    }
}
