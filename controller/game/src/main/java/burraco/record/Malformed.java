package burraco.record;

/**
 * Carries a problem from the reader to the place where it becomes the result; never leaves this
 * package.
 */
final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    Malformed(Problem problem) {
        this.problem = problem;
    }

    Malformed(int line, int column, Problem.Kind kind, Object... details) {
        this(Problem.at(line, column, kind, details));
    }

    /** It is about the record, not about the program. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    Problem problem() {
        return problem;
    }
}
