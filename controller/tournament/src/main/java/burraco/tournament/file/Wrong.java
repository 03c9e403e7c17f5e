package burraco.tournament.file;

/** Ends the reading of one change. It never leaves this package. */
final class Wrong extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    Wrong(Problem problem) {
        super(problem.what().key(), null, false, false);
        this.problem = problem;
    }

    Problem problem() {
        return problem;
    }
}
