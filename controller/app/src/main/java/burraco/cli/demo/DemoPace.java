package burraco.cli.demo;

/**
 * How fast a match is shown: more slowly while there is something to read. The course of the match
 * does not depend on it.
 */
final class DemoPace {
    private static final double SLOWEST = 0.25;
    private static final double FASTEST = 64;

    /** There is little to see while cards are dealt. */
    private static final double IN_THE_DEAL = 4;

    private static final double MILLION = 1e6;

    private double speed;
    private long table;
    private double due;

    DemoPace(double speed) {
        this.speed = speed;
        due = System.nanoTime();
    }

    double speed() {
        return speed;
    }

    void faster() {
        speed = Math.max(speed, Math.min(FASTEST, speed * 2));
    }

    void slower() {
        speed = Math.min(speed, Math.max(SLOWEST, speed / 2));
    }

    /** What is being shown. */
    enum Sight {
        PLAY,
        DEAL,
        SOMETHING_TO_READ
    }

    /** Sets the table's time. */
    void isLater(long now, Sight sight) {
        double times =
                switch (sight) {
                    case PLAY -> speed;
                    case DEAL -> speed > 1 ? speed * IN_THE_DEAL : speed;
                    case SOMETHING_TO_READ -> Math.min(1, speed);
                };
        due += Math.max(0, now - table) * MILLION / times;
        table = now;
    }

    /** Nanoseconds to wait before the next step. Time that was lost is not made up. */
    long left() {
        long now = System.nanoTime();
        if (due < now) {
            due = now;
        }
        return (long) (due - now);
    }
}
