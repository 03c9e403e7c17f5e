package burraco.record;

/** Leads out of the reader to where the problem becomes its answer; never leaves this package. */
final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    Malformed(Problem problem) {
        super(null, null, false, false);
        this.problem = problem;
    }

    Malformed(int line, int column, Problem.Kind kind, Object... details) {
        this(Problem.at(line, column, kind, details));
    }

    Problem problem() {
        return problem;
    }
}
