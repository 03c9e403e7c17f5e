package burraco.hall.proof;

import java.util.List;

/**
 * What came of checking all results that tables have signed.
 *
 * @param results how many there are
 * @param byHand results that somebody has entered
 */
public record ResultReport(int results, int byHand, List<ResultFault> faults) {
    public ResultReport {
        faults = List.copyOf(faults);
    }

    public boolean isSound() {
        return faults.stream().noneMatch(ResultFault::isWrong);
    }
}
