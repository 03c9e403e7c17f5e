package burraco.web.console;

/**
 * Where somebody comes in who gives a PIN: he waits a little longer after each wrong one, and there
 * are only so many a day.
 */
final class Door {
    private final Patience patience = new Patience();
    private final Budget budget;

    Door(Budget budget) {
        this.budget = budget;
    }

    /** Milliseconds until another PIN is tried here; 0 where one is now. */
    long left(long now) {
        return Math.max(patience.left(now), budget.left(now));
    }

    void failed(long now) {
        patience.failed(now);
        budget.spend(now);
    }

    /** Who knows one PIN may not try out others any faster: what was spent stays spent. */
    void succeeded() {
        patience.succeeded();
    }
}
