package burraco.web.console;

/**
 * Limits the PIN attempts of one source: growing pauses after wrong PINs, and a budget for the day.
 */
final class SourceLimit {
    private final PinThrottle throttle = new PinThrottle();
    private final AttemptBudget budget;

    SourceLimit(AttemptBudget budget) {
        this.budget = budget;
    }

    /** Milliseconds until the next attempt is allowed; 0 if one is allowed now. */
    long left(long now) {
        return Math.max(throttle.left(now), budget.left(now));
    }

    void failed(long now) {
        throttle.failed(now);
        budget.spend(now);
    }

    /**
     * A right PIN resets the pause, but not the budget: somebody who knows one PIN must not be able
     * to guess others any faster.
     */
    void succeeded() {
        throttle.succeeded();
    }
}
